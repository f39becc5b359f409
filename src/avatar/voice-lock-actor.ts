import type { EventObject } from 'xstate'
import { fromCallback } from 'xstate'

const voiceName = 'zed-voice'

export interface Tabs {
  locks: Pick<LockManager, 'request'> | undefined
  openChannel: ((name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>) | undefined
}

const tabsOfBrowser = (): Tabs => ({
  locks: globalThis.navigator?.locks,
  openChannel: typeof BroadcastChannel === 'function' ? (name) => new BroadcastChannel(name) : undefined,
})

interface Claim {
  at: number
  id: string
}

const isNewer = (one: Claim, other: Claim) => one.at > other.at || (one.at === other.at && one.id > other.id)

/** Holds the voice of all tabs; sends `voice.taken` when another tab takes it. Web Locks, or else messages. */
export function voiceLockActor(tabs: () => Tabs = tabsOfBrowser) {
  return fromCallback<EventObject>(({ sendBack }) => {
    const { locks, openChannel } = tabs()
    let isHeld = false
    let isOver = false
    let giveBack = () => {}

    function claimByMessage(): void {
      const channel = openChannel?.(voiceName)
      if (!channel) return
      const own: Claim = { at: Date.now(), id: crypto.randomUUID() }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches no other origin
      const claim = () => channel.postMessage(own)
      channel.addEventListener('message', ({ data }: MessageEvent<Claim>) => {
        if (isNewer(data, own)) sendBack({ type: 'voice.taken' })
        // The other tab's clock is behind, or it doesn't know this tab yet: claim again.
        else claim()
      })
      claim()
      giveBack = () => channel.close()
    }

    function claimByLock(of: NonNullable<Tabs['locks']>): void {
      const hold = async () => {
        if (isOver) return
        isHeld = true
        await new Promise<void>((resolve) => (giveBack = resolve))
      }
      of.request(voiceName, { steal: true }, hold).catch(() => {
        if (isOver) return
        if (isHeld) sendBack({ type: 'voice.taken' })
        else claimByMessage()
      })
    }

    if (locks) claimByLock(locks)
    else claimByMessage()
    return () => {
      isOver = true
      giveBack()
    }
  })
}
