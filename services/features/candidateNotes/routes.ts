import { implement, type Route } from '../../core/http/routes.ts'
import { listActivities, listLogs } from './activities.ts'
import * as contract from './contract.ts'
import { latestShares, listNotes } from './queries.ts'
import { deleteNote, saveNote } from './writes.ts'

export const routes: Route[] = [
  implement(contract.candidateNoteList, ({ body }, { db, caller }) => listNotes(db, caller, body.candidateId, body)),
  implement(contract.candidateUpdateNotes, ({ body }, context) => saveNote(context, body)),
  implement(contract.candidateNoteDelete, ({ params }, context) => deleteNote(context, params.id)),
  implement(contract.candidateNoteShares, ({ query }, { db, directory, caller }) =>
    latestShares(db, directory, caller, query.candidateId),
  ),
  implement(contract.talentNoteShares, ({ query }, { db, directory, caller }) =>
    latestShares(db, directory, caller, query.candidateId),
  ),
  implement(contract.candidateActivities, ({ query }, { db, caller }) =>
    listActivities(db, caller, query.candidateId, query),
  ),
  implement(contract.candidateLogs, ({ body }, { db, caller }) => listLogs(db, caller, body.candidateId, body)),
]
