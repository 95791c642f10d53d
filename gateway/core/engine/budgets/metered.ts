import type { GatewayContext } from '../../graph/context.ts'
import type { Log } from '../../log.ts'
import type { OperationRequest, Prepared } from '../documents.ts'
import { limits } from '../limits.ts'
import { failed, type Answer, type Operations } from '../operations.ts'
import { keyOf, rateLimitHeaders, type Budgets, type Purse } from './points.ts'
import type { Turns } from './turns.ts'

/** An answer and the headers with the sender's remaining points. */
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

/**
 * Counts the fields of an answer: each member of each object. Introspection fields (`__typename`, `__schema`) are free.
 */
export function fieldsIn(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0
  const values = Object.entries(data).flatMap(([name, value]) => (name.startsWith('__') ? [] : [value]))
  const inner = values.reduce<number>((sum, value) => sum + fieldsIn(value), 0)
  return Array.isArray(data) ? inner : inner + values.length
}

/**
 * Runs documents against the sender's budget, over HTTP and WebSocket alike. Persisted documents of the application are
 * not charged. Neither are documents that exceed the cost limit, since they are refused anyway.
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
        // An alias may hide a free field.
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
