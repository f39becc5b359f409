import { onFirst, touches } from '../runtime/first-interaction.ts'

/**
 * Holds back what is loaded late (`loading="lazy"`, base.css), also where it stands on the first screen: a slow line is
 * shared by all that is asked for, and the page's main picture would come later. It ends with the function that this
 * answers with, or at the visitor's first touch or scrolling.
 */
export function holdLatePictures(): () => void {
  const { dataset } = document.documentElement
  dataset['opening'] = ''
  const show = () => delete dataset['opening']
  onFirst([...touches, 'scroll'], show)
  return show
}
