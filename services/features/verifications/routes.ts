import { implement, type Route } from '../../core/routes.ts'
import type { Queue } from '../../core/jobs.ts'
import { review } from './approval.ts'
import { candidatesByIds, listCandidates } from './candidates.ts'
import * as contract from './contract.ts'
import { failedRows } from './failedRows.ts'
import { foldersByIds, listFolders } from './folders.ts'
import { importQueue } from './importJob.ts'
import { listImports, toImport, visibleImport } from './imports.ts'
import { createImport } from './upload.ts'
import './tables.ts'

export const routes: Route[] = [
  implement(contract.verificationFolderList, ({ body }, { db, caller }) => listFolders(db, caller, body.keyword ?? '', body)),
  implement(contract.verificationFolderByIds, ({ body }, { db, caller }) => foldersByIds(db, caller, body.ids)),
  implement(contract.verificationImportList, ({ body }, { db, caller }) => listImports(db, caller, body, body)),
  implement(contract.verificationImportCreate, ({ body, file }, context) => createImport(context, body, file)),
  implement(contract.verificationImportGet, async ({ params: { id } }, { db, caller }) => toImport(await visibleImport(db, caller, id))),
  implement(contract.verificationImportFailedRows, ({ params }, context) => failedRows(context, params.id)),
  implement(contract.verificationCandidateList, ({ body }, context) => listCandidates(context, body)),
  implement(contract.verificationCandidateByIds, ({ body }, { db, caller }) => candidatesByIds(db, caller, body.ids)),
  implement(contract.verificationCandidateApproval, ({ body }, context) => review(context, body)),
]

export const queues: Queue[] = [importQueue]
