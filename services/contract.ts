import { eventStream } from './core/contract/events.ts'
import type { Operation } from './core/contract/operation.ts'
import * as blockWords from './features/blockWords/contract.ts'
import * as calls from './features/calls/contract.ts'
import * as candidateCvs from './features/candidateCvs/contract.ts'
import * as candidateNotes from './features/candidateNotes/contract.ts'
import * as candidateViews from './features/candidateViews/contract.ts'
import * as candidates from './features/candidates/contract.ts'
import * as collectedCandidates from './features/collectedCandidates/contract.ts'
import * as companies from './features/companies/contract.ts'
import * as departments from './features/departments/contract.ts'
import * as dpsTasks from './features/dpsTasks/contract.ts'
import * as emailTemplates from './features/emailTemplates/contract.ts'
import * as interviewForms from './features/interviewForms/contract.ts'
import * as jobCategories from './features/jobCategories/contract.ts'
import * as jobProducts from './features/jobProducts/contract.ts'
import * as jobs from './features/jobs/contract.ts'
import * as lookups from './features/lookups/contract.ts'
import * as media from './features/media/contract.ts'
import * as menus from './features/menus/contract.ts'
import * as pushTokens from './features/pushTokens/contract.ts'
import * as roles from './features/roles/contract.ts'
import * as rufs from './features/rufs/contract.ts'
import * as settings from './features/settings/contract.ts'
import * as talentCandidates from './features/talentCandidates/contract.ts'
import * as talentFolders from './features/talentFolders/contract.ts'
import * as translations from './features/translations/contract.ts'
import * as users from './features/users/contract.ts'
import * as verifications from './features/verifications/contract.ts'
import * as workflows from './features/workflows/contract.ts'

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'effect' in value

/** Every operation of the contract: the source of OpenAPI, of the rule tests and of SERVICES_ENDPOINTS' keys. */
export const operations: readonly Operation[] = [
  eventStream,
  ...[
    users,
    companies,
    departments,
    roles,
    lookups,
    settings,
    translations,
    media,
    menus,
    emailTemplates,
    blockWords,
    jobs,
    talentFolders,
    verifications,
    candidates,
    candidateNotes,
    candidateViews,
    candidateCvs,
    talentCandidates,
    pushTokens,
    jobCategories,
    jobProducts,
    dpsTasks,
    workflows,
    interviewForms,
    collectedCandidates,
    rufs,
    calls,
  ].flatMap((feature) => Object.values<unknown>(feature).filter(isOperation)),
]
