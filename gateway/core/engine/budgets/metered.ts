import type { GatewayContext } from '../../graph/context.ts'
import type { Log } from '../../log.ts'
import type { OperationRequest, Prepared } from '../documents.ts'
import { limits } from '../limits.ts'
import { failed, type Answer, type Operations } from '../operations.ts'
import { keyOf, rateLimitHeaders, type Budgets, type Purse } from './points.ts'
import type { Turns } from './turns.ts'

/** An answer, and what its headers tell of the sender's points. */
export interface Metered {
  answer: Answer
  headers: Readonly<Record<string, string>>
}

/** Runs queries and mutations; never throws. */
export type RunMetered = (
  prepared: Prepared,
  variables: OperationRequest['variables'],
  context: GatewayContext,
) => Promise<Metered>

interface Parts {
  operations: Operations
  budgets: Budgets
  turns: Turns
  log: Log
}

/** Fields of an answer: each member of each of its objects. What GraphQL itself answers (`__typename`, `__schema`) is free. */
export function fieldsIn(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0
  const values = Object.entries(data).flatMap(([name, value]) => (name.startsWith('__') ? [] : [value]))
  const inner = values.reduce<number>((sum, value) => sum + fieldsIn(value), 0)
  return Array.isArray(data) ? inner : inner + values.length
}

/**
 * Runs documents against the budget of who sends them, whichever way they came. The application's own documents are known, and run
 * as they are; so does what costs too much for anybody, which is refused.
 */
export function createMetered({ operations, budgets, turns, log }: Parts): RunMetered {
  async function charged(
    purse: Purse,
    requested: number,
    run: () => Promise<Answer>,
    { signal, requestId }: GatewayContext,
  ): Promise<Metered> {
    const { restoreRate } = budgets.limits
    try {
      const end = await turns.take(keyOf(purse), signal)
      try {
        await budgets.take(purse, requested)
        const answer = await run()
        // An alias may hide what is free.
        const actual = Math.min(requested, fieldsIn(answer.data))
        budgets.giveBack(purse, requested - actual)
        const available = budgets.available(purse)
        answer.extensions = { ...answer.extensions, cost: { requested, actual, available, restoreRate } }
        return { answer, headers: rateLimitHeaders(budgets.limits, available) }
      } finally {
        end()
      }
    } catch (error) {
      return {
        answer: failed(error, requestId, log),
        headers: rateLimitHeaders(budgets.limits, budgets.available(purse)),
      }
    }
  }

  return async (prepared, variables, context) => {
    const { viewer } = context
    const run = () => operations.run(prepared, variables, context)
    if (prepared.isPersisted || !viewer) return { answer: await run(), headers: {} }
    const requested = prepared.cost(variables ?? {})
    if (requested > limits.cost) return { answer: await run(), headers: {} }
    const { companyId, subject } = viewer
    return charged({ companyId, subject }, requested, run, context)
  }
}
