import type { BodyOf } from '../../../services/core/contract/operation.ts'
import { newId } from '../../../services/core/ids.ts'
import * as contract from '../../../services/features/interviews/contract.ts'
import '../../../services/features/interviews/tables.ts'
import { startPipelines } from '../pipelines/pipelines.fixture.ts'

type Plan = BodyOf<typeof contract.interviewPlan>

/** The time at an hour (UTC), a number of days from now. */
export const at = (days: number, hour: number, minute = 0): string => {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`
}

/** The services with rooms, and helpers to plan interviews. */
export async function startInterviews() {
  const here = await startPipelines()
  let rooms = 0
  return {
    ...here,
    async room(name = `Room ${++rooms}`) {
      const id = newId()
      await here.db.insert('interview_room', { id, name }).execute()
      return id
    },
    /** A plan of one hour with the manager, changed by the given values. */
    plan: (jobId: string, candidateId: string, given: Partial<Plan> = {}): Plan => ({
      jobId,
      candidateId,
      title: 'Technical interview',
      startDate: at(3, 9),
      minutes: 60,
      zone: 'Asia/Ho_Chi_Minh',
      seats: [{ userName: 'manager', role: 'lead' }],
      ...given,
    }),
    make: (body: Plan, userName?: string) => here.as(userName).raw(contract.interviewPlan, { body }),
    holds: () => here.db.from('interview_hold').select(['resource', 'interview_id']).execute(),
    /** Moves an interview into the past, as if its time had come. */
    begin: (id: string) =>
      here.db
        .update('interview')
        .set({ starts_at: new Date(Date.now() - 7_200_000), ends_at: new Date(Date.now() - 3_600_000) })
        .where('interview.id', '=', id)
        .execute(),
  }
}
export type InterviewsHere = Awaited<ReturnType<typeof startInterviews>>
