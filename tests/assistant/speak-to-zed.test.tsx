// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeRecognition, lastRecognition } from '../listening/fake-recognition.ts'
import { article, button, field, freshPages, panel, quiet, reading, replyOf, settle } from './rendered-panel.tsx'
// Loaded in advance, as after the first interaction.
import '../../src/assistant/speak-to-zed.deferred.tsx'

freshPages()

/** Tells the last observer of the field how wide it is (px). */
let fieldIs: (width: number) => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: IntersectionObserverCallback) {
        fieldIs = (width) => tell([{ boundingClientRect: { width } } as IntersectionObserverEntry], null as never)
      }
      observe() {}
      disconnect() {}
    },
  )
  FakeRecognition.last = undefined
  FakeRecognition.opens = true
  localStorage.setItem('zed-microphone', 'browser')
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const microphone = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Preguntar con la voz' })

type Room = Awaited<ReturnType<typeof quiet>>

/** After the first interaction, which brings the microphone. */
async function used(begin: () => Promise<Room> = quiet): Promise<Room> {
  const room = await begin()
  fireEvent.pointerDown(document.body)
  await vi.waitFor(() => expect(microphone()).not.toBeNull())
  return room
}

function theMicrophone(): HTMLButtonElement {
  const found = microphone()
  if (!found) throw new Error('There is no microphone')
  return found
}

async function press(): Promise<void> {
  fireEvent.pointerDown(theMicrophone(), { button: 0, pointerId: 1 })
  await settle()
}
async function release(): Promise<void> {
  fireEvent.pointerUp(theMicrophone(), { button: 0, pointerId: 1 })
  fireEvent.click(theMicrophone(), { detail: 1 })
  await settle()
}
async function hear(tell: (recognition: FakeRecognition) => void): Promise<void> {
  act(() => tell(lastRecognition()))
  await settle()
}
const isPressed = () => theMicrophone().getAttribute('aria-pressed') === 'true'

