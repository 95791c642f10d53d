import type { MailHandler } from './core/inbound/handler.ts'
import type { Queue } from './core/jobs.ts'
import type { Periodic } from './core/periodic.ts'
import type { Route } from './core/routes.ts'
import { routes as blockWords } from './features/blockWords/routes.ts'
import { callExpiry } from './features/calls/expiry.ts'
import { callFiles } from './features/calls/recordings.ts'
import { routes as calls } from './features/calls/routes.ts'
import { candidateFiles } from './features/candidates/fileAccess.ts'
import * as candidateCvs from './features/candidateCvs/routes.ts'
import { routes as candidateNotes } from './features/candidateNotes/routes.ts'
import { routes as candidateWrites } from './features/candidates/writeRoutes.ts'
import { routes as candidateReads } from './features/candidates/readRoutes.ts'
import { routes as candidateViews } from './features/candidateViews/routes.ts'
import { collectedFiles } from './features/collectedCandidates/fileAccess.ts'
import { routes as collectedCandidates } from './features/collectedCandidates/routes.ts'
import { routes as companies } from './features/companies/routes.ts'
import { routes as departments } from './features/departments/routes.ts'
import { routes as dpsTasks } from './features/dpsTasks/routes.ts'
import { routes as emailTemplates } from './features/emailTemplates/routes.ts'
import { interviewFormFiles } from './features/interviewForms/attachments.ts'
import { routes as interviewForms } from './features/interviewForms/routes.ts'
import { jobCategoryFiles } from './features/jobCategories/images.ts'
import { routes as jobCategories } from './features/jobCategories/routes.ts'
import { routes as jobProducts } from './features/jobProducts/routes.ts'
import { routes as jobs } from './features/jobs/routes.ts'
import { routes as lookups } from './features/lookups/routes.ts'
import type { FileAccess } from './features/media/access.ts'
import { routes as media } from './features/media/routes.ts'
import { routes as menus } from './features/menus/routes.ts'
import { routes as pushTokens } from './features/pushTokens/routes.ts'
import { routes as roles } from './features/roles/routes.ts'
import { routes as rufs } from './features/rufs/routes.ts'
import { routes as settings } from './features/settings/routes.ts'
import * as talentImports from './features/talentCandidates/imports.ts'
import { routes as talentCandidates } from './features/talentCandidates/routes.ts'
import { routes as talentFolders } from './features/talentFolders/routes.ts'
import { routes as translations } from './features/translations/routes.ts'
import { routes as users } from './features/users/routes.ts'
import { verificationFiles } from './features/verifications/fileAccess.ts'
import { mailHandler as verificationMails } from './features/verifications/mails/receive.ts'
import * as verifications from './features/verifications/routes.ts'
import { routes as workflows } from './features/workflows/routes.ts'

/** Whose files are whose: each feature with records that have files says who may read them. */
const fileAccesses: readonly FileAccess[] = [
  candidateFiles,
  verificationFiles,
  jobCategoryFiles,
  interviewFormFiles,
  collectedFiles,
  callFiles,
]

/** What the services serve: the routes of every feature. */
export const routes: readonly Route[] = [
  ...users,
  ...companies,
  ...departments,
  ...roles,
  ...lookups,
  ...settings,
  ...translations,
  ...menus,
  ...emailTemplates,
  ...blockWords,
  ...jobs,
  ...candidateReads,
  ...candidateWrites,
  ...candidateViews,
  ...candidateNotes,
  ...candidateCvs.routes,
  ...talentCandidates,
  ...talentImports.routes,
  ...talentFolders,
  ...verifications.routes,
  ...media(fileAccesses),
  ...pushTokens,
  ...jobCategories,
  ...jobProducts,
  ...dpsTasks,
  ...workflows,
  ...interviewForms,
  ...collectedCandidates,
  ...rufs,
  ...calls,
]

/** What the services do in the background. */
export const queues: readonly Queue[] = [...verifications.queues, ...candidateCvs.queues, ...talentImports.queues]

/** Who takes the mails that are sent to records. */
export const mailHandlers: readonly MailHandler[] = [verificationMails]

/** What the services do from time to time. */
export const periodic: readonly Periodic[] = [callExpiry()]
