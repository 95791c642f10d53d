import type { CDPSession, Locator, Page } from '@playwright/test'
import { noContents, serialiseContents } from '../../../common/forms/contents.ts'
import { newField } from '../../../common/forms/newField.ts'
import { rest, tokenOf } from '../../support/api.ts'
import { expect, test } from '../../support/journey.ts'

const cards = (page: Page) => page.locator('[data-card]')
const titles = (page: Page) => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

interface Point {
  x: number
  y: number
}
const middle = async (locator: Locator): Promise<Point> => {
  const { x, y, width, height } = (await locator.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** A finger on the screen. */
class Finger {
  #session: CDPSession
  #at: Point = { x: 0, y: 0 }
  constructor(session: CDPSession) {
    this.#session = session
  }
  async down(at: Point) {
    this.#at = at
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  }
  async move({ x, y }: Point, steps = 8) {
    const { x: fromX, y: fromY } = this.#at
    for (let step = 1; step <= steps; step++) {
      this.#at = { x: fromX + ((x - fromX) * step) / steps, y: fromY + ((y - fromY) * step) / steps }
      await this.#session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [this.#at] })
    }
  }
  async up() {
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

test('fields are moved and added by a finger that rests on them first; a quick swipe moves nothing', async ({
  as,
  stack,
}) => {
  const count = 60
  const fields = Array.from({ length: count }, (_, at) => ({
    ...newField('Input', `f${at}`),
    title: `Field ${at + 1}`,
  }))
  await rest(stack, await tokenOf(stack, 'interviewer'), 'POST', '/form-template/create', {
    formName: 'Touched',
    type: 1,
    contents: serialiseContents({ ...noContents, fields }),
  })
  const page = await as('interviewer', '/interview-settings?name=touched', { width: 1280, height: 800, hasTouch: true })
  await page.getByRole('link', { name: 'Edit: Touched' }).tap()
  await expect(cards(page)).toHaveCount(count)
  const before = await titles(page)
  const finger = new Finger(await page.context().newCDPSession(page))
  const held = page.locator('[data-dragging]')

  const [first, third] = [await middle(button(page, 'Move: Field 1')), await middle(cards(page).nth(2))]
  await finger.down(first)
  await finger.move({ x: first.x, y: third.y })
  await finger.up()
  expect(await held.count()).toBe(0)
  expect(await titles(page)).toEqual(before)

  await finger.down(first)
  await expect(held).toHaveAttribute('aria-label', 'Field 1')
  await expect(page.getByText(`Picked up Field 1. It is at position 1 of ${count}.`)).toHaveCount(1)
  await finger.move({ x: first.x, y: third.y })
  await expect(page.getByText(`Field 1 is over position 3 of ${count}.`)).toHaveCount(1)
  await finger.up()
  await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual(['Field 2', 'Field 3', 'Field 1'])
  await expect(held).toHaveCount(0)

  // The page scrolls when a finger is at its edge, which brings distant fields into reach.
  await finger.down(await middle(button(page, 'Move: Field 2')))
  await expect(held).toHaveAttribute('aria-label', 'Field 2')
  await finger.move({ x: first.x, y: 790 })
  await expect(page.getByText(new RegExp(`Field 2 is over position [3-6]\\d of ${count}\\.`))).toHaveCount(1, {
    timeout: 30_000,
  })
  await finger.up()
  await expect.poll(async () => (await titles(page)).indexOf('Field 2')).toBeGreaterThan(25)
  expect((await titles(page)).toSorted()).toEqual(before.toSorted())
  await button(page, 'Undo').tap()
  await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual(['Field 2', 'Field 3', 'Field 1'])

  await button(page, 'Move: Field 2').scrollIntoViewIfNeeded()
  await finger.down(await middle(button(page, 'Rate')))
  await expect(page.getByText('Picked up Rate.')).toHaveCount(1)
  await finger.move(await middle(cards(page).nth(1)))
  await expect(page.getByText(`Rate is over position 2 of ${count}.`)).toHaveCount(1)
  await finger.up()
  await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual(['Field 2', 'Rate', 'Field 3'])
})
