/** Id of the live region for errors, present and empty in every page. */
export const errorBannerId = 'notice'
