import { notFound } from '../../core/http/errors.ts'
import { implement, type Route } from '../../core/http/routes.ts'
import type { Queue } from '../../core/jobs/jobs.ts'
import { review } from './approval.ts'
import { candidatesByIds, listCandidates } from './candidates.ts'
import * as contract from './contract.ts'
import { failedRows } from './imports/failedRows.ts'
import { verificationFiles } from './fileAccess.ts'
import { foldersByIds, listFolders } from './folders/folders.ts'
import { createFolder, updateFolder } from './folders/folderWrites.ts'
import { importQueue } from './imports/importJob.ts'
import { listImports, toImport, visibleImport } from './imports/imports.ts'
import { mailQueue } from './mails/job.ts'
import { listMails, rawMail } from './mails/log.ts'
import { mailHandler } from './mails/receive.ts'
import { deleteRule } from './folders/rules.ts'
import { createImport } from './imports/upload.ts'
import './tables.ts'

export const routes: Route[] = [
  implement(contract.verificationFolderList, ({ body }, context) => listFolders(context, body.keyword ?? '', body)),
  implement(contract.verificationFolderByIds, ({ body }, context) => foldersByIds(context, body.ids)),
  implement(contract.verificationFolderAdd, ({ body }, context) => createFolder(context, body)),
  implement(contract.verificationFolderUpdate, ({ params, body }, context) => updateFolder(context, params.id, body)),
  implement(contract.verificationRuleDelete, async ({ params }, { db, caller }) => {
    if (!(await deleteRule(db, caller, params.id))) throw notFound()
    return { status: 'OK' }
  }),
  implement(contract.verificationImportList, ({ body }, { db, caller }) => listImports(db, caller, body, body)),
  implement(contract.verificationImportCreate, ({ body, file }, context) => createImport(context, body, file)),
  implement(contract.verificationImportGet, async ({ params: { id } }, { db, caller }) =>
    toImport(await visibleImport(db, caller, id)),
  ),
  implement(contract.verificationQueueFile, async ({ params: { id } }, { db, caller }) =>
    toImport(await visibleImport(db, caller, id)),
  ),
  implement(contract.verificationImportFailedRows, ({ params }, context) => failedRows(context, params.id)),
  implement(contract.verificationMailList, ({ body }, { db, caller }) => listMails(db, caller, body, body)),
  implement(contract.verificationMailRaw, ({ params }, context) => rawMail(context, params.id)),
  implement(contract.verificationCandidateList, ({ body }, context) => listCandidates(context, body)),
  implement(contract.verificationCandidateByIds, ({ body }, context) => candidatesByIds(context, body)),
  implement(contract.verificationCandidateApproval, ({ body }, context) => review(context, body)),
]

export const queues: Queue[] = [importQueue, mailQueue]
export const mailHandlers = [mailHandler]
export const fileAccesses = [verificationFiles]
