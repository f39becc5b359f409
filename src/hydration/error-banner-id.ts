/** The element that stands empty in every page until something is missing: a live region that screen readers know before. */
export const errorBannerId = 'notice'
