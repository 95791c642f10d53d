import type { TriggerContext } from '../occasions.ts'

/** The queue of those who look after delayed triggers. */
export const delayedTriggers = 'delayed-triggers'

/** Whose triggers have waited long enough, and until when. */
export interface Due {
  companyId: string
  /** UTC, ISO 8601. */
  dueAt: string
}

/** Has delayed triggers looked after when their time has come, in the caller's transaction: once for each moment. */
export async function wakeAt({ db, jobs }: Pick<TriggerContext, 'db' | 'jobs'>, moments: readonly Date[]) {
  for (const dueAt of new Set(moments.map((moment) => moment.toISOString()))) {
    const due: Due = { companyId: db.companyId, dueAt }
    // oxlint-disable-next-line no-await-in-loop -- as many as the triggers of a status have different delays
    await jobs.add(db, delayedTriggers, dueAt, due, new Date(dueAt))
  }
}
