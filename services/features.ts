import type { Queue } from './core/jobs.ts'
import type { Route } from './core/routes.ts'
import { routes as lookups } from './features/lookups/routes.ts'
import { routes as talentFolders } from './features/talentFolders/routes.ts'
import { routes as users } from './features/users/routes.ts'
import * as verifications from './features/verifications/routes.ts'

/** What the services serve: the routes of every feature. */
export const routes: readonly Route[] = [...users, ...lookups, ...talentFolders, ...verifications.routes]

/** What the services do in the background. */
export const queues: readonly Queue[] = [...verifications.queues]
