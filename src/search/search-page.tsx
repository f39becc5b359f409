import { useLingui } from '@lingui/react'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { fromPromise } from 'xstate'
import type { SearchAddress } from './address-of-search.ts'
import type { SearchRequest } from './search-client.deferred.ts'
import styles from './search-page.module.css'
import { queryLimit } from './search-query.ts'
import { SearchResults } from './search-results.tsx'
import type { SearchView } from '../contract/search-view.ts'
import { searchMachine } from './search.machine.ts'
import { useJoined } from '../runtime/system.tsx'
import { useSlashKey } from './use-slash-key.ts'

export interface SearchPageProps {
  query: string
  view: SearchView
  address: SearchAddress
  /** While Zed speaks, nothing is announced. */
  zedSpeaks: boolean
}

/** A plain form that searches as you type if script runs. Reads `query` and `address` once. */
export function SearchPage({ query, view, address, zedSpeaks }: SearchPageProps) {
  const { i18n } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [machine] = useState(() =>
    searchMachine.provide({
      actors: {
        search: fromPromise<SearchView, SearchRequest>(async ({ input, signal }) =>
          (await import('./search-client.deferred.ts')).fetchSearch(input, signal),
        ),
      },
      actions: {
        writeAddress: (_, params) => address.write(params.query),
        logFailure: (_, { error }) => console.error('The search failed', error),
      },
    }),
  )
  const [state, send] = useJoined('search', machine, { query, view })
  const { text, view: shown } = state.context
  const failed = state.matches('failed')
  const busy = state.hasTag('busy')

  useEffect(() => send({ type: 'given', view }), [send, view])
  useEffect(() => address.follow((wanted) => send({ type: 'addressed', query: wanted })), [address, send])
  useSlashKey(field)

  function submit(event: FormEvent) {
    event.preventDefault()
    send({ type: 'submitted' })
  }

  const said = shown.similar ? 'search_count_similar' : 'search_count'
  const count = shown.query === '' ? '' : i18n._(said, { count: shown.count, query: shown.query })
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1 tabIndex={-1}>{i18n._('search_title')}</h1>
      {/* Without an action the form submits to its own page and language. */}
      <form className={styles['form']} role="search" onSubmit={submit}>
        <label htmlFor={id}>{i18n._('search_label')}</label>
        <div className={styles['line']}>
          <input
            ref={field}
            id={id}
            type="search"
            name="q"
            value={text}
            maxLength={queryLimit}
            placeholder={i18n._('search_placeholder')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-keyshortcuts="/"
            onChange={({ target, nativeEvent }) =>
              send({
                type: 'typed',
                text: target.value,
                composing: nativeEvent instanceof InputEvent && nativeEvent.isComposing,
              })
            }
            onCompositionEnd={({ currentTarget }) =>
              send({ type: 'typed', text: currentTarget.value, composing: false })
            }
          />
          <button type="submit">{i18n._('search_submit')}</button>
        </div>
        <KeyHint />
      </form>
      {/* Exists from the start: live regions announce changes only. */}
      <p className={styles['status']} role="status" aria-live={zedSpeaks ? 'off' : 'polite'}>
        {failed ? i18n._('search_failed') : count}
      </p>
      {failed ? (
        <button type="button" className="action" onClick={() => send({ type: 'submitted' })}>
          {i18n._('try_again')}
        </button>
      ) : (
        <div className={styles['results']} aria-busy={busy}>
          <SearchResults view={shown} />
        </div>
      )}
    </div>
  )
}

function KeyHint() {
  const { i18n } = useLingui()
  const [before = '', after = ''] = i18n._('search_key_hint', { key: '\n' }).split('\n')
  return (
    <p className={styles['hint']}>
      {before}
      <kbd>/</kbd>
      {after}
    </p>
  )
}
