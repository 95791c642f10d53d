import { eventStream } from '../contract/events.ts'
import type { Operation } from '../contract/operation.ts'
import type { Route } from './routes.ts'

/** Throws unless each operation of the contract has exactly one route, and there are no other routes. */
export function checkRoutes({
  routes,
  operations,
}: {
  routes: readonly Route[]
  operations?: readonly Operation[]
}): void {
  const served = [eventStream, ...routes.map(({ operation }) => operation)].map(({ id }) => id)
  const twice = served.filter((id, index) => served.indexOf(id) !== index)
  if (twice.length > 0) throw new Error(`Operations with more than one route: ${twice.join(', ')}.`)
  if (!operations) return
  const known = operations.map(({ id }) => id)
  const missing = known.filter((id) => !served.includes(id))
  const unknown = served.filter((id) => !known.includes(id))
  if (missing.length > 0) throw new Error(`Operations of the contract without a route: ${missing.join(', ')}.`)
  if (unknown.length > 0) throw new Error(`Routes without an operation in the contract: ${unknown.join(', ')}.`)
}
