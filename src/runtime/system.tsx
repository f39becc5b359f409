import { useSelector } from '@xstate/react'
import { createContext, useCallback, useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
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

export type MemberEvent =
  { type: 'member.joins'; id: string; logic: AnyActorLogic; input: unknown } | { type: 'member.leaves'; id: string }

export type SystemRoot = Pick<ActorRef<SnapshotFrom<AnyActorLogic>, MemberEvent>, 'send' | 'start' | 'stop' | 'system'>

const SystemContext = createContext<SystemRoot | null>(null)

/** Returns the system's root. Throws outside of a system. */
export function useSystem(): SystemRoot {
  const root = useContext(SystemContext)
  if (!root) throw new Error('useSystem needs a SystemProvider above it.')
  return root
}

export function useMember<Actor extends AnyActorRef>(id: string): Actor {
  return useSystem().system.get(id) as Actor
}

export function SystemProvider({ root, children }: { root: SystemRoot; children: ReactNode }) {
  return (
    <SystemContext value={root}>
      {/* First, so that the system starts before other parts send events. */}
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
      // React's strict mode unmounts and remounts at once.
      queueMicrotask(() => isShown.current || root.stop())
    }
  }, [root])
  return null
}

/** Uses the first free name: `player`, then `player-2`. */
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

/** A member that lives as long as the component; machine and input are read once. */
export function useJoined<Logic extends AnyStateMachine>(
  name: string,
  logic: Logic,
  input: InputFrom<Logic>,
): [SnapshotFrom<Logic>, (event: EventFrom<Logic>) => void, ActorRefFrom<Logic> | undefined] {
  const root = useSystem()
  const [start] = useState(() => ({ logic, input, snapshot: getInitialSnapshot(logic, input) as SnapshotFrom<Logic> }))
  const [actor, setActor] = useState<ActorRefFrom<Logic>>()
  const latest = useRef<AnyActorRef>(undefined)
  // In the layout phase: the actor's update must precede the next input, or React reverts the control.
  useLayoutEffect(() => {
    const joined = join(root, name, start.logic, start.input)
    latest.current = joined
    setActor(joined)
    const { id }: AnyActorRef = joined
    return () => root.send({ type: 'member.leaves', id })
  }, [root, name, start])
  const send = useCallback((event: EventFrom<Logic>) => latest.current?.send(event), [])
  return [useSelector(actor, (snapshot) => (snapshot as SnapshotFrom<Logic>) ?? start.snapshot), send, actor]
}
