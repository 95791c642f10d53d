import { RequestError } from '../../gateway/core/graph/requestError.ts'
import { isUnknownCall } from '../../gateway/core/rest/instead.ts'
import type { CallRecord } from '../../gateway/core/rest/restCall.ts'
import { createRestClient } from '../../gateway/core/rest/rest.ts'
import type { LeftOut } from '../../gateway/core/rest/tolerant/read.ts'
import type { Upstreams } from '../../gateway/core/rest/upstreams.ts'
import type { GatewaySettings } from '../../gateway/core/settings.ts'
import { upstreamsOf } from '../../gateway/core/upstreamsOf.ts'
import { operations } from '../../services/contract.ts'
import { serviceNames, type AnyOperation } from '../../services/core/contract/operation.ts'
import { compare, type Differences } from './compare.ts'
import { download } from './download.ts'
import { inputOf, type FirstOf, type KnownInput } from './inputs.ts'

export const outcomes = ['works', 'with losses', 'missing', 'fails', 'not tried'] as const

/** The result for one operation. */
export interface Finding {
  operation: AnyOperation
  outcome: (typeof outcomes)[number]
  /** A short status or reason. */
  why?: string
  differences?: Differences | undefined
  /** Records that cannot be read even with all rules, and the position of the first. */
  unreadable?: LeftOut | undefined
  /** The first record of the answer, or undefined if there is none. */
  first?: unknown
}

/** Why a list has no first record. */
const noRecord: Readonly<Record<Finding['outcome'], string>> = {
  works: 'has no records',
  'with losses': 'has no records',
  missing: 'is missing',
  fails: 'fails',
  'not tried': 'was not tried',
}

const untried = ({ id, effect, transport }: AnyOperation): string | null => {
  if (effect === 'write') return 'it writes'
  if (transport === 'stream') return "it needs the gateway's own token"
  if (transport === 'upload') return 'it takes a file'
  // The services may record that an export took place.
  return /export/i.test(id) ? 'it exports records' : null
}

const recordsOf = (answer: any): unknown[] =>
  Array.isArray(answer) ? answer : Array.isArray(answer?.data) ? answer.data : answer === null ? [] : [answer]

/** Returns the upstreams with reports on how answers had to be changed before they could be read. */
const watchUpstreams = (upstreams: Upstreams, tell: (differences: Differences) => void): Upstreams => ({
  ...upstreams,
  target(operation) {
    const target = upstreams.target(operation)
    return {
      ...target,
      read(given, asked) {
        const reading = target.read(given, asked)
        if ('answer' in reading) tell(compare(given, reading.answer))
        return reading
      },
    }
  },
})

/** Returns the finding for a call that was refused or not answered. */
function toFailedFinding(
  operation: AnyOperation,
  { code, message, extensions: { status } }: RequestError,
  why?: string,
): Finding {
  // An operation that answers 404 for a missing record says so in its contract.
  const isUnsure = status === 404 && /\b404\b/.test(operation.doc)
  if (isUnknownCall(status))
    return { operation, outcome: 'missing', why: isUnsure ? '404, or no such record' : String(status) }
  const reason = code.startsWith('UPSTREAM_') ? why : message
  return { operation, outcome: 'fails', why: `${status ?? ''} ${code}${reason ? `: ${reason}` : ''}`.trim() }
}

async function file(upstreams: Upstreams, token: string, operation: AnyOperation, input: KnownInput): Promise<Finding> {
  const found = await download(upstreams, token, operation, input)
  return 'error' in found ? toFailedFinding(operation, found.error) : { operation, outcome: 'works', why: found.type }
}

async function call(upstreams: Upstreams, token: string, operation: AnyOperation, input: object): Promise<Finding> {
  let differences: Differences | undefined
  let record: CallRecord | undefined
  const client = createRestClient({
    upstreams: watchUpstreams(upstreams, (found) => (differences = found)),
    token,
    onCall: (made) => (record = made),
  })
  try {
    const [first] = recordsOf(await client.call(operation, input))
    const unreadable = record?.leftOut
    const isLossy = unreadable || (differences && differences.missing.size + differences.byRules.size > 0)
    return { operation, outcome: isLossy ? 'with losses' : 'works', differences, unreadable, first }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return toFailedFinding(operation, error, record?.why)
  }
}

/** Calls each read operation of the contract once with the gateway's own client, and never a write operation. */
export async function checkServices(settings: GatewaySettings, token: string): Promise<Finding[]> {
  // Every call is tried, no matter how many have failed before.
  const upstreams = upstreamsOf(settings, { breaker: { failures: Infinity } })
  const found = new Map<string, Promise<Finding>>()

  const firstOf: FirstOf = async (id) => {
    const { outcome, first } = await find(operations.find((one) => one.id === id)!)
    if (first === undefined) return { none: noRecord[outcome] }
    return { record: (typeof first === 'object' ? first : { value: first }) as Record<string, unknown> }
  }

  async function attempt(operation: AnyOperation): Promise<Finding> {
    const reason = untried(operation)
    if (reason) return { operation, outcome: 'not tried', why: reason }
    const input = await inputOf(operation, firstOf)
    if ('none' in input) return { operation, outcome: 'not tried', why: input.none }
    return (operation.transport === 'download' ? file : call)(upstreams, token, operation, input)
  }

  function find(operation: AnyOperation): Promise<Finding> {
    const known = found.get(operation.id) ?? attempt(operation)
    found.set(operation.id, known)
    return known
  }

  try {
    // The calls to a service are made one after the other: this is not a load test.
    await Promise.all(
      serviceNames.map(async (name) => {
        for (const operation of operations) if (operation.service === name) await find(operation)
      }),
    )
    return await Promise.all(operations.map(find))
  } finally {
    await upstreams.close()
  }
}
