export const errorBannerId = 'notice'
