// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Footer } from '../../src/frame/footer.deferred.tsx'
import { renderPage } from './rendered-page.tsx'

afterEach(cleanup)

const email = () => screen.getByRole<HTMLInputElement>('textbox')
const consent = () => screen.getByRole<HTMLInputElement>('checkbox')
const send = () => userEvent.click(screen.getByRole('button'))
const problemOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null

describe('the footer', () => {
  it('has resources, the year and the legal pages, each a real address', async () => {
    await renderPage(<Footer />)
    const resources = screen.getByRole('navigation', { name: 'Recursos' })
    const addresses = within(resources)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(addresses).toEqual([
      ...['/shorts', '/retroengineering', '/about-us', '/interaction', '/search', '/glossary', '/contact'],
      '/feed/es.xml',
    ])
    expect(screen.getByText(/© 2024/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Política de privacidad' }).getAttribute('href')).toBe('/privacy')
    expect(
      screen.getAllByRole('link', { name: /^términos de uso$/i }).map((link) => link.getAttribute('href')),
    ).toEqual(['/terms', '/terms'])
  })

  it('has four social icons that share the page shown, without telling the networks who comes', async () => {
    await renderPage(<Footer />)
    const icons = within(screen.getByRole('region', { name: 'Comparte esta página' })).getAllByRole('link')
    expect(icons).toHaveLength(4)
    for (const icon of icons) {
      expect(icon.getAttribute('rel')).toBe('noopener noreferrer')
      icon.addEventListener('click', (event) => event.preventDefault())
      fireEvent.click(icon)
      expect(icon.getAttribute('href')).toContain(encodeURIComponent(window.location.href))
    }
  })
})

describe('the newsletter form', () => {
  it('asks for an email and says in place what is missing', async () => {
    await renderPage(<Footer />)
    await send()
    expect(problemOf(email())).toBe('Escribe tu correo.')
    expect(problemOf(consent())).toBe('Marca la casilla para seguir.')
    expect(document.activeElement).toBe(email())
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('says above its field that it is not open, and what works instead', async () => {
    await renderPage(<Footer />)
    const said = screen.getByText(/El boletín todavía no está abierto/)
    expect(said.compareDocumentPosition(email()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(said.querySelector('a')?.getAttribute('href')).toBe('/feed/es.xml')
  })

  it('refuses what is no email, in the language of the page', async () => {
    const { toggleLanguage } = await renderPage(<Footer />)
    await userEvent.type(email(), 'ada')
    await userEvent.click(consent())
    await send()
    expect(problemOf(email())).toBe('Ese correo no parece completo. Revísalo: nombre@dominio.')
    expect(problemOf(consent())).toBeNull()
    toggleLanguage()
    expect(problemOf(email())).toBe('That email looks incomplete. Check it: name@domain.')
  })

  it('says that nothing was sent and keeps what was typed, also through a change of language', async () => {
    const { toggleLanguage } = await renderPage(<Footer />)
    await userEvent.type(email(), 'ada@example.org')
    await userEvent.click(consent())
    await send()
    expect(screen.getByRole('status').textContent).toContain('no hemos enviado ni guardado nada')
    toggleLanguage()
    expect(screen.getByRole('status').textContent).toContain('nothing was sent')
    expect(email().value).toBe('ada@example.org')
    expect(consent().checked).toBe(true)
  })

  it('is declared as a POST with an email field and the checkbox i_have_read', async () => {
    await renderPage(<Footer />)
    const form = email().form
    expect(form?.method).toBe('post')
    expect(email().name).toBe('email')
    expect(email().type).toBe('email')
    expect(screen.getByRole('checkbox', { name: 'Acepto los términos de uso' })).toBeTruthy()
  })
})
