import { onFirst, touches } from '../runtime/first-interaction.ts'

/**
 * Delays `loading="lazy"` pictures (base.css), even on the first screen, so that the main picture gets the bandwidth.
 * Ends on first touch or scroll, or when the returned function is called.
 */
export function holdLatePictures(): () => void {
  const { dataset } = document.documentElement
  dataset['opening'] = ''
  const show = () => delete dataset['opening']
  onFirst([...touches, 'scroll'], show)
  return show
}
