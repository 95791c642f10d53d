import { chromium, type Page } from 'playwright'
import { buildIfNeeded } from '../../scripts/build.ts'
import { jobAddCandidate } from '../../services/features/candidates/contract.ts'
import { candidateList } from '../../services/features/candidates/list/listContract.ts'
import type { Candidate } from '../../services/features/candidates/shapes.ts'
import { candidateCreate } from '../../services/features/candidates/writes/writeContract.ts'
import type { JobDetail } from '../../services/features/jobs/contract.ts'
import { jobCreate } from '../../services/features/jobs/writeContract.ts'
import { jobCandidatesMove } from '../../services/features/pipelines/contract.ts'
import { workflowList } from '../../services/features/workflows/contract.ts'
import type { WorkflowGroup } from '../../services/features/workflows/workflowShapes.ts'
import { rest, tokenOf } from '../support/api.ts'
import { browserFlags, chromiumPath } from '../support/chromium.ts'
import { signInAs } from '../support/signInAs.ts'
import { startStack, type RunningStack } from '../support/startStack.ts'
import { many, ms, type Figure } from './figure.ts'
import { longestFrame, watchFrames } from './frames.ts'
import { median } from './measured.ts'

const sizes = { small: 20, large: 2_000 } as const
type Size = keyof typeof sizes
const rounds = 5
/** The stages used here have no triggers, so that no figure includes the work of triggers. */
const workflowName = 'Tuyển dụng kinh doanh'

/** Milliseconds on the board of one job. */
interface BoardFigures {
  /** From the start of the navigation, with everything cached, to a frame with cards and all counts. */
  open: number
  /** The longest frame while a card is dragged over another column, and when it is dropped there. */
  drag: number
  drop: number
  /** From the request of another user's move to a frame that shows it, and the longest frame in between. */
  live: number
  liveFrame: number
}

interface Filled {
  jobId: string
  first: string
  second: string
  /** The candidates of the first stage; the one added first is on top. */
  people: readonly string[]
}

async function inTurns<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<unknown>) {
  const left = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await work(item)
    }),
  )
}

/** Returns the candidates of the demo, and adds as many new ones as are missing. */
async function candidatesOf(stack: RunningStack, token: string): Promise<string[]> {
  const ids: string[] = []
  for (let pageIndex = 0; ids.length < sizes.large; pageIndex++) {
    const body = { pageIndex, pageSize: 100 }
    const { data } = await rest<{ data: Candidate[] }>(stack, token, 'POST', candidateList.path, body)
    if (data.length === 0) break
    ids.push(...data.map(({ id }) => id))
  }
  const resume = { work: [], education: [], awards: [], skills: [], languages: [] }
  const lacking = Array.from({ length: Math.max(0, sizes.large - ids.length) }, (_, at) => at)
  await inTurns(lacking, 8, async (at) => {
    const body = { name: `Bench Person ${at}`, emails: [`bench.${at}@mail.example`], phones: [], resume }
    ids.push((await rest<Candidate>(stack, token, 'POST', candidateCreate.path, body)).id)
  })
  return ids.slice(0, sizes.large)
}

/** Creates a job with this number of candidates, half of them in its first stage and a quarter each in the next two. */
async function jobOf(stack: RunningStack, token: string, ids: readonly string[]): Promise<Filled> {
  const workflows = await rest<WorkflowGroup[]>(stack, token, 'GET', workflowList.path)
  const workflow = workflows.find(({ name }) => name === workflowName)!
  const [first, second, third] = workflow.statuses
  const job = await rest<JobDetail>(stack, token, 'POST', jobCreate.path, {
    title: `Bench of ${ids.length}`,
    quantity: 2,
    workflowId: workflow.id,
  })
  for (let at = 0; at < ids.length; at += 500)
    await rest(stack, token, 'POST', `${jobAddCandidate.path}?jobID=${job.id}`, {
      candidateIds: ids.slice(at, at + 500),
    })
  const half = ids.length / 2
  for (let at = half; at < ids.length; at += 100) {
    const statusId = (at < half * 1.5 ? second! : third!).id
    const candidateIds = ids.slice(at, Math.min(at + 100, at < half * 1.5 ? half * 1.5 : ids.length))
    await rest(stack, token, 'POST', jobCandidatesMove.path, { jobId: job.id, statusId, candidateIds })
  }
  return { jobId: job.id, first: first!.name, second: second!.name, people: ids.slice(0, half) }
}

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const atRest = (page: Page) => page.waitForTimeout(400)

