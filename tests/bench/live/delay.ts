import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from 'graphql-ws'
import pg from 'pg'
import { chromium, type Page } from 'playwright'
import { WebSocket } from 'ws'
import { buildIfNeeded } from '../../../scripts/build.ts'
import type { Call } from '../../../services/features/calls/callShapes.ts'
import { companies } from '../../../services/demo/people/accounts.ts'
import { callee, callFlags, phoneOf } from '../../features/calls/browserCalls.ts'
import { internalToken } from '../../support/api.ts'
import { chromiumPath } from '../../support/chromium.ts'
import { signInAs } from '../../support/signInAs.ts'
import { startStack, type RunningStack } from '../../support/startStack.ts'
import { median } from '../measured.ts'

export interface Delay {
  name: string
  /** Milliseconds from sending COMMIT, which include the commit itself. */
  median: number
  late: number
  rounds: number
}

const rounds = 50
const now = () => performance.timeOrigin + performance.now()

/** Commits a change of a call, as another instance of the services would. Returns when COMMIT was sent. */
async function commit(db: pg.Client, call: Call): Promise<number> {
  await db.query('begin')
  await db.query("insert into event (company_id, type, subject_id, data) values ($1, 'call.changed', $1, $2)", [
    companies.first.id,
    JSON.stringify(call),
  ])
  const sent = now()
  await db.query('commit')
  return sent
}

/** Waits in the page until the candidate's call is shown, or is gone. Returns when, on the clock that all share. */
const shown = (isThere: boolean) =>
  new Promise<number>((resolve) => {
    const look = () =>
      [...document.querySelectorAll('main [role=status]')].some((status) =>
        status.textContent?.startsWith('Ringing'),
      ) === isThere
    const watch = new MutationObserver(() => {
      if (!look()) return
      watch.disconnect()
      resolve(performance.timeOrigin + performance.now())
    })
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  })

/** Subscribes as an internal tool does. Returns a function that waits for the next payload. */
async function tool(stack: RunningStack, candidateId: string) {
  const accessToken = await internalToken(stack)
  const client = createClient({
    url: `${stack.publicUrl.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken },
  })
  let heard: (at: number) => void = () => undefined
  const next = () =>
    new Promise<number>((resolve) => {
      heard = resolve
    })
  const first = next()
  const candidateIds = [Buffer.from(`1:Candidate:${candidateId}`).toString('base64url')]
  client.subscribe(
    {
      query:
        'subscription ($candidateIds: [ID!]!) { candidateCallsChanged(candidateIds: $candidateIds) { calls { id phase } } }',
      variables: { candidateIds },
    },
    {
      next: () => heard(now()),
      error: (error) => {
        throw error
      },
      complete: () => undefined,
    },
  )
  await first
  return { next, stop: () => client.dispose() }
}

async function measureAll(stack: RunningStack, db: pg.Client, page: Page, candidateId: string): Promise<Delay[]> {
  const watcher = await tool(stack, candidateId)
  const delays = { client: [] as number[], page: [] as number[] }
  const happens = async (call: Call) => {
    const heard = watcher.next()
    const seen = page.evaluate(shown, call.phase === 'ringing')
    await page.evaluate(() => undefined)
    const [sent, inClient, inPage] = await Promise.all([commit(db, call), heard, seen])
    delays.client.push(inClient - sent)
    delays.page.push(inPage - sent)
  }
  for (let round = 0; round < rounds; round++) {
    const at = new Date().toISOString()
    const call: Call = {
      id: crypto.randomUUID(),
      candidateId,
      verificationCandidateId: null,
      name: 'Trần Bench',
      phone: phoneOf('000'),
      number: '0912340000',
      userName: 'recruiter',
      sessionId: null,
      phase: 'ringing',
      startedAt: at,
      ringingAt: at,
      answeredAt: null,
      endedAt: null,
      result: null,
      outcome: null,
      note: null,
      hasRecording: false,
    }
    await happens(call)
    await pause(100)
    await happens({ ...call, phase: 'ended', endedAt: at, result: 'canceled' })
    await pause(100)
  }
  await watcher.stop()
  const delay = (name: string, all: number[]): Delay => ({
    name,
    median: median(all),
    late: all.toSorted((one, two) => one - two)[Math.floor(all.length * 0.95)] ?? NaN,
    rounds: all.length,
  })
  return [
    delay('a committed change at a graphql-ws client: PostgreSQL, services, gateway', delays.client),
    delay('the same, visible in the browser', delays.page),
  ]
}

/**
 * Measures the delay from the commit of a change to its subscribers, on the entire product. Returns nothing without
 * PostgreSQL, because only there can a change be committed from outside.
 */
export async function benchDelay(): Promise<Delay[]> {
  await buildIfNeeded()
  const stack = await startStack()
  const { url } = stack.database
  if (!url) {
    await stack.stop()
    console.log('No delay from the commit: it wants PostgreSQL.')
    return []
  }
  const db = new pg.Client({ connectionString: url })
  const browser = await chromium.launch({ executablePath: chromiumPath, args: callFlags })
  try {
    await db.connect()
    const path = await callee(stack, 'Trần Bench', ['000'])
    const page = await (await browser.newContext()).newPage()
    await signInAs(page, 'recruiter2', { origin: stack.publicUrl, path })
    await page.waitForLoadState('networkidle')
    return await measureAll(stack, db, page, path.split('/').at(-1)!)
  } finally {
    await browser.close()
    await db.end()
    await stack.stop()
  }
}
