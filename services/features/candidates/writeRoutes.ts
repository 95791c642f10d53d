import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { findDuplicates } from './merge/duplicates.ts'
import { followCandidates, unfollowCandidate } from './follows.ts'
import { addToJob, jobsOf, removeFromJob } from './jobCandidates.ts'
import { mergeCandidates } from './merge/merge.ts'
import { undoMerge } from './merge/mergeUndo.ts'
import './tables.ts'
import { createCandidate, deleteCandidate, restoreCandidate, setLabels, updateCandidate } from './writes/writes.ts'

export const routes: Route[] = [
  implement(contract.candidateCreate, ({ body }, context) => createCandidate(context, body)),
  implement(contract.candidateUpdate, ({ params, body }, context) =>
    updateCandidate(context, params.id.toLowerCase(), body),
  ),
  implement(contract.candidateDelete, ({ params }, context) => deleteCandidate(context, params.id.toLowerCase())),
  implement(contract.candidateRestore, ({ params }, context) => restoreCandidate(context, params.id.toLowerCase())),
  implement(contract.candidateDuplicates, ({ body }, { db, caller }) => findDuplicates(db, caller, body)),
  implement(contract.candidateMerge, ({ body }, context) => mergeCandidates(context, body)),
  implement(contract.candidateMergeUndo, ({ params }, context) => undoMerge(context, params.id)),
  implement(contract.candidateFollow, ({ body }, context) => followCandidates(context, body)),
  implement(contract.candidateUnfollow, ({ params, query }, context) =>
    unfollowCandidate(context, params.id.toLowerCase(), query.userName),
  ),
  implement(contract.candidateSetLabels, ({ params, body }, context) =>
    setLabels(context, params.id.toLowerCase(), body.labelIds),
  ),
  implement(contract.jobsOfCandidates, ({ body }, { db }) => jobsOf(db, body.candidateIds)),
  implement(contract.jobAddCandidate, ({ query, body }, context) => addToJob(context, query.jobID, body.candidateIds)),
  implement(contract.jobRemoveCandidate, ({ query, body }, context) =>
    removeFromJob(context, query.jobID, body.candidateIds),
  ),
]
