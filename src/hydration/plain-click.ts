export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: PlainClick): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

type PlainClick = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>
