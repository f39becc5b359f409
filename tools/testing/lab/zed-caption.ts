import { captionWords, wordAt } from '../../../src/assistant/caption-track.ts'
import type { TalkReply } from '../../../src/contract/talk-reply.ts'
import { html } from './elements.ts'

export interface Caption {
  element: HTMLElement
  show: (reply: TalkReply | null) => void
}

/** What is spoken, with the word lit that sounds by the engine's clock. */
export function createCaption(currentTime: () => number | null): Caption {
  const element = html('p', { class: 'caption', 'aria-label': 'What is spoken' })
  let words: ReturnType<typeof captionWords> = []
  let spans: HTMLElement[] = []

  function follow(): void {
    const time = currentTime()
    const lit = time === null ? -1 : wordAt(words, time)
    for (const [index, span] of spans.entries())
      if (index === lit) span.setAttribute('aria-current', 'true')
      else span.removeAttribute('aria-current')
    requestAnimationFrame(follow)
  }
  requestAnimationFrame(follow)

  return {
    element,
    show(reply) {
      words = reply ? captionWords(reply) : []
      spans = words.map(({ from, to }) => html('span', {}, reply?.text.slice(from, to) ?? ''))
      element.replaceChildren(...spans.flatMap((span, index) => between(reply?.text ?? '', index).concat(span)))
      element.append(reply?.text.slice(words.at(-1)?.to ?? 0) ?? '')
    },
  }

  function between(text: string, index: number): (string | HTMLElement)[] {
    return [text.slice(words[index - 1]?.to ?? 0, words[index]?.from)]
  }
}
