import type { MailHandler } from './core/inbound/handler.ts'
import type { Queue } from './core/jobs/jobs.ts'
import type { Periodic } from './core/jobs/periodic.ts'
import type { Route } from './core/http/routes.ts'
import type { FileAccess } from './features/media/access.ts'
import { features as modules } from './features.generated.ts'

/** The optional exports of `routes.ts` in a feature's folder. The file's existence makes it part of the services. */
export interface ServiceFeature {
  /** Its routes. The media service, which serves the files of all records, gets the access rules of all features. */
  routes: readonly Route[] | ((accesses: readonly FileAccess[]) => readonly Route[])
  /** Its background work. */
  queues?: readonly Queue[]
  /** Its periodic work. */
  periodic?: readonly Periodic[]
  /** Handlers for mails that are sent to its records. */
  mailHandlers?: readonly MailHandler[]
  /** The access rules for the files of its records. */
  fileAccesses?: readonly FileAccess[]
}

const features: readonly ServiceFeature[] = modules
const fileAccesses = features.flatMap((feature) => feature.fileAccesses ?? [])

/** The routes of every feature. */
export const routes: readonly Route[] = features.flatMap((feature) =>
  typeof feature.routes === 'function' ? feature.routes(fileAccesses) : feature.routes,
)

/** The background work of every feature. */
export const queues: readonly Queue[] = features.flatMap((feature) => feature.queues ?? [])

/** The mail handlers of every feature. */
export const mailHandlers: readonly MailHandler[] = features.flatMap((feature) => feature.mailHandlers ?? [])

/** The periodic work of every feature. */
export const periodic: readonly Periodic[] = features.flatMap((feature) => feature.periodic ?? [])
