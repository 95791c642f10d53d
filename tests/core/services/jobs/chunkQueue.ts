import type { Queue } from '../../../../services/core/jobs/jobs.ts'
import { fileRow } from '../coreServices.fixture.ts'

/** Creates a queue with a job that commits one row per step and resumes from the rows that it finds. */
export const chunkQueue = (
  pause: number,
  said: (step: number) => void = () => {},
): Queue<{ companyId: string; count: number }> => ({
  name: 'chunks',
  async handle({ companyId, count }, { companyDb, signal }) {
    const db = companyDb(companyId)
    for (;;) {
      signal.throwIfAborted()
      const step = await db.transaction(async (tx) => {
        const { done } = await tx
          .from('stored_file')
          .select((eb) => eb.fn.countAll<string>().as('done'))
          .executeTakeFirstOrThrow()
        if (Number(done) < count) await tx.insert('stored_file', fileRow(`step ${done}`)).execute()
        return Number(done)
      })
      if (step >= count) return
      said(step)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  },
})
