import type { Page } from 'playwright'
import { median } from './measured.ts'

interface Watched {
  /** Milliseconds from each key press to the end of the next frame. */
  pressed: number[]
  /** The longest time between two frames. */
  longest: number
}
type Watching = Window & { watched: Watched }

/** Runs in the page: records the time from a key press to the next frame, and the longest time between two frames. */
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

/** Returns the longest frame during an action, in a page that records its frames. */
export async function longestFrame(page: Page, action: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    ;(window as unknown as Watching).watched.longest = 0
  })
  await action()
  return page.evaluate(() => (window as unknown as Watching).watched.longest)
}

/** Measures what a user feels while typing: presses a key, waits for all of its effects, and repeats. */
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
