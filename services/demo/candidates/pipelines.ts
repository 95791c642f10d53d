import type { CompanyDb } from '../../core/database/companyDb.ts'
import { hiredKey, isEndKey } from '../../../common/stageKeys.ts'
import { idAt } from '../../core/ids.ts'
import { recountJobs, writeMoves, type NewMove, type Stage } from '../../features/pipelines/moves.ts'
import { demoId, Seeded } from '../random.ts'
import { momentIn } from '../times.ts'

const rejectedShare = 0.12
const hour = 3_600_000
/** Whether nobody is rejected any more at a stage. */
const isOver = (key: string) => key === hiredKey || isEndKey(key)

type WorkflowStage = Stage & { workflow_id: string }
interface Row {
  job_id: string
  candidate_id: string
  added_by: string
  added_at: Date
  status_id: string | null
  status_at: Date | null
}

/** Returns the stages that a candidate has passed on the way to a stage, both ends included. */
function wayTo(stage: WorkflowStage, all: readonly WorkflowStage[], random: Seeded): Stage[] {
  const own = all.filter((one) => one.workflow_id === stage.workflow_id)
  const open = own.slice(0, own.indexOf(stage)).filter(({ key }) => !isEndKey(key))
  // Candidates who were rejected or withdrew left early.
  return [...(isEndKey(stage.key) ? open.slice(0, random.whole(1, 3)) : open), stage]
}

/**
 * Dates the moves of the demo's candidates through their jobs, rejects some on the way, and updates the jobs' counts.
 */
export async function seedMoves(db: CompanyDb, rows: readonly Row[], now: number): Promise<void> {
  const random = new Seeded(116)
  const statuses = await db
    .from('workflow_status')
    .select(['workflow_status.id', 'workflow_status.name', 'workflow_status.key', 'workflow_status.workflow_id'])
    .orderBy('workflow_status.position')
    .execute()
  const stages = new Map<string, WorkflowStage>(statuses.map((status) => [status.id, status]))
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
    const way = stage ? wayTo(stage, statuses, random) : [null]
    const [from, to] = [at.getTime(), (row.status_at ?? at).getTime()]
    const step = (to - from) / Math.max(1, way.length - 1)
    const times = way.map((_stage, index) =>
      index === way.length - 1 ? new Date(to) : momentIn(from + step * index, from, to),
    )
    way.forEach((reached, index) => {
      moves.push({
        ...{ jobId, candidateId, userName, actionId: demoId(`move ${jobId} ${candidateId} ${index}`) },
        ...{ cause: index === 0 ? 'added' : 'moved', from: way[index - 1] ?? null, to: reached, at: times[index]! },
        ...(index > 0 && { was: { by: userName, at: times[index - 1]! } }),
      })
    })
    if (!stage || isOver(stage.key) || !random.chance(rejectedShare)) continue
    const reason = random.pick(reasons)
    const since = row.status_at!.getTime()
    const rejected = momentIn(since + random.whole(1, 72) * hour, since, now)
    moves.push({
      ...{ jobId, candidateId, userName },
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
