import type { Page } from 'playwright'
import { median } from './measured.ts'

interface Watched {
  /** Milliseconds from each key press to the end of the next frame. */
  pressed: number[]
  /** The longest time between two frames. */
  longest: number
}
type Watching = Window & { watched: Watched }

/** Runs in the page: notes how long after a key press the next frame comes, and the longest time between two frames. */
export const watchFrames = () => {
  const watched: Watched = { pressed: [], longest: 0 }
  Object.assign(window, { watched })
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => watched.pressed.push(performance.now() - timeStamp))),
    true,
  )
  let last = performance.now()
  const frame = (now: number) => {
    watched.longest = Math.max(watched.longest, now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** The longest frame while something is done, in a page that watches its frames. */
export async function longestFrame(page: Page, action: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    ;(window as unknown as Watching).watched.longest = 0
  })
  await action()
  return page.evaluate(() => (window as unknown as Watching).watched.longest)
}

/** What somebody in an input feels: presses a key, lets everything happen that comes of it, and again. */
export async function keystrokes(page: Page, presses: number, after: () => Promise<unknown>) {
  await page.evaluate(() => {
    ;(window as unknown as Watching).watched.pressed = []
  })
  const longest: number[] = []
  for (let press = 0; press < presses; press++) {
    longest.push(
      await longestFrame(page, async () => {
        await page.keyboard.press(press % 2 ? 'Backspace' : 'a')
        await after()
      }),
    )
  }
  return {
    pressed: median(await page.evaluate(() => (window as unknown as Watching).watched.pressed)),
    longest: median(longest),
  }
}
