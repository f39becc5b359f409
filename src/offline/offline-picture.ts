/** Path of the picture on the offline page, which the service worker keeps with it. */
export const offlinePicture = '/zed/head.avif'
