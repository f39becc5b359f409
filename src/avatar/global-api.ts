import type { TalkReply } from '../contract/talk-reply.ts'

/** What can be told to the avatar from outside the page's own controls. */
export interface AvatarCommands {
  receive(reply: TalkReply): void
  stopAudio(): void
  releaseKeyboard(): void
}

/** `window.zedAvatar`: the specification's global API, for QA and for a Unity build's own scripts. */
interface AvatarGlobalApi {
  /** Speaks a reply, given as an object or as JSON text. */
  receive(reply: unknown): void
  StopAudio(): void
  releaseKeyboard(): void
  /** Unity's way of calling: `SendMessage('Zed', 'Receive', json)`. Names of methods count without regard to case. */
  SendMessage(objectName: string, methodName: string, value?: unknown): void
}

declare global {
  interface Window {
    zedAvatar?: AvatarGlobalApi
  }
}

/** The names by which `SendMessage` reaches the avatar; those of the engine's configuration. */
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

/** Puts `zedAvatar` on the window; the answer takes it away again. A bad call is logged and changes nothing. */
export function installGlobalApi(
  target: Window,
  commands: AvatarCommands,
  names: AvatarNames = defaultAvatarNames,
): () => void {
  // A reply whose reading takes until something else is said, or nothing, is not said.
  let turn = 0
  const avatar: AvatarGlobalApi = {
    receive(reply) {
      const own = (turn += 1)
      // What reads a reply is fetched with the first: hardly a visit gets any.
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
