/** The id of what leads to Zed on a page: his panel where it is open, else the button that opens it. */
export const zedId = 'zed'
