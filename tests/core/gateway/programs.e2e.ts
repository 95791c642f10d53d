import { signInMachine } from '../../../scripts/signIn.ts'
import { anotherGateway } from '../../support/anotherGateway.ts'
import { graphql, tokenOf } from '../../support/api.ts'
import { expect, test } from '../../support/journey.ts'
import type { RunningStack } from '../../support/startStack.ts'

interface Answered {
  status: number
  retryAfter: number
  /** The points that it has cost. */
  actual: number
}

const create = `mutation Create($input: CreateMachineClientInput!) {
  createMachineClient(input: $input) { machineClient { clientId } secret }
}`

/** Creates a program as the administrator of the company and returns its token. */
async function programOf(stack: RunningStack, name: string): Promise<string> {
  const input = { name, permissions: ['Candidate:ListCandidate', 'Candidate:ReadCandidate'], scopes: ['EXPLORE'] }
  const { data } = await graphql<{ createMachineClient: { machineClient: { clientId: string }; secret: string } }>(
    stack,
    await tokenOf(stack, 'admin'),
    create,
    { input },
  )
  const { machineClient, secret } = data!.createMachineClient
  const { accessToken } = await signInMachine({
    issuer: `${stack.publicUrl}/idp`,
    clientId: machineClient.clientId,
    secret,
    scope: 'api graphql:explore',
  })
  return accessToken
}

const rows = (first: number) => `{ candidates(first: ${first}) { nodes { id databaseId name emails phones } } }`

async function ask(url: string, token: string, query: string): Promise<Answered> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { extensions } = (await answer.json()) as { extensions?: { cost: { actual: number } } }
  return {
    status: answer.status,
    retryAfter: Number(answer.headers.get('retry-after') ?? 0),
    actual: extensions?.cost.actual ?? 0,
  }
}

const refusedOf = (answers: readonly Answered[]) => answers.filter(({ status }) => status === 429)

/** Starts a gateway with the usual points of programs. The gateway of the journeys counts points but never refuses. */
const usualGateway = (stack: RunningStack) => anotherGateway(stack, { COST_CAPACITY: '20000', COST_RESTORE: '1000' })

test('a program has its points once, however many gateways it calls', async ({ stack }) => {
  const gateways = await Promise.all([usualGateway(stack), usualGateway(stack)])
  try {
    const token = await programOf(stack, `Two gateways ${crypto.randomUUID()}`)
    const began = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => ask(gateways[at % 2]!.url, token, rows(100))),
    )
    const seconds = (performance.now() - began) / 1000
    const spent = answers.reduce((sum, { actual }) => sum + actual, 0)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
    expect(refusedOf(answers).every(({ retryAfter }) => retryAfter > 0)).toBe(true)
    expect(spent).toBeGreaterThan(10_000)
    expect(spent).toBeLessThanOrEqual(20_000 + 1000 * (seconds + 1))
  } finally {
    await Promise.all(gateways.map(({ stop }) => stop()))
  }
})

test('a program that sends 600 requests at once has to wait, and another program is answered', async ({ stack }) => {
  const gateway = await usualGateway(stack)
  const [greedy, other] = await Promise.all(
    ['Greedy', 'Calm'].map((name) => programOf(stack, `${name} ${crypto.randomUUID()}`)),
  )
  let isOver = false
  const storm = Promise.all(Array.from({ length: 600 }, () => ask(gateway.url, greedy!, rows(20)))).finally(() => {
    isOver = true
  })
  const beside: Answered[] = []
  while (!isOver) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a calm program asks
    beside.push(await ask(gateway.url, other!, rows(5)))
  }
  const answers = await storm.finally(gateway.stop)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(50)
  expect(refusedOf(answers).length).toBeGreaterThan(50)
  expect(answers.every(({ status, retryAfter }) => status === 200 || (status === 429 && retryAfter > 0))).toBe(true)
  expect(beside.length).toBeGreaterThan(0)
  expect(beside.filter(({ status }) => status !== 200)).toEqual([])
})