/** Returns the milliseconds from the start of the navigation to a frame with cards. */
async function open(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await page.waitForFunction(() => 'cardsAt' in window)
  return page.evaluate(() => (window as unknown as { cardsAt: number }).cardsAt)
}
const watchCards = () => {
  const look = new MutationObserver(() => {
    if (!document.querySelector('[data-card]')) return
    look.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => {
        ;(window as unknown as { cardsAt: number }).cardsAt = performance.now()
      }),
    )
  })
  look.observe(document, { childList: true, subtree: true })
}

/**
 * Drags the first card of the first column to the second column. Returns the longest frames on the way, and from the
 * drop on.
 */
async function drag(page: Page, { first, second }: Filled) {
  const handle = column(page, first)
    .getByRole('button', { name: /^Drag / })
    .first()
  const [from, to] = [(await handle.boundingBox())!, (await column(page, second).boundingBox())!]
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  await page.mouse.move(x, y)
  const carried = await longestFrame(page, async () => {
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 30 })
  })
  const dropped = await longestFrame(page, async () => {
    await page.mouse.up()
    await page
      .getByText(/ is now in /)
      .last()
      .waitFor()
    await atRest(page)
  })
  return { carried, dropped }
}

export interface BoardRun {
  small: BoardFigures
  large: BoardFigures
}

/** Compares the board of a job with 2,000 candidates to one with 20. */
export async function benchBoard(): Promise<BoardRun> {
  await buildIfNeeded()
  const stack = await startStack({ TOKEN_SECONDS: '3600' })
  const browser = await chromium.launch({ executablePath: chromiumPath, args: browserFlags })
  try {
    const [token, other] = [await tokenOf(stack, 'recruiter'), await tokenOf(stack, 'recruiter2')]
    const ids = await candidatesOf(stack, token)
    const jobs: Record<Size, Filled> = {
      small: await jobOf(stack, token, ids.slice(0, sizes.small)),
      large: await jobOf(stack, token, ids),
    }
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript(watchFrames)
    await page.addInitScript(watchCards)
    await signInAs(page, 'recruiter', { origin: stack.publicUrl })
    const found: Record<Size, Record<keyof BoardFigures, number[]>> = {
      small: { open: [], drag: [], drop: [], live: [], liveFrame: [] },
      large: { open: [], drag: [], drop: [], live: [], liveFrame: [] },
    }
    const workflow = (await rest<WorkflowGroup[]>(stack, token, 'GET', workflowList.path)).find(
      ({ name }) => name === workflowName,
    )!
    // The first round fills the browser's cache.
    for (let round = 0; round <= rounds; round++) {
      for (const size of ['small', 'large'] as const) {
        const job = jobs[size]
        const times = found[size]
        const opened = await open(page, `${stack.publicUrl}/jobs/interview/${job.jobId}`)
        await atRest(page)
        const { carried, dropped } = await drag(page, job)
        await atRest(page)
        const last = workflow.statuses.at(-1)!
        const count = () => column(page, last.name).locator('[data-card]').count()
        const before = await count()
        const candidateIds = [job.people.at(-1 - round)!]
        let shown = 0
        const began = Date.now()
        const frame = await longestFrame(page, async () => {
          const seen = page.waitForFunction(
            ({ name, least }) => {
              const all = [...document.querySelectorAll('section')]
              const own = all.find((one) => one.querySelector('h2')?.textContent === name)
              return own && own.querySelectorAll('[data-card]').length > least && Date.now()
            },
            { name: last.name, least: before },
          )
          await rest(stack, other, 'POST', jobCandidatesMove.path, {
            jobId: job.jobId,
            statusId: last.id,
            candidateIds,
          })
          shown = Number(await (await seen).jsonValue())
          await atRest(page)
        })
        if (round === 0) continue
        times.open.push(opened)
        times.drag.push(carried)
        times.drop.push(dropped)
        times.live.push(shown - began)
        times.liveFrame.push(frame)
      }
    }
    const figures = (size: Size): BoardFigures => ({
      open: median(found[size].open),
      drag: median(found[size].drag),
      drop: median(found[size].drop),
      live: median(found[size].live),
      liveFrame: median(found[size].liveFrame),
    })
    return { small: figures('small'), large: figures('large') }
  } finally {
    await browser.close()
    await stack.stop()
  }
}

const named = [
  ['open, second visit', 'open'],
  ['longest frame while a card is carried', 'drag'],
  ['longest frame after it is dropped', 'drop'],
  ["from another's move to its frame", 'live'],
  ['longest frame meanwhile', 'liveFrame'],
] as const

export async function figures(): Promise<Figure[]> {
  const { small, large } = await benchBoard()
  return named.map(([name, key]) => ({
    name: `Board of ${many(sizes.large)} candidates, ${name}`,
    reached: `${(large[key] / small[key]).toFixed(1)} × one of ${sizes.small}`,
    against: `${ms(large[key])} against ${ms(small[key])}`,
  }))
}
