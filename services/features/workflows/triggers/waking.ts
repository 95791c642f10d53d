import type { TriggerContext } from '../occasions.ts'

/** The name of the queue for delayed triggers. */
export const delayedTriggers = 'delayed-triggers'

/** The company whose triggers are due, and the moment. */
export interface DueTriggers {
  companyId: string
  /** In UTC, ISO 8601. */
  dueAt: string
}

/** Queues the delayed triggers to run when they are due, in the caller's transaction. Each moment is queued once. */
export async function queueDelayedTriggers(
  { db, jobs }: Pick<TriggerContext, 'db' | 'jobs'>,
  moments: readonly Date[],
) {
  for (const dueAt of new Set(moments.map((moment) => moment.toISOString()))) {
    const due: DueTriggers = { companyId: db.companyId, dueAt }
    // oxlint-disable-next-line no-await-in-loop -- as many as the triggers of a status have different delays
    await jobs.add(db, delayedTriggers, dueAt, due, new Date(dueAt))
  }
}
