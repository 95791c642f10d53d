import { chromium, type Page } from 'playwright'
import { buildIfNeeded } from '../../scripts/build.ts'
import { noContents, serialiseContents } from '../../common/forms/contents.ts'
import { fieldKinds, type FormField } from '../../common/forms/fields.ts'
import { newField } from '../../common/forms/newField.ts'
import { rest, tokenOf } from '../support/api.ts'
import { browserFlags, chromiumPath } from '../support/chromium.ts'
import { signInAs } from '../support/signInAs.ts'
import { startStack } from '../support/startStack.ts'
import { ms, type Figure } from './figure.ts'
import { keystrokes, longestFrame, watchFrames } from './frames.ts'
import { median } from './measured.ts'

/** Milliseconds in the editor of one form. */
interface EditorFigures {
  /** From the click on the list's link to a frame with a window full of usable fields, and to one with all fields. */
  open: number
  complete: number
  /** From a key press in a field's title to the next frame, and the longest frame until the page is idle again. */
  press: number
  typing: number
  /** The longest frame while a card is moved: with a key on its handle, and with a pointer. */
  keys: number
  pointer: number
  /** The longest frame while a move is undone. */
  undo: number
}

export interface FormsFigures {
  fields: [small: number, large: number]
  small: EditorFigures
  large: EditorFigures
}

const sizes = { small: 10, large: 300 } as const
type Size = keyof typeof sizes
const rounds = 5
const list = '/interview-settings?name=bench'
const nameOf = (size: Size) => `Bench of ${sizes[size]}`

/** Returns fields of every kind in turn, each with a different title. */
const fieldsOf = (count: number): FormField[] =>
  Array.from({ length: count }, (_, at) => {
    const kind = fieldKinds[at % fieldKinds.length]!
    return { ...newField(kind, `field-${at}`), title: `${kind} ${at + 1}` }
  })

/** The number of cards at the end of each frame after the click. */
type Opened = { cards: number; at: number }[]
type Watching = Window & { opened: Opened; expectCards: (count: number) => void }

/** Records when the cards appear after a click. */
const watchCards = () => {
  const opened: Opened = []
  const expectCards = (count: number) => {
    opened.length = 0
    addEventListener(
      'click',
      ({ timeStamp }) => {
        let last = 0
        const look = new MutationObserver(() => {
          const cards = document.querySelectorAll('[data-card]').length
          if (cards === last) return
          last = cards
          if (cards === count) look.disconnect()
          requestAnimationFrame(() => setTimeout(() => opened.push({ cards, at: performance.now() - timeStamp })))
        })
        look.observe(document, { childList: true, subtree: true })
      },
      { capture: true, once: true },
    )
  }
  Object.assign(window, { opened, expectCards })
}

const atRest = (page: Page) => page.waitForTimeout(300)

/** Returns the longest frame from here until the action has finished and the page is idle. */
const longestUntilRest = (page: Page, action: () => Promise<unknown>) =>
  longestFrame(page, async () => {
    await action()
    await atRest(page)
  })

async function open(page: Page, size: Size) {
  const link = page.getByRole('link', { name: `Edit: ${nameOf(size)}`, exact: true })
  await link.waitFor()
  await atRest(page)
  const count = sizes[size]
  await page.evaluate((cards) => (window as unknown as Watching).expectCards(cards), count)
  await link.click()
  await page.waitForFunction((cards) => (window as unknown as Watching).opened.at(-1)?.cards === cards, count)
  const opened = await page.evaluate(() => (window as unknown as Watching).opened)
  return { open: opened.find(({ cards }) => cards >= sizes.small)!.at, complete: opened.at(-1)!.at }
}

async function typing(page: Page) {
  await page.getByRole('button', { name: 'Edit: Input 5', exact: true }).click()
  await page.getByRole('region', { name: 'Selected field' }).getByLabel('Title').focus()
  await page.keyboard.press('End')
  await atRest(page)
  const { pressed, longest } = await keystrokes(page, 2 * rounds, () => atRest(page))
  return { press: pressed, typing: longest }
}

