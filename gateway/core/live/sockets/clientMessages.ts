import type { SubscribeMessage } from 'graphql-ws'
import type { OperationRequest } from '../../engine/operations.ts'
import { readIdempotencyKey } from '../../http/http.ts'

/**
 * Returns the Authorization of connection_init. GraphiQL and many other tools send headers as connection parameters.
 */
export const headerOf = (params: Record<string, unknown> | null | undefined) =>
  Object.entries(params ?? {}).find(
    ([name, value]) => name.toLowerCase() === 'authorization' && typeof value === 'string',
  )?.[1] as string | undefined

/** Returns the operation that a subscribe message requests. */
export function readRequest({
  query,
  operationName,
  variables,
  extensions,
}: SubscribeMessage['payload']): OperationRequest & { idempotencyKey?: string } {
  const id = extensions?.id
  return {
    ...(typeof id === 'string' && { id }),
    ...(query && { query }),
    ...(operationName && { operationName }),
    ...(variables && { variables }),
    idempotencyKey: readIdempotencyKey(extensions?.idempotencyKey as string | undefined),
  }
}
