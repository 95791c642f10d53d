import type { AnswerOf, BodyOf } from '../../core/contract/operation.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import { newId } from '../../core/ids.ts'
import { record } from '../candidates/writes/history.ts'
import { lockGroupShared } from '../workflows/entering.ts'
import type { Context } from '../workflows/occasions.ts'
import { lockRunningJob } from './actionOutcomes.ts'
import type { jobSetWorkflow } from './contract.ts'
import { placesOf, recountJobs, stageOf, publishPipelineChange, writeMoves, type Place, type Stage } from './moves.ts'

/** Assigns a workflow to a job and moves its candidates into the stages of that workflow. No trigger runs. */
export async function setWorkflow(
  { db, caller: { userName } }: Context,
  { jobId, workflowId, stages = [] }: BodyOf<typeof jobSetWorkflow>,
): Promise<AnswerOf<typeof jobSetWorkflow>> {
  const job = await lockRunningJob(db, jobId)
  if (job.workflow_id === workflowId.toLowerCase()) return { moved: 0 }
  const { id, name, statuses } = await lockGroupShared(db, workflowId)
  const given = new Map(stages.map(({ fromId, toId }) => [fromId.toLowerCase(), toId.toLowerCase()]))
  if ([...given.values()].some((to) => !statuses.some((status) => status.id === to)))
    throw badInput({ stages: [createMessage('NOT_OF_THE_NEW_WORKFLOW')] })
  const [first] = statuses
  if (!first) throw badInput({ workflowId: [createMessage('NO_STATUSES')] })

  const inJob = await db
    .from('job_candidate')
    .select('job_candidate.candidate_id')
    .where('job_candidate.job_id', '=', job.id)
    .execute()
  const places =
    inJob.length === 0
      ? []
      : await placesOf(
          db,
          job.id,
          inJob.map((row) => row.candidate_id),
        )
  const targetOf = (place: Place): Stage | undefined => {
    const stage = stageOf(place)
    if (!stage) return first
    const chosen = given.get(stage.id)
    return statuses.find((status) => (chosen ? status.id === chosen : status.key === stage.key))
  }
  const open = new Map(places.filter((place) => !targetOf(place)).map((place) => [place.status_id, place.status_name]))
  if (open.size > 0) {
    const names = [...open.values()].join(', ')
    throw refused('JOB_STAGES_UNMAPPED', `${name} needs a target for: ${names}`, {
      workflow: name,
      stages: names,
      ids: [...open.keys()].join(','),
    })
  }
  const actionId = newId()
  const at = new Date()
  const moving = places.map((place) => ({ place, to: targetOf(place)! }))
  for (const [statusId, group] of Map.groupBy(moving, ({ to }) => to.id)) {
    // A candidate who stays in a stage with the same key keeps the time since which they have been there.
    const [same, others] = [
      group.filter(({ place, to }) => place.status_key === to.key),
      group.filter(({ place, to }) => place.status_key !== to.key),
    ]
    for (const [some, since] of [
      [same, {}],
      [others, { status_by: userName, status_at: at }],
    ] as const) {
      if (some.length === 0) continue
      // oxlint-disable-next-line no-await-in-loop -- one write a stage
      await db
        .update('job_candidate')
        .set({ status_id: statusId, ...since })
        .where('job_candidate.job_id', '=', job.id)
        .where(
          'job_candidate.candidate_id',
          'in',
          some.map(({ place }) => place.candidate_id),
        )
        .execute()
    }
  }
  // Candidates who are deleted must not return to a stage of the former workflow.
  await db
    .update('job_candidate')
    .set({ status_id: null, status_by: null, status_at: null })
    .where('job_candidate.job_id', '=', job.id)
    .where('job_candidate.status_id', 'is not', null)
    .where(
      'job_candidate.status_id',
      'not in',
      statuses.map((status) => status.id),
    )
    .execute()
  await db.update('job').set({ workflow_id: id, updated_at: at }).where('job.id', '=', job.id).execute()
  await writeMoves(
    db,
    moving.map(({ place, to }) => ({
      jobId: job.id,
      candidateId: place.candidate_id,
      cause: 'workflow',
      from: stageOf(place),
      to,
      actionId,
      userName,
      at,
    })),
  )
  await recountJobs(db, [job.id])
  const renamed = moving.filter(({ place, to }) => place.status_key !== to.key)
  await record(
    db,
    userName,
    renamed.map(({ place, to }) => ({
      candidateId: place.candidate_id,
      kind: 'movedToStatus',
      subject: `${to.name} (${job.title})`,
    })),
  )
  await publishPipelineChange(db, { jobId: job.id, ids: null })
  return { moved: moving.length }
}
