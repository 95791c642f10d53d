import { eventStream } from './core/contract/events.ts'
import type { Operation } from './core/contract/operation.ts'
import * as lookups from './features/lookups/contract.ts'
import * as talentFolders from './features/talentFolders/contract.ts'
import * as users from './features/users/contract.ts'
import * as verifications from './features/verifications/contract.ts'

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'effect' in value

/** Every operation of the contract: the source of OpenAPI, of the rule tests and of SERVICES_ENDPOINTS' keys. */
export const operations: readonly Operation[] = [
  eventStream,
  ...[users, lookups, talentFolders, verifications].flatMap((feature) => Object.values(feature).filter(isOperation)),
]
