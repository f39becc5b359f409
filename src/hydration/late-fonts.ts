/** Enables the font style sheet late, because browsers prioritize fonts over the main picture. */
export function fetchFonts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-fonts]')) link.media = 'all'
}
