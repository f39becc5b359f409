import { useState } from 'react'
import { languages } from '../../../src/i18n/language.ts'
import { addressOf } from './address.ts'
import type { Entry } from './entry.ts'
import type { Room } from './rooms.ts'
import { themes } from './themes.ts'

export function StartPage({ rooms }: { rooms: readonly Room[] }) {
  const [filter, setFilter] = useState(() => new URLSearchParams(location.search).get('filter') ?? '')
  const wanted = filter.trim().toLowerCase()
  const isWanted = (room: string, name: string, state: string) => `${room}/${name}/${state}`.includes(wanted)
  const shown = rooms.flatMap((room) =>
    room.entries.flatMap((entry) =>
      Object.keys(entry.states)
        .filter((state) => isWanted(room.name, entry.name, state))
        .map((state) => ({ room: room.name, entry, state })),
    ),
  )

  function change(text: string) {
    setFilter(text)
    history.replaceState(null, '', text === '' ? '/' : `/?filter=${encodeURIComponent(text)}`)
  }

  return (
    <main className="gallery-start" lang="en">
      <header>
        <h1>Gallery</h1>
        <label>
          Filter{' '}
          <input type="search" value={filter} placeholder="card" onChange={({ target }) => change(target.value)} />
        </label>
        <p role="status">
          {shown.length} states of {new Set(shown.map(({ entry }) => entry.name)).size} components
        </p>
        <p className="gallery-names">
          {[...new Set(shown.map(({ entry }) => entry.name))].map((name) => (
            <a key={name} href={`#${name}`}>
              {name}
            </a>
          ))}
        </p>
      </header>
      {shown.map(({ room, entry, state }, index) => (
        <section key={`${entry.name}/${state}`} id={shown[index - 1]?.entry === entry ? undefined : entry.name}>
          <h2 className="mono">
            {room} / <b>{entry.name}</b> / {state}
          </h2>
          <Frames room={room} entry={entry} state={state} />
        </section>
      ))}
    </main>
  )
}

/** Sandbox of frames with gallery pages. */
const ownPage = ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-modals'].join(' ')

function Frames({ room, entry, state }: { room: string; entry: Entry; state: string }) {
  const views = languages.flatMap((language) => themes.map((theme) => ({ language, theme })))
  return (
    <div className="gallery-frames">
      {views.map(({ language, theme }) => {
        const address = addressOf({ name: entry.name, state, language, theme, room })
        const label = `${language} ${theme}`
        return (
          <figure key={label} data-screen={entry.screen ?? 'phone'}>
            <div>
              <iframe src={address} title={`${entry.name}, ${state}, ${label}`} loading="lazy" sandbox={ownPage} />
            </div>
            <figcaption className="mono">
              <a href={address}>{label}</a>
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}
