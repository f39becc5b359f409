/**
 * Enables the font style sheet, initially linked for no medium. Browsers prioritize fonts over pictures, which would
 * delay the main picture.
 */
export function fetchFonts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-fonts]')) link.media = 'all'
}
