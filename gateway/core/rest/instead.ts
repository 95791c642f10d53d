import type { AnyOperation } from '../../../services/core/contract/operation.ts'
import { RequestError } from '../graph/requestError.ts'
import type { RestClient } from './restCall.ts'

/** How long a call that the services do not have is not tried again. */
const forgetAfterMs = 5 * 60_000

/** Answers of servers that do not know a path, or not with this method. */
const unknown: readonly unknown[] = [404, 405, 501]

/**
 * What a call of ours answers, or, where the services have no such call, what `instead` makes by those of the specification.
 * For calls that never answer that a record is not found.
 */
export async function orInstead<T>(
  { lacking }: RestClient,
  { id }: AnyOperation,
  read: () => Promise<T>,
  instead: () => Promise<T>,
): Promise<T> {
  if (Date.now() - (lacking?.get(id) ?? -Infinity) < forgetAfterMs) return instead()
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof RequestError) || !unknown.includes(error.extensions.status)) throw error
    lacking?.set(id, Date.now())
    return instead()
  }
}
