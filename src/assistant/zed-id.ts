/** Id of the open panel, else of its button. Not `zed`: ids become globals, and `window.zed` is the test API. */
export const zedId = 'zed-place'
