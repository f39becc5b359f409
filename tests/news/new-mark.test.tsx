// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { NewMark } from '../../src/news/new-mark.tsx'
import { renderPage } from '../shell/rendered-page.tsx'

afterEach(cleanup)

it('marks what came out since the last visit, and nothing else', async () => {
  localStorage.setItem('last-visit', '2026-11-20T00:00:00.000Z')
  await renderPage(
    <>
      <NewMark publishDate="2026-11-22T08:00:00.000Z" />
      <NewMark publishDate="2026-11-19T08:00:00.000Z" />
    </>,
  )
  expect(screen.getAllByText('Nuevo')).toHaveLength(1)
})
