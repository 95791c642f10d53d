import type { Queue } from './core/jobs.ts'
import type { Route } from './core/routes.ts'
import { routes as blockWords } from './features/blockWords/routes.ts'
import { routes as companies } from './features/companies/routes.ts'
import { routes as departments } from './features/departments/routes.ts'
import { routes as emailTemplates } from './features/emailTemplates/routes.ts'
import { routes as jobs } from './features/jobs/routes.ts'
import { routes as lookups } from './features/lookups/routes.ts'
import { routes as menus } from './features/menus/routes.ts'
import { routes as pushTokens } from './features/pushTokens/routes.ts'
import { routes as roles } from './features/roles/routes.ts'
import { routes as settings } from './features/settings/routes.ts'
import { routes as talentFolders } from './features/talentFolders/routes.ts'
import { routes as translations } from './features/translations/routes.ts'
import { routes as users } from './features/users/routes.ts'
import * as verifications from './features/verifications/routes.ts'

/** What the services serve: the routes of every feature. */
export const routes: readonly Route[] = [
  ...users, ...companies, ...departments, ...roles, ...lookups, ...settings, ...translations, ...menus, ...emailTemplates, ...blockWords, ...jobs,
  ...talentFolders, ...verifications.routes, ...pushTokens,
]

/** What the services do in the background. */
export const queues: readonly Queue[] = [...verifications.queues]
