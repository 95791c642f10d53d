import type { AnyOperation } from '../../../services/core/contract/operation.ts'
import { RequestError } from '../graph/requestError.ts'
import type { RestClient } from './restCall.ts'

/** How long a call that the services do not have is not tried again. */
const forgetAfterMs = 5 * 60_000

const unknown: readonly unknown[] = [404, 405, 501]

/** Whether a server that answers with this status does not know a path, or not with this method. */
export const isUnknownCall = (status: unknown) => unknown.includes(status)

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
    if (!(error instanceof RequestError) || !isUnknownCall(error.extensions.status)) throw error
    lacking?.set(id, Date.now())
    return instead()
  }
}
