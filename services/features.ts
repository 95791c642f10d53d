import type { MailHandler } from './core/inbound/handler.ts'
import type { Queue } from './core/jobs/jobs.ts'
import type { Periodic } from './core/jobs/periodic.ts'
import type { Route } from './core/http/routes.ts'
import type { FileAccess } from './features/media/access.ts'
import { features as modules } from './features.generated.ts'

/** What `routes.ts` of a feature's folder may export; it is part of the services by being there. */
export interface ServiceFeature {
  /** What it serves. The media service, which reads the files of all records, takes those who say who may. */
  routes: readonly Route[] | ((accesses: readonly FileAccess[]) => readonly Route[])
  /** What it does in the background. */
  queues?: readonly Queue[]
  /** What it does from time to time. */
  periodic?: readonly Periodic[]
  /** How it takes mails that are sent to its records. */
  mailHandlers?: readonly MailHandler[]
  /** Who may read the files of its records. */
  fileAccesses?: readonly FileAccess[]
}

const features: readonly ServiceFeature[] = modules
const fileAccesses = features.flatMap((feature) => feature.fileAccesses ?? [])

/** What the services serve: the routes of every feature. */
export const routes: readonly Route[] = features.flatMap((feature) =>
  typeof feature.routes === 'function' ? feature.routes(fileAccesses) : feature.routes,
)

/** What the services do in the background. */
export const queues: readonly Queue[] = features.flatMap((feature) => feature.queues ?? [])

/** Who takes the mails that are sent to records. */
export const mailHandlers: readonly MailHandler[] = features.flatMap((feature) => feature.mailHandlers ?? [])

/** What the services do from time to time. */
export const periodic: readonly Periodic[] = features.flatMap((feature) => feature.periodic ?? [])