/** Takes the second card by its handle, moves it down and up again with keys, and drops it where it was. */
async function byKeys(page: Page): Promise<number> {
  await page
    .locator('[data-card]')
    .nth(1)
    .getByRole('button', { name: /^Move: / })
    .focus()
  await page.keyboard.press('Space')
  await page.getByText('Picked up ').waitFor({ state: 'attached' })
  await atRest(page)
  const longest: number[] = []
  for (let step = 0; step < 2 * rounds; step++)
    longest.push(await longestUntilRest(page, () => page.keyboard.press(step % 2 ? 'ArrowUp' : 'ArrowDown')))
  // Checks that the card was moved at all.
  await page.getByText('is over position 2').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await atRest(page)
  return median(longest)
}

/** Drags the first card behind the third by its handle, and undoes the move. */
async function byPointer(page: Page) {
  const moves: number[] = []
  const undos: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.evaluate(() => scrollTo(0, 0))
    const [handle, third] = [
      page
        .locator('[data-card]')
        .first()
        .getByRole('button', { name: /^Move: / }),
      page.locator('[data-card]').nth(2),
    ]
    const [from, to] = [(await handle.boundingBox())!, (await third.boundingBox())!]
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
    await page.mouse.move(x, y)
    moves.push(
      await longestUntilRest(page, async () => {
        await page.mouse.down()
        await page.mouse.move(x, to.y + to.height / 2, { steps: 20 })
        await page.mouse.up()
      }),
    )
    undos.push(await longestUntilRest(page, () => page.getByRole('button', { name: 'Undo', exact: true }).click()))
  }
  return { pointer: median(moves), undo: median(undos) }
}

/** Compares the editor of a form with 300 fields of all kinds to one with 10. */
export async function benchForms(): Promise<FormsFigures> {
  await buildIfNeeded()
  const stack = await startStack()
  const browser = await chromium.launch({ executablePath: chromiumPath, args: browserFlags })
  try {
    const token = await tokenOf(stack, 'interviewer')
    for (const size of ['small', 'large'] as const) {
      const contents = serialiseContents({ ...noContents, fields: fieldsOf(sizes[size]) })
      await rest(stack, token, 'POST', '/form-template/create', { formName: nameOf(size), type: 1, contents })
    }
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript(watchFrames)
    await page.addInitScript(watchCards)
    await signInAs(page, 'interviewer', { origin: stack.publicUrl, path: list })
    const opened: Record<Size, { open: number; complete: number }[]> = { small: [], large: [] }
    const moved: Partial<Record<Size, Omit<EditorFigures, 'open' | 'complete'>>> = {}
    // The first visit of each form fills the browser's cache with the editor itself.
    for (let round = 0; round <= rounds; round++) {
      for (const size of ['small', 'large'] as const) {
        const times = await open(page, size)
        if (round > 0) opened[size].push(times)
        if (round === rounds)
          moved[size] = { ...(await typing(page)), keys: await byKeys(page), ...(await byPointer(page)) }
        await page.goto(`${stack.publicUrl}${list}`)
      }
    }
    const figures = (size: Size): EditorFigures => ({
      open: median(opened[size].map((times) => times.open)),
      complete: median(opened[size].map(({ complete }) => complete)),
      ...moved[size]!,
    })
    return { fields: [sizes.small, sizes.large], small: figures('small'), large: figures('large') }
  } finally {
    await browser.close()
    await stack.stop()
  }
}

const named = [
  ['from the list to its editor', 'open'],
  ['the same, all fields on the desk', 'complete'],
  ['key press in a title to the next frame', 'press'],
  ['longest frame after it', 'typing'],
  ['longest frame of a move by keys', 'keys'],
  ['longest frame of a drag by pointer', 'pointer'],
  ['longest frame of undo', 'undo'],
] as const

export async function figures(): Promise<Figure[]> {
  const {
    fields: [few, more],
    small,
    large,
  } = await benchForms()
  return named.map(([name, key]) => ({
    name: `Form of ${more} fields, ${name}`,
    reached: `${(large[key] / small[key]).toFixed(1)} × one of ${few}`,
    against: `${ms(large[key])} against ${ms(small[key])}`,
  }))
}
