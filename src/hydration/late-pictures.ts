import { onFirst, touches } from '../runtime/first-interaction.ts'

/** Delays lazy pictures (base.css) in favor of the main one until touch or scroll, or until the result is called. */
export function holdLatePictures(): () => void {
  const { dataset } = document.documentElement
  dataset['opening'] = ''
  const show = () => delete dataset['opening']
  onFirst([...touches, 'scroll'], show)
  return show
}
