import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWhenIdle } from '../../../../web/app/shell/menu/loadWhenIdle.ts'
import type { Screen } from '../../../../web/shared/screen.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  Object.assign(navigator, { connection: undefined })
})

const screens = ['/one', '/two', '/three'].map((path) => ({ path }) as Screen)
const open = (load = async (_screen: { path: string }): Promise<unknown> => null) => {
  const loaded: string[] = []
  const stop = loadWhenIdle(screens, (screen) => {
    loaded.push(screen.path)
    return load(screen)
  })
  return { loaded, stop, wait: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

test('the code of screens is loaded one after the other, some time after the first page', async () => {
  const { loaded, wait } = open()
  await wait(5_000)
  expect(loaded).toEqual([])
  await wait(10_000)
  expect(loaded).toEqual(['/one', '/two', '/three'])
})

test('loading ends if a screen fails to load, or if the shell is removed', async () => {
  const failing = open(() => Promise.reject(new Error('away')))
  await failing.wait(15_000)
  expect(failing.loaded).toEqual(['/one'])
  const stopped = open()
  stopped.stop()
  await stopped.wait(15_000)
  expect(stopped.loaded).toEqual([])
})

test('loading is skipped for users who save data', async () => {
  Object.assign(navigator, { connection: { saveData: true } })
  const { loaded, wait } = open()
  await wait(15_000)
  expect(loaded).toEqual([])
})
