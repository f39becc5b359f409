/** Stored by the service worker together with the offline page. */
export const offlinePicture = '/zed/head.avif'
