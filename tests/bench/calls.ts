import { chromium, type Page } from 'playwright'
import { buildIfNeeded } from '../../scripts/build.ts'
import { callFlags, callee, forgetClosed, leftOver, phoneOf, watchPhone } from '../features/calls/browserCalls.ts'
import { chromiumPath } from '../support/chromium.ts'
import { signInAs } from '../support/signInAs.ts'
import { startStack } from '../support/startStack.ts'
import { ms, type Figure } from './figure.ts'
import { median } from './measured.ts'

export interface CallFigures {
  /**
   * Milliseconds from the click to Ringing, and to Talking if the callee answers at once: median and 95th percentile.
   */
  ringing: { median: number; late: number }
  talking: { median: number; late: number }
  /**
   * Milliseconds from Ringing in the caller's page to Ringing in the page of a colleague who has the candidate open.
   */
  colleague: number
  calls: number
  /**
   * What remains after all calls: the number of sockets, microphones and connections, and the growth of the heap over
   * the last half of them.
   */
  left: number
  heapGrowth: number
}

const rounds = 50
const ringRounds = 10

/** Waits in the page itself until the bar shows the text. Returns when it did, on the clock that both pages share. */
const until = (text: string) =>
  new Promise<number>((resolve) => {
    const isThere = () => document.querySelector('[data-state]')?.textContent === text
    const now = () => performance.timeOrigin + performance.now()
    if (isThere()) return resolve(now())
    const watch = new MutationObserver(() => {
      if (!isThere()) return
      watch.disconnect()
      resolve(now())
    })
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  })

/** Does the same for the text that a colleague sees beside the candidate's name. */
const untilSeen = (text: string) =>
  new Promise<number>((resolve) => {
    const isThere = () =>
      [...document.querySelectorAll('main [role=status]')].some((status) => status.textContent?.startsWith(text))
    const watch = new MutationObserver(() => {
      if (!isThere()) return
      watch.disconnect()
      resolve(performance.timeOrigin + performance.now())
    })
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  })

/** Presses the control in the page. Returns when it did. */
const press = (phone: string) => {
  document.querySelector<HTMLElement>(`main button[aria-label$="${phone}"]`)?.click()
  return performance.timeOrigin + performance.now()
}

const spread = (values: number[]) => ({
  median: median(values),
  late: values.toSorted((one, two) => one - two)[Math.floor(values.length * 0.95)] ?? NaN,
})

async function heap(page: Page): Promise<number> {
  // The records of the benchmark itself do not count as growth of the product.
  await page.evaluate(forgetClosed)
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** Makes calls one after another in one page, and hangs up each as soon as it is connected. */
export async function benchCalls(): Promise<CallFigures> {
  await buildIfNeeded()
  const stack = await startStack()
  const browser = await chromium.launch({ executablePath: chromiumPath, args: callFlags })
  try {
    const origin = stack.publicUrl
    const path = await callee(stack, 'Trần Bench', ['000', '222'])
    const [page, colleague] = (await Promise.all([0, 1].map(async () => (await browser.newContext()).newPage()))) as [
      Page,
      Page,
    ]
    await page.addInitScript(watchPhone)
    await signInAs(page, 'recruiter', { origin, path })
    await signInAs(colleague, 'recruiter2', { origin, path })
    const call = async (ending: string, state: string) => {
      const shown = page.evaluate(until, state)
      const from = await page.evaluate(press, phoneOf(ending))
      const at = await shown
      return { from, at }
    }
    const hangUp = async () => {
      await page.getByRole('button', { name: 'End call' }).click()
      await page.waitForFunction(() => !document.querySelector('[data-call]'))
    }
    // The first call loads the phone.
    await call('000', 'Ringing')
    await hangUp()

    const ringing: number[] = []
    const delays: number[] = []
    for (let round = 0; round < ringRounds; round++) {
      const seen = colleague.evaluate(untilSeen, 'Ringing')
      const { from, at } = await call('000', 'Ringing')
      ringing.push(at - from)
      delays.push((await seen) - at)
      await hangUp()
    }
    const talking: number[] = []
    let half = 0
    for (let round = 0; round < rounds; round++) {
      const { from, at } = await call('222', 'Talking')
      talking.push(at - from)
      await hangUp()
      if (round === rounds / 2 - 1) half = await heap(page)
    }
    const left = Object.values(await page.evaluate(leftOver)).reduce((sum, count) => sum + count, 0)
    return {
      ringing: spread(ringing),
      talking: spread(talking),
      colleague: median(delays),
      calls: rounds,
      left,
      heapGrowth: (await heap(page)) - half,
    }
  } finally {
    await browser.close()
    await stack.stop()
  }
}

export async function figures(): Promise<Figure[]> {
  const { ringing, talking, colleague, calls, left, heapGrowth } = await benchCalls()
  return [
    { name: 'Call: click to Ringing', reached: ms(ringing.median), against: `median; 95 % within ${ms(ringing.late)}` },
    {
      name: 'Call: click to Talking, answered at once',
      reached: ms(talking.median),
      against: `median of ${calls}; 95 % within ${ms(talking.late)}`,
    },
    {
      name: 'Call: the same state at a colleague who has the candidate open',
      reached: ms(colleague),
      against: 'after it shows at the caller, median',
    },
    {
      name: `${calls} calls in a row leave`,
      reached: `${left} sockets, microphones and connections`,
      against: `and ${(heapGrowth / 1e6).toFixed(1)} MB of heap more over the last half of them, compiled code included`,
    },
  ]
}
