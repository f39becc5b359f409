export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: PlainClick): boolean {
  return !(button || metaKey || ctrlKey || shiftKey || altKey)
}

type PlainClick = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>
