import { useSelector } from '@xstate/react'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { getInitialSnapshot } from 'xstate'
import type {
  ActorRef,
  ActorRefFrom,
  AnyActorLogic,
  AnyActorRef,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  SnapshotFrom,
} from 'xstate'

/** What a part of the page that comes late tells the system's root. */
export type MemberEvent =
  { type: 'member.joins'; id: string; logic: AnyActorLogic; input: unknown } | { type: 'member.leaves'; id: string }

/** The root of the site's one system of actors. */
export type SystemRoot = Pick<ActorRef<SnapshotFrom<AnyActorLogic>, MemberEvent>, 'send' | 'start' | 'stop' | 'system'>

const SystemContext = createContext<SystemRoot | null>(null)

/** The root of the system that the page is a part of. Throws outside of one. */
export function useSystem(): SystemRoot {
  const root = useContext(SystemContext)
  if (!root) throw new Error('useSystem needs a SystemProvider above it.')
  return root
}

/** A member that is there from the start, by its systemId. */
export function useMember<Actor extends AnyActorRef>(id: string): Actor {
  return useSystem().system.get(id) as Actor
}

/** A system around a page: it runs for as long as the page is shown. */
export function SystemProvider({ root, children }: { root: SystemRoot; children: ReactNode }) {
  return (
    <SystemContext value={root}>
      {/* The first of all, so that the system runs when the page's parts begin to speak to it. */}
      <Start root={root} />
      {children}
    </SystemContext>
  )
}

function Start({ root }: { root: SystemRoot }) {
  const isShown = useRef(false)
  useLayoutEffect(() => {
    isShown.current = true
    root.start()
    return () => {
      isShown.current = false
      // React's strict mode takes every part away once, and puts it back at once.
      queueMicrotask(() => isShown.current || root.stop())
    }
  }, [root])
  return null
}

/** Has a member join the system, by the first free name: `player`, then `player-2`. */
export function join<Logic extends AnyStateMachine>(
  root: SystemRoot,
  name: string,
  logic: Logic,
  input: InputFrom<Logic>,
): ActorRefFrom<Logic> {
  let id = name
  for (let number = 2; root.system.get(id); number += 1) id = `${name}-${number}`
  root.send({ type: 'member.joins', id, logic, input })
  return root.system.get(id) as ActorRefFrom<Logic>
}

/** A member that is there for as long as a part of the page is; machine and input are read once. */
export function useJoined<Logic extends AnyStateMachine>(
  name: string,
  logic: Logic,
  input: InputFrom<Logic>,
): [SnapshotFrom<Logic>, (event: EventFrom<Logic>) => void, ActorRefFrom<Logic> | undefined] {
  const root = useSystem()
  const [start] = useState(() => ({ logic, input, snapshot: getInitialSnapshot(logic, input) as SnapshotFrom<Logic> }))
  const [actor, setActor] = useState<ActorRefFrom<Logic>>()
  const latest = useRef<AnyActorRef>(undefined)
  useEffect(() => {
    const joined = join(root, name, start.logic, start.input)
    latest.current = joined
    setActor(joined)
    const { id }: AnyActorRef = joined
    return () => root.send({ type: 'member.leaves', id })
  }, [root, name, start])
  const send = useCallback((event: EventFrom<Logic>) => latest.current?.send(event), [])
  return [useSelector(actor, (snapshot) => (snapshot as SnapshotFrom<Logic>) ?? start.snapshot), send, actor]
}
