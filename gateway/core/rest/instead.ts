import type { AnyOperation } from '../../../services/core/contract/operation.ts'
import { RequestError } from '../graph/requestError.ts'
import type { RestClient } from './restCall.ts'

/** How long a call that the services do not have is not tried again. */
const forgetAfterMs = 5 * 60_000

const unknown: readonly unknown[] = [404, 405, 501]

/** Whether a status means that the server does not know the path, or not with this method. */
export const isUnknownCall = (status: unknown) => unknown.includes(status)

/**
 * Returns the result of one of our additional calls. If the services do not have it, returns the result of `instead`,
 * which uses calls of the specification. For calls that never report a record as not found.
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
