import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { moveCandidates } from './moving.ts'
import { jobCandidates, jobCandidatesByIds, movesOf, pipelines, placesOfCandidates } from './queries.ts'
import { reasonTemplates } from './reasonTemplates.ts'
import { rejectCandidates, restoreCandidates } from './rejecting.ts'
import { undoAction } from './undoing.ts'
import { setWorkflow } from './workflowChange.ts'

export const routes: Route[] = [
  implement(contract.jobCandidateList, ({ query, body }, { db }) => jobCandidates(db, query.jobID, body)),
  implement(contract.jobCandidatesByIds, ({ body }, { db }) => jobCandidatesByIds(db, body.ids)),
  implement(contract.jobCandidatesOf, ({ body }, { db }) => placesOfCandidates(db, body.candidateIds, body.isOpen)),
  implement(contract.jobPipelines, ({ body }, { db }) => pipelines(db, body.jobIds)),
  implement(contract.jobCandidateMoves, ({ body }, { db }) => movesOf(db, body.ids)),
  implement(contract.jobCandidatesMove, ({ body }, context) => moveCandidates(context, body)),
  implement(contract.jobCandidatesReject, ({ body }, context) => rejectCandidates(context, body)),
  implement(contract.rejectReasonTemplates, (_input, { db }) => reasonTemplates(db)),
  implement(contract.jobCandidatesRestore, ({ body }, context) => restoreCandidates(context, body)),
  implement(contract.jobCandidatesUndo, ({ body }, context) => undoAction(context, body)),
  implement(contract.jobSetWorkflow, ({ body }, context) => setWorkflow(context, body)),
]
