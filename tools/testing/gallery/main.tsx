import { createRoot } from 'react-dom/client'
import type { ReactNode } from 'react'
import '../../../src/frame/tokens.css'
import '../../../src/fonts/faces.css'
import '../../../src/fonts/text-fallback.css'
import '../../../src/frame/base.css'
import '../../../src/frame/whole-link.css'
import { parseAddress } from './address.ts'
import './gallery.css'
import { loadRooms } from './rooms.ts'
import { SingleBar } from './single-bar.tsx'
import { StartPage } from './start-page.tsx'
import { createStateView } from './state-view.tsx'

async function readPage(): Promise<ReactNode> {
  const address = parseAddress(location.search)
  const rooms = await loadRooms(address?.room)
  if (!address) return <StartPage rooms={rooms} />
  const entry = rooms.flatMap(({ entries }) => entries).find(({ name }) => name === address.name)
  const state = entry && (entry.states[address.state] ?? Object.values(entry.states)[0])
  if (!entry || !state) return <p className="wrap">There is no {address.name} in the gallery.</p>
  document.title = `${address.name} · ${address.state}`
  const view = await createStateView(state, address)
  return (
    <>
      {window.top === window && <SingleBar entry={entry} address={address} />}
      {view}
    </>
  )
}

const place = document.querySelector('#gallery')
if (!place) throw new Error('The page has no place for the gallery.')
createRoot(place).render(await readPage())
