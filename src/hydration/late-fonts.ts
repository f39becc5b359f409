/**
 * Applies the sheet of the site's fonts, which the page links for no medium. Browsers give fonts a higher priority than pictures:
 * fetched at once they would keep the main picture waiting on a slow line.
 */
export function fetchFonts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-fonts]')) link.media = 'all'
}
