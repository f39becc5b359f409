// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { holdPressesUntilHydrated } from '../../src/hydration/early-presses.ts'
import { hydratedEvent } from '../../src/runtime/hydrated.ts'

test('what comes before a click wakes nothing of React until it has hydrated; the window itself hears it', () => {
  const button = document.body.appendChild(document.createElement('button'))
  const reacted = vi.fn<(event: Event) => void>()
  const heard = vi.fn<(event: Event) => void>()
  holdPressesUntilHydrated()
  for (const press of ['pointerdown', 'touchstart', 'mouseup']) document.addEventListener(press, reacted, true)
  // A capturing listener on the window sees the first interaction.
  addEventListener('pointerdown', heard, true)
  fireEvent.pointerDown(button)
  fireEvent.touchStart(button)
  fireEvent.mouseUp(button)
  expect(reacted).not.toHaveBeenCalled()
  expect(heard).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event(hydratedEvent))
  fireEvent.pointerDown(button)
  fireEvent.touchStart(button)
  fireEvent.mouseUp(button)
  expect(reacted).toHaveBeenCalledTimes(3)
})
