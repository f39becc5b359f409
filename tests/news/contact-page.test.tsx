// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ContactPage } from '../../src/news/contact-page.tsx'
import { isPageAddress } from '../../src/news/reported-page.ts'
import { renderPage } from '../frame/rendered-page.tsx'

afterEach(cleanup)

const siteUrl = 'https://zed.example'
const link = () => screen.queryByRole('link', { name: /Escríbenos|Write to us/ })

describe('the page for reporting a mistake', () => {
  it('writes a mail that names the page the reader comes from', async () => {
    await renderPage(<ContactPage contact="mailto:hola@zed.example" siteUrl={siteUrl} about="/news-single/es-31" />)
    const mail = new URL(link()?.getAttribute('href') ?? '')
    expect(mail.pathname).toBe('hola@zed.example')
    expect(mail.searchParams.get('subject')).toBe('Avisar de un error')
    expect(mail.searchParams.get('body')).toContain('https://zed.example/news-single/es-31')
    expect(screen.getByText('hola@zed.example')).toBeTruthy()
  })

  it('leads to the form elsewhere that is set', async () => {
    await renderPage(<ContactPage contact="https://zed.example/issues" siteUrl={siteUrl} about={undefined} />)
    expect(link()?.getAttribute('href')).toBe('https://zed.example/issues')
  })

  it('says plainly that no address is set, in both languages, and has no control that leads nowhere', async () => {
    const { toggleLanguage } = await renderPage(<ContactPage contact={undefined} siteUrl={siteUrl} about={undefined} />)
    expect(screen.getByText(/todavía no ha puesto una dirección/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toMatch(/no podemos recibir/)
    expect(screen.queryByText(/dinos en qué página/)).toBeNull()
    expect(screen.getByText(/Mientras tanto, puedes/)).toBeTruthy()
    expect(link()).toBeNull()
    toggleLanguage()
    expect(screen.getByText(/hasn’t set an address/)).toBeTruthy()
  })
})

it.each([
  ['/news-single/es-31', true],
  ['/shorts/Nanotecnología/3', true],
  ['//evil.example', false],
  ['https://evil.example', false],
  ['/a b', false],
  [undefined, false],
])('of a page of the site: %s %s', (address, isOne) => {
  expect(isPageAddress(address)).toBe(isOne)
})
