import { Readable } from 'node:stream'
import { csvRow, csvStart } from '../../../common/csv.ts'
import { implement, type Route } from '../../core/http/routes.ts'
import { importQueue } from '../../core/imports/importQueue.ts'
import { checkImport, failedRowsOf, ownImport, startImport } from '../../core/imports/imports.ts'
import type { Queue } from '../../core/jobs/jobs.ts'
import { demandSending } from '../../core/mail/outbox.ts'
import { demandOwnAccounts } from '../users/queries.ts'
import * as contract from './contract.ts'
import { columnNames, userImport } from './userImport.ts'

export const queues: Queue[] = [importQueue(userImport)]

const examples: Partial<Record<(typeof columnNames)[number], string>>[] = [
  {
    userName: 'duc.nguyen',
    familyName: 'Nguyễn',
    name: 'Văn Đức',
    email: 'duc.nguyen@example.com',
    phone: '0912345678',
    title: 'Recruiter',
    roles: 'Recruiter',
    language: 'vi',
    timeZone: 'Asia/Ho_Chi_Minh',
  },
  {
    familyName: '佐藤',
    name: '健太',
    fullName: '佐藤 健太',
    email: 'kenta.sato@example.com',
    roles: 'Recruiter; HiringManager',
    language: 'ja',
    timeZone: 'Asia/Tokyo',
  },
]
const sample =
  csvStart +
  csvRow(columnNames) +
  examples.map((example) => csvRow(columnNames.map((name) => example[name] ?? ''))).join('')

export const routes: Route[] = [
  implement(contract.accountImport, ({ file }, context) => {
    demandOwnAccounts(context)
    demandSending(context)
    return startImport(context, userImport, file)
  }),
  implement(contract.userImportCheck, ({ file }, context) => {
    demandOwnAccounts(context)
    demandSending(context)
    return checkImport(context, userImport, file)
  }),
  implement(contract.accountImportGet, ({ query }, context) => ownImport(context, userImport, query.id)),
  implement(contract.userImportFailedRows, ({ params }, context) => failedRowsOf(context, userImport, params.id)),
  implement(contract.accountImportSample, async () => ({
    name: 'users-sample.csv',
    contentType: 'text/csv; charset=utf-8',
    stream: Readable.from([sample], { objectMode: false }),
  })),
]
