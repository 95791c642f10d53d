import type { CompanyDb } from '../../core/database/companyDb.ts'
import { idAt } from '../../core/ids.ts'
import { recountJobs, writeMoves, type NewMove, type Stage } from '../../features/pipelines/moves.ts'
import { demoId, Seeded } from '../random.ts'

const rejectedShare = 0.12
const hour = 3_600_000

interface Row {
  job_id: string
  candidate_id: string
  added_by: string
  added_at: Date
  status_id: string | null
  status_at: Date | null
}

/** Dates the ways of the demo's candidates through their jobs, rejects some on the way, and counts the jobs by it. */
export async function seedMoves(db: CompanyDb, rows: readonly Row[], now: number): Promise<void> {
  const random = new Seeded(116)
  const statuses = await db
    .from('workflow_status')
    .select(['workflow_status.id', 'workflow_status.name', 'workflow_status.key', 'workflow_status.workflow_id'])
    .orderBy('workflow_status.position')
    .execute()
  const stages = new Map<string, Stage & { workflow_id: string }>(statuses.map((status) => [status.id, status]))
  const firsts = new Map(statuses.toReversed().map((status) => [status.workflow_id, status]))
  const reasons = await db
    .from('vocabulary_item')
    .select(['vocabulary_item.id', 'vocabulary_item.name'])
    .where('vocabulary_item.kind', '=', 'rejectReason')
    .orderBy('vocabulary_item.position')
    .execute()
  const moves: NewMove[] = []
  const rejections = []
  for (const row of rows) {
    const { job_id: jobId, candidate_id: candidateId, added_by: userName, added_at: at } = row
    const stage = row.status_id ? stages.get(row.status_id)! : null
    const first = stage ? firsts.get(stage.workflow_id)! : null
    const common = { jobId, candidateId, userName, actionId: demoId(`move ${jobId} ${candidateId}`) }
    moves.push({ ...common, cause: 'added', from: null, to: first, at })
    if (stage && stage.id !== first!.id)
      moves.push({ ...common, cause: 'moved', from: first, to: stage, at: row.status_at!, was: { by: userName, at } })
    if (!stage || !random.chance(rejectedShare)) continue
    const reason = random.pick(reasons)
    const rejected = new Date(Math.min(now, row.status_at!.getTime() + random.whole(1, 72) * hour))
    moves.push({
      ...common,
      actionId: demoId(`rejection ${jobId} ${candidateId}`),
      cause: 'rejected',
      from: stage,
      to: null,
      reason: reason.name,
      at: rejected,
    })
    rejections.push({ jobId, candidateId, userName, reason, rejected })
  }
  await writeMoves(
    db,
    moves.map((move, at) => ({ ...move, id: idAt(move.at!, demoId(`move ${at}`)) })),
  )
  for (const { jobId, candidateId, userName, reason, rejected } of rejections)
    await db
      .update('job_candidate')
      .set({ rejected_at: rejected, rejected_by: userName, reject_reason_id: reason.id, reject_reason: reason.name })
      .where('job_candidate.job_id', '=', jobId)
      .where('job_candidate.candidate_id', '=', candidateId)
      .execute()
  const jobs = await db.from('job').select('job.id').execute()
  await recountJobs(
    db,
    jobs.map(({ id }) => id),
  )
}
