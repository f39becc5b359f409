// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installGlobalApi } from '../../src/avatar/global-api.ts'

const reply = { text: 'Hola', audio: '/api/speech/a.mp3', emotionEvents: [], duration: 1.5 }

const commands = { receive: vi.fn(), stopAudio: vi.fn(), releaseKeyboard: vi.fn() }
let uninstall: () => void
let errors: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  vi.clearAllMocks()
  errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  uninstall = installGlobalApi(window, commands)
})

afterEach(() => {
  uninstall()
  errors.mockRestore()
})

describe('window.zedAvatar', () => {
  it('takes a reply as an object or as JSON', async () => {
    window.zedAvatar?.receive(reply)
    await vi.dynamicImportSettled()
    window.zedAvatar?.receive(JSON.stringify(reply))
    await vi.dynamicImportSettled()
    expect(commands.receive.mock.calls).toEqual([[reply], [reply]])
    expect(errors).not.toHaveBeenCalled()
  })

  it('stops the audio and releases the keyboard', () => {
    window.zedAvatar?.StopAudio()
    window.zedAvatar?.releaseKeyboard()
    expect(commands.stopAudio).toHaveBeenCalledTimes(1)
    expect(commands.releaseKeyboard).toHaveBeenCalledTimes(1)
  })

  it('says only the newest of several replies, and none after it has been silenced', async () => {
    window.zedAvatar?.receive({ ...reply, text: 'Adiós' })
    window.zedAvatar?.receive(reply)
    await vi.dynamicImportSettled()
    expect(commands.receive.mock.calls).toEqual([[reply]])
    window.zedAvatar?.receive(reply)
    window.zedAvatar?.StopAudio()
    await vi.dynamicImportSettled()
    expect(commands.receive).toHaveBeenCalledTimes(1)
    expect(commands.stopAudio).toHaveBeenCalledTimes(1)
  })

  it("takes Unity's SendMessage", async () => {
    window.zedAvatar?.SendMessage('Zed', 'Receive', JSON.stringify(reply))
    await vi.dynamicImportSettled()
    window.zedAvatar?.SendMessage('Zed', 'receive', reply)
    await vi.dynamicImportSettled()
    window.zedAvatar?.SendMessage('Zed', 'StopAudio')
    window.zedAvatar?.SendMessage('Zed', 'releaseKeyboard', '')
    expect(commands.receive).toHaveBeenCalledTimes(2)
    expect(commands.stopAudio).toHaveBeenCalledTimes(1)
    expect(commands.releaseKeyboard).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['broken JSON', () => window.zedAvatar?.receive('{')],
    ['a reply without audio', () => window.zedAvatar?.receive({ ...reply, audio: undefined })],
    ['a reply without emotionEvents', () => window.zedAvatar?.receive({ ...reply, emotionEvents: undefined })],
    ['a reply without duration', () => window.zedAvatar?.receive({ ...reply, duration: undefined })],
    ['nothing', () => window.zedAvatar?.receive(null)],
    ['an unknown object', () => window.zedAvatar?.SendMessage('Camera', 'Receive', reply)],
    ['an unknown method', () => window.zedAvatar?.SendMessage('Zed', 'Dance')],
  ])('logs %s and changes nothing', async (_name, call) => {
    expect(call).not.toThrow()
    await vi.dynamicImportSettled()
    expect(errors).toHaveBeenCalledTimes(1)
    expect(commands.receive).not.toHaveBeenCalled()
    expect(commands.stopAudio).not.toHaveBeenCalled()
    expect(commands.releaseKeyboard).not.toHaveBeenCalled()
  })

  it('leaves with its page', () => {
    uninstall()
    expect(window.zedAvatar).toBeUndefined()
  })
})
