import { contracts } from './contracts.generated.ts'
import { eventStream } from './core/contract/events.ts'
import type { Operation } from './core/contract/operation.ts'

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'effect' in value

/** Every operation of the contract: the source of OpenAPI, of the rule tests and of the keys of SERVICES_ENDPOINTS. */
export const operations: readonly Operation[] = [
  eventStream,
  ...contracts.flatMap((contract) => Object.values<unknown>(contract).filter(isOperation)),
]
