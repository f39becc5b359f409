// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { createStage } from '../../src/avatar/stage.ts'
import type { Stage } from '../../src/avatar/stage.ts'

function panelSlot(): HTMLElement {
  const panel = document.createElement('aside')
  const slot = document.createElement('div')
  panel.append(slot)
  document.body.append(panel)
  return slot
}

function stageWithCanvas(): { stage: Stage; canvas: HTMLCanvasElement } {
  const stage = createStage(document)
  const canvas = document.createElement('canvas')
  stage.host.append(canvas)
  return { stage, canvas }
}

afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(Element.prototype, 'moveBefore')
})

describe('stage', () => {
  it('waits in the body, out of sight, out of the tab order and out of the accessibility tree', () => {
    const { host } = createStage(document)
    expect(host.parentElement).toBe(document.body)
    expect(host.hidden).toBe(true)
    expect(host.inert).toBe(true)
    expect(host.getAttribute('aria-hidden')).toBe('true')
  })

  it('shows in the slot and goes back, a hundred times, with the same canvas', () => {
    const { stage, canvas } = stageWithCanvas()
    const slot = panelSlot()
    for (let move = 0; move < 100; move++) {
      stage.showIn(slot)
      expect(slot.querySelector('canvas')).toBe(canvas)
      expect(stage.host.hidden).toBe(false)
      stage.returnToBody()
      expect(canvas.parentElement?.parentElement).toBe(document.body)
      expect(stage.host.hidden).toBe(true)
    }
    expect(document.querySelectorAll('canvas')).toHaveLength(1)
  })

  it('moves by moveBefore where there is one, and only between connected places', () => {
    const moved: Node[] = []
    Object.defineProperty(Element.prototype, 'moveBefore', {
      configurable: true,
      value(this: Element, node: Node, before: Node | null) {
        if (!this.isConnected || !node.isConnected) throw new DOMException('not connected', 'HierarchyRequestError')
        moved.push(node)
        this.insertBefore(node, before)
      },
    })
    const { stage } = stageWithCanvas()
    const slot = panelSlot()
    stage.showIn(slot)
    expect(moved).toEqual([stage.host])
    expect(stage.host.parentElement).toBe(slot)

    slot.parentElement?.remove()
    stage.returnToBody()
    expect(stage.host.parentElement).toBe(document.body)
  })

  it('stays where it is when it is shown there already', () => {
    const { stage } = stageWithCanvas()
    const slot = panelSlot()
    stage.showIn(slot)
    slot.append(document.createElement('span'))
    stage.showIn(slot)
    expect(slot.firstElementChild).toBe(stage.host)
  })
})
