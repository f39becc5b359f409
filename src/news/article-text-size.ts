export const textSizes = ['normal', 'large', 'larger'] as const
export type TextSize = (typeof textSizes)[number]

const textSizeKey = 'text-size'

export function readTextSize(): TextSize {
  try {
    const stored = localStorage.getItem(textSizeKey)
    return textSizes.find((size) => size === stored) ?? 'normal'
  } catch {
    return 'normal'
  }
}

export function storeTextSize(size: TextSize): void {
  try {
    localStorage.setItem(textSizeKey, size)
  } catch (error) {
    console.warn('The text size could not be stored', error)
  }
}

export function showTextSize(size: TextSize): void {
  if (size === 'normal') delete document.documentElement.dataset['textSize']
  else document.documentElement.dataset['textSize'] = size
}
