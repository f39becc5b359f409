/**
 * Fetches the fonts that came after the first paint. An `optional` face is never swapped in, so that nothing shifts while
 * a visitor reads; but the next page is a new one, and the app shows it in the same document. Call it while that page is
 * being prepared. Resolves when the fonts are there or can't be had, with what puts them to use.
 */
export async function loadLateFonts(document: Document): Promise<() => void> {
  if (!fontsCameLate()) return () => {}
  const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].flatMap(optionalFace))
  await Promise.allSettled(faces.map((face) => face.load()))
  return () => {
    for (const face of faces) if (face.status === 'loaded') document.fonts.add(face)
  }
}

/** Whether the first paint had to do without some font. */
function fontsCameLate(): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return resources.some(({ name, responseEnd }) => name.endsWith('.woff2') && responseEnd > painted)
}

function optionalFace(rule: CSSRule): FontFace[] {
  if (!(rule instanceof CSSFontFaceRule) || rule.style.getPropertyValue('font-display') !== 'optional') return []
  const read = (name: string) => rule.style.getPropertyValue(name)
  const descriptors = { style: read('font-style'), weight: read('font-weight'), stretch: read('font-stretch') }
  const given = Object.fromEntries(Object.entries(descriptors).filter(([, value]) => value !== ''))
  return [new FontFace(read('font-family').replace(/^["']|["']$/g, ''), read('src'), given)]
}
