import { companyScope } from '../../core/identity/roles/platform.ts'
import { implement, type Route } from '../../core/http/routes.ts'
import { systemStatuses } from '../lookups/statuses.ts'
import { moveCandidates } from '../pipelines/moving.ts'
import * as contract from './contract.ts'
import { createGroup, deleteGroup, updateGroup } from './groups.ts'
import { activeStatuses, allGroups, group, listGroups, statusesOfJob } from './queries.ts'
import { deleteStatus, orderStatuses, updateStatus } from './statuses.ts'
import type { Queue } from '../../core/jobs/jobs.ts'
import { delayQueue } from './triggers/delayed.ts'
import { dryRun, listRuns, listSubjects } from './trials.ts'
import { addTrigger, detachTrigger, orderTriggers, pauseTrigger, updateTrigger } from './triggers/writes.ts'

/** The queue of delayed triggers. */
export const queues: Queue[] = [delayQueue]

export const routes: Route[] = [
  implement(contract.workflowGroupList, ({ body }, { db }) => listGroups(db, body)),
  implement(contract.workflowGroupCreate, ({ body }, context) => createGroup(context, body)),
  implement(contract.workflowGroupGet, ({ params }, { db }) => group(db, params.id)),
  implement(contract.workflowGroupUpdate, ({ params, body }, context) => updateGroup(context, params.id, body)),
  implement(contract.workflowGroupDelete, ({ params }, context) => deleteGroup(context, params.id)),
  implement(contract.workflowList, (_input, { db }) => allGroups(db)),
  implement(contract.workflowStatusesByCompany, async ({ query }, { db, caller }) =>
    activeStatuses(await companyScope(db, caller, query.companyId)),
  ),
  implement(contract.workflowBaseStatuses, async ({ query }, { db, cache, caller }) =>
    systemStatuses({ db: await companyScope(db, caller, query.companyId), cache }),
  ),
  implement(contract.workflowStatusesByJob, ({ query }, { db }) => statusesOfJob(db, query.jobId)),
  implement(contract.workflowStatusesByGroup, async ({ query }, { db }) => (await group(db, query.id)).statuses),
  implement(contract.workflowStatusUpdate, ({ body }, context) => updateStatus(context, body)),
  implement(contract.workflowStatusDelete, ({ query }, context) => deleteStatus(context, query.id)),
  implement(contract.workflowStatusOrder, ({ body }, context) => orderStatuses(context, body)),
  implement(contract.workflowTriggerAdd, ({ body }, context) => addTrigger(context, body)),
  implement(contract.workflowTriggerUpdate, ({ body }, context) => updateTrigger(context, body)),
  implement(contract.workflowTriggerPause, ({ body }, context) => pauseTrigger(context, body)),
  implement(contract.workflowTriggerOrder, ({ body }, context) => orderTriggers(context, body)),
  implement(contract.workflowTriggerDetach, ({ body }, context) => detachTrigger(context, body)),
  implement(contract.workflowDryRun, ({ body }, context) => dryRun(context, body)),
  implement(contract.workflowSubjects, ({ body }, context) => listSubjects(context, body)),
  implement(contract.workflowRunList, ({ body }, context) => listRuns(context, body)),
  implement(contract.workflowMoveCandidates, async ({ body }, context) => {
    const { results } = await moveCandidates(context, body)
    return results.flatMap(({ candidateId, statusId }) => (statusId === null ? [] : [{ candidateId, statusId }]))
  }),
]