describe('the microphone', () => {
  it('is absent where nobody recognises speech', async () => {
    vi.unstubAllGlobals()
    await quiet()
    fireEvent.pointerDown(document.body)
    await settle()
    await settle()
    expect(microphone()).toBeNull()
  })

  it('opens nothing until it is pressed', async () => {
    await used()
    expect(FakeRecognition.last).toBeUndefined()
    expect(isPressed()).toBe(false)
  })

  it('listens while it is held, shows words as they come, and leaves them to be corrected', async () => {
    const room = await used()
    const before = room.asked.length
    await press()
    expect(isPressed()).toBe(true)
    expect(lastRecognition().lang).toBe('es-ES')
    expect(field().placeholder).toBe('Te escucho…')
    await room.pass(500)
    await hear((recognition) => recognition.say('que es'))
    expect(field().value).toBe('que es')
    await release()
    expect(lastRecognition().calls).toEqual(['start', 'stop'])
    await hear((recognition) => {
      recognition.say('¿Qué es un grano?')
      recognition.end()
    })
    expect(field().value).toBe('¿Qué es un grano?')
    expect(document.activeElement).toBe(field())
    expect(field().selectionStart).toBe(field().value.length)
    expect(room.asked).toHaveLength(before)
    await room.user.keyboard('{Enter}')
    expect(room.last().body).toMatchObject({ history: [{ role: 'user', content: '¿Qué es un grano?' }] })
  })

  it.each(['Enter', ' '])('begins and ends with the key %j', async (key) => {
    const room = await used()
    act(() => theMicrophone().focus())
    await room.user.keyboard(key === ' ' ? ' ' : '{Enter}')
    expect(isPressed()).toBe(true)
    await hear((recognition) => recognition.say('hola'))
    await room.user.keyboard(key === ' ' ? ' ' : '{Enter}')
    expect(lastRecognition().calls).toEqual(['start', 'stop'])
    await hear((recognition) => recognition.end())
    expect([isPressed(), field().value]).toEqual([false, 'hola'])
  })

  it('takes a key that is held down for one press', async () => {
    const room = await used()
    act(() => theMicrophone().focus())
    await room.user.keyboard('{Enter>3/}')
    expect(lastRecognition().calls).toEqual(['start'])
    expect(isPressed()).toBe(true)
  })

  it('adds to what is written already', async () => {
    const room = await used()
    await room.user.type(field(), 'Oye Zed, ')
    await press()
    await release()
    await hear((recognition) => recognition.say('por qué'))
    await hear((recognition) => {
      recognition.say('¿por qué brilla?')
      recognition.end()
    })
    expect(field().value).toBe('Oye Zed, ¿por qué brilla?')
  })

  it('gives way to a reader who types, and takes no word more', async () => {
    await used()
    await press()
    await release()
    await hear((recognition) => recognition.say('por qué'))
    fireEvent.input(field(), { target: { value: 'por que no' } })
    await settle()
    expect(lastRecognition().calls.at(-1)).toBe('abort')
    await hear((recognition) => recognition.say('por qué brilla'))
    expect(field().value).toBe('por que no')
  })

  it('ends when what was heard is sent', async () => {
    const room = await used()
    await press()
    await release()
    await hear((recognition) => recognition.say('¿Qué es un grano?'))
    await room.user.click(button('Enviar'))
    await vi.waitFor(() => expect(lastRecognition().calls.at(-1)).toBe('abort'))
    expect(room.last().body).toMatchObject({ history: [{ role: 'user', content: '¿Qué es un grano?' }] })
    expect(field().value).toBe('')
  })

  it('takes back what was heard with Escape, and the panel stays', async () => {
    const room = await used()
    await room.user.type(field(), 'Oye')
    await press()
    await release()
    await hear((recognition) => recognition.say('nada'))
    expect(field().value).toBe('Oye nada')
    await room.user.keyboard('{Escape}')
    await settle()
    expect(field().value).toBe('Oye')
    expect(lastRecognition().calls.at(-1)).toBe('abort')
    expect(panel()).not.toBeNull()
  })

  it('ends by itself when the reader has finished', async () => {
    const room = await used()
    await press()
    await release()
    await hear((recognition) => recognition.say('hola'))
    await room.pass(2500)
    expect(lastRecognition().calls).toEqual(['start', 'stop'])
    expect(field().placeholder).toBe('Lo paso a texto…')
  })

  it('is free when the panel closes', async () => {
    const room = await used()
    await press()
    await release()
    await room.user.click(button('Cerrar el panel de Zed'))
    await settle()
    expect(panel()).toBeNull()
    expect(lastRecognition().calls.at(-1)).toBe('abort')
  })

  it('is free when the language changes, and listens in the other one then', async () => {
    const room = await used()
    await press()
    await release()
    await room.turnTo({ subject: { ...article, id: '1', summaryText: 'Light fits in a grain.' }, language: 'en' })
    expect(lastRecognition().calls.at(-1)).toBe('abort')
    const other = await screen.findByRole('button', { name: 'Ask by voice' })
    fireEvent.click(other)
    await settle()
    expect(lastRecognition().lang).toBe('en-US')
  })

  it('stops when the field is folded away, with what was said', async () => {
    await used()
    await press()
    await release()
    act(() => fieldIs(300))
    expect(lastRecognition().calls).toEqual(['start'])
    act(() => fieldIs(0))
    expect(lastRecognition().calls).toEqual(['start', 'stop'])
  })

  it('stops when the page is hidden, with what was said', async () => {
    await used()
    await press()
    await release()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    fireEvent(document, new Event('visibilitychange'))
    expect(lastRecognition().calls).toEqual(['start', 'stop'])
  })
})

describe('speaking interrupts Zed', () => {
  it('who reads the summary: he can go on with it', async () => {
    const room = await used(reading)
    await press()
    expect(room.engine.diary.at(-1)).toBe('pause')
    expect(button('Seguir')).toBeTruthy()
  })

  it('and ends when the reader lets him speak on', async () => {
    const room = await used(reading)
    await press()
    await release()
    await room.user.click(button('Seguir'))
    await settle()
    expect(room.engine.diary.at(-1)).toBe('resume')
    expect(lastRecognition().calls).toEqual(['start', 'stop'])
  })

  it('who answers: the field is free', async () => {
    const room = await used()
    await room.user.type(field(), '¿Qué es un grano?{Enter}')
    await room.last().answer(replyOf('Una piedra muy pequeña.', { duration: 20 }))
    await press()
    expect(room.engine.diary.at(-1)).toBe('stopAudio')
    expect(field().readOnly).toBe(false)
  })

  it('who thinks: the question is taken back', async () => {
    const room = await used()
    await room.user.type(field(), '¿Qué es un grano?{Enter}')
    const { signal } = room.last()
    await press()
    expect(signal.aborted).toBe(true)
    expect([field().readOnly, field().value]).toEqual([false, '¿Qué es un grano?'])
    await hear((recognition) => recognition.say('y de qué está hecho'))
    expect(field().value).toBe('¿Qué es un grano? y de qué está hecho')
  })
})

