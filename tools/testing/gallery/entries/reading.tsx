import { useState } from 'react'
import { ReadingKeys, type ReadingState } from '../../../../src/reading/reading-keys.tsx'
import type { Entry } from '../entry.ts'
import { onGround } from '../ground.tsx'

const total = 41

function Keys({ at, isKnown = true, words = '' }: { at: ReadingState; isKnown?: boolean; words?: string }) {
  const [state, setState] = useState(at)
  const [index, setIndex] = useState(2)
  return (
    <ReadingKeys
      state={state}
      index={index}
      total={isKnown ? total : 0}
      words={words}
      rate={1}
      onBack={() => setIndex(Math.max(0, index - 1))}
      onForward={() => setIndex(Math.min(total - 1, index + 1))}
      onPause={() => setState('paused')}
      onResume={() => setState('speaking')}
      onHere={() => setIndex(0)}
      setRate={() => {}}
      onStop={() => setState('idle')}
    />
  )
}

export const entries: Entry[] = [
  {
    name: 'reading-keys',
    states: {
      opening: onGround(<Keys at="opening" isKnown={false} />),
      speaking: onGround(<Keys at="speaking" />),
      'a-drawing': onGround(
        <Keys at="speaking" words="Dibujo: la cápside de un virus, con forma de dado de veinte caras." />,
      ),
      paused: onGround(<Keys at="paused" />),
      interrupted: onGround(<Keys at="interrupted" />),
      failed: onGround(<Keys at="failed" />),
      ended: onGround(<Keys at="ended" />),
    },
  },
]
