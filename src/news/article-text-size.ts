/** The steps in which a reader can set the text of articles. */
export const textSizes = ['normal', 'large', 'larger'] as const
export type TextSize = (typeof textSizes)[number]

const textSizeKey = 'text-size'

/** The size kept by this browser; `normal` when there is none or storage is closed. */
export function readTextSize(): TextSize {
  try {
    const stored = localStorage.getItem(textSizeKey)
    return textSizes.find((size) => size === stored) ?? 'normal'
  } catch {
    return 'normal'
  }
}

/** Keeps the size in this browser. One that refuses storage loses only the memory of it. */
export function storeTextSize(size: TextSize): void {
  try {
    localStorage.setItem(textSizeKey, size)
  } catch (error) {
    console.warn('The text size could not be stored', error)
  }
}

/** Sets the text: the tokens know the sizes by the document's attribute. */
export function showTextSize(size: TextSize): void {
  if (size === 'normal') delete document.documentElement.dataset['textSize']
  else document.documentElement.dataset['textSize'] = size
}
