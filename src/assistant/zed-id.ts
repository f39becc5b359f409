/**
 * The id of what leads to Zed on a page: his panel where it is open, else the button that opens it. Not `zed` alone: an id is a
 * global of the page, too, and that one is the testers'.
 */
export const zedId = 'zed-place'
