import type { Queue } from '../../core/jobs/jobs.ts'
import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { talentImportQueue } from './importJob.ts'
import { routes as imports } from './imports.ts'
import { foldersHolding, membershipsOf, membershipsOfOne } from './queries.ts'
import { addToFolders, removeFromFolder, setFolders } from './writes.ts'

export const routes: Route[] = [
  implement(contract.talentByCandidate, ({ query }, { db, caller }) => membershipsOfOne(db, caller, query.candiateId)),
  implement(contract.talentAllByCandidate, ({ params }, { db, caller }) =>
    foldersHolding(db, caller, params.candidateId),
  ),
  implement(contract.talentByCandidates, ({ body }, { db, caller }) => membershipsOf(db, caller, body.candidateIds)),
  implement(contract.talentAddToCandidate, ({ body }, context) => addToFolders(context, body)),
  implement(contract.talentUpdateOnCandidate, ({ body }, context) => setFolders(context, body)),
  implement(contract.talentRemoveFromFolder, ({ body }, context) => removeFromFolder(context, body)),
  ...imports,
]

export const queues: Queue[] = [talentImportQueue]
