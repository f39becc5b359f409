/**
 * Id of the way to Zed: the open panel, else its button. Not `zed`, because ids become globals and `window.zed` is the
 * test API.
 */
export const zedId = 'zed-place'