describe('the first time', () => {
  beforeEach(() => localStorage.clear())

  it('tells where the sound goes before anything is opened', async () => {
    const room = await used()
    await press()
    await release()
    expect(FakeRecognition.last).toBeUndefined()
    expect(screen.getByText(/Chrome a Google/)).toBeTruthy()
    expect(document.activeElement).toBe(button('Vale, a hablar'))
    await room.user.click(button('Vale, a hablar'))
    expect(lastRecognition().calls).toEqual(['start'])
    expect(document.activeElement).toBe(theMicrophone())
    expect(screen.queryByText(/Chrome a Google/)).toBeNull()
    expect(localStorage.getItem('zed-microphone')).toBe('browser')
  })

  it('may stay the only one', async () => {
    const room = await used()
    await press()
    await release()
    await room.user.click(button('Ahora no'))
    expect(FakeRecognition.last).toBeUndefined()
    expect(localStorage.getItem('zed-microphone')).toBeNull()
    expect(document.activeElement).toBe(theMicrophone())
  })

  it('says so where the sound stays on the device', async () => {
    vi.stubGlobal(
      'webkitSpeechRecognition',
      Object.assign(class extends FakeRecognition {}, { available: async () => 'available' }),
    )
    const room = await used()
    await press()
    await release()
    expect(screen.getByText(/no sale de tu dispositivo/)).toBeTruthy()
    await room.user.click(button('Vale, a hablar'))
    expect(lastRecognition().processLocally).toBe(true)
  })
})

describe('a browser whose recogniser does not work', () => {
  const Recorder = { isTypeSupported: () => true }
  beforeEach(() => {
    vi.stubGlobal('MediaRecorder', Recorder)
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: () => {} } })
  })
  afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'))

  it('is helped out by the site, if it can: after a word on where the sound goes then', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ transcribes: true }))
    await used()
    await press()
    await release()
    await hear((recognition) => recognition.fail('network'))
    await screen.findByText(/viaja a nuestro servidor/)
    expect(screen.getByText(/de tu navegador no funciona ahora/).getAttribute('role')).toBe('status')
  })

  it('is not, if the site cannot', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ transcribes: false }))
    await used()
    await press()
    await release()
    await hear((recognition) => recognition.fail('network'))
    await screen.findByText(/hace falta conexión/)
  })
})

describe('what goes wrong is said in plain words', () => {
  it.each([
    ['not-allowed', /no me deja oírte/],
    ['no-speech', /No he entendido nada/],
    ['audio-capture', /ningún micrófono libre/],
    ['network', /hace falta conexión/],
    ['language-not-supported', /no conoce este idioma/],
    ['service-not-allowed', /no consigo pasar tu voz/],
    ['aborted', /ha cerrado el micrófono/],
  ])('%s', async (error, message) => {
    await used()
    await press()
    await release()
    await hear((recognition) => recognition.fail(error))
    expect(screen.getByText(message).getAttribute('role')).toBe('status')
    expect(isPressed()).toBe(false)
    await press()
    expect(screen.queryByText(message)).toBeNull()
    expect(isPressed()).toBe(true)
  })

  it('until the reader writes', async () => {
    const room = await used()
    await press()
    await release()
    await hear((recognition) => recognition.fail('no-speech'))
    expect(screen.getByText(/No he entendido nada/)).toBeTruthy()
    await room.user.type(field(), 'x')
    expect(screen.queryByText(/No he entendido nada/)).toBeNull()
  })

  it('a recogniser that does not begin', async () => {
    vi.stubGlobal(
      'webkitSpeechRecognition',
      class extends FakeRecognition {
        override start(): void {
          throw new DOMException('It listens already', 'InvalidStateError')
        }
      },
    )
    await used()
    await press()
    expect(screen.getByText(/no consigo pasar tu voz/)).toBeTruthy()
    expect(console.error).toHaveBeenCalled()
  })
})
