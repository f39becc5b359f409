import type { TalkReply } from '../contract/talk-reply.ts'

export interface AvatarCommands {
  receive(reply: TalkReply): void
  stopAudio(): void
  releaseKeyboard(): void
}

/** `window.zedAvatar`: the specification's global API, for QA and for scripts of a Unity build. */
interface AvatarGlobalApi {
  receive(reply: unknown): void
  StopAudio(): void
  releaseKeyboard(): void
  /** Unity's signature: `SendMessage('Zed', 'Receive', json)`. Method names are case-insensitive. */
  SendMessage(objectName: string, methodName: string, value?: unknown): void
}

declare global {
  interface Window {
    zedAvatar?: AvatarGlobalApi
  }
}

export interface AvatarNames {
  objectName: string
  receiveMethod: string
  stopMethod: string
  releaseKeyboardMethod: string
}

export const defaultAvatarNames: AvatarNames = {
  objectName: 'Zed',
  receiveMethod: 'Receive',
  stopMethod: 'StopAudio',
  releaseKeyboardMethod: 'ReleaseKeyboard',
}

/** Installs `zedAvatar`; returns a function that removes it. Invalid calls are logged and ignored. */
export function installGlobalApi(
  target: Window,
  commands: AvatarCommands,
  names: AvatarNames = defaultAvatarNames,
): () => void {
  let turn = 0
  const avatar: AvatarGlobalApi = {
    receive(reply) {
      const own = (turn += 1)
      // Loaded with the first call, because few visits make one.
      import('./global-api-reply.deferred.ts').then(
        ({ parseReply }) => {
          const parsed = parseReply(reply)
          if (parsed !== null && own === turn) commands.receive(parsed)
        },
        (error: unknown) => console.error('zedAvatar: the reply could not be read', error),
      )
    },
    StopAudio() {
      turn += 1
      commands.stopAudio()
    },
    releaseKeyboard: () => commands.releaseKeyboard(),
    SendMessage(objectName, methodName, value) {
      const is = (name: string) => String(methodName).toLowerCase() === name.toLowerCase()
      if (objectName !== names.objectName) {
        console.error(`zedAvatar: there is no object '${String(objectName)}', only '${names.objectName}'`)
      } else if (is(names.receiveMethod)) avatar.receive(value)
      else if (is(names.stopMethod)) avatar.StopAudio()
      else if (is(names.releaseKeyboardMethod)) avatar.releaseKeyboard()
      else console.error(`zedAvatar: '${names.objectName}' has no method '${String(methodName)}'`)
    },
  }
  target.zedAvatar = avatar
  return () => {
    turn += 1
    if (target.zedAvatar === avatar) delete target.zedAvatar
  }
}
