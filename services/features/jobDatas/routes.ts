import { sql } from 'kysely'
import { createMessage } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import { implement, type Route } from '../../core/http/routes.ts'
import type { Details } from '../lookups/words/details.ts'
import { wordOf, type NamedWord, type WordList } from '../lookups/words/wordLists.ts'
import { createWord, deleteWord, mergeWord, updateWord } from '../lookups/words/writes.ts'
import * as contract from './contract.ts'
import { isOnJobs, jobColumns, jobDataOf, jobDatasByIds, listJobDatas, usageOfJobDatas } from './queries.ts'

/** Replaces an entry in all jobs that use it. Jobs store the id of an entry, so a new name changes nothing in them. */
async function carryOver(
  db: CompanyDb,
  kind: contract.JobDataKind,
  { id: from }: NamedWord,
  { id: to }: NamedWord,
): Promise<void> {
  if (from === to || !isOnJobs(kind)) return
  const column = jobColumns[kind]
  await db
    .update('job')
    // A user who is editing the job is told of the conflict and cannot restore the old entry.
    .set({ [column]: to, version: sql<number>`job.version + 1` })
    .where(`job.${column}`, '=', from)
    .execute()
}

const jobDatas: WordList<contract.JobDataKind> = {
  kinds: contract.jobDataKinds,
  longest: contract.jobDataLimits.name,
  orderedKinds: contract.orderedKinds,
  demandUnused: async (db, id) => {
    const jobs = (await usageOfJobDatas(db, [id]))[0]?.jobs ?? 0
    if (jobs > 0) throw refused('JOB_DATA_IN_USE', `${jobs} jobs have it`, { count: String(jobs) })
  },
  carryOver,
}

interface Sent {
  name: string
  symbol?: string
  isDefault: boolean
  place?: number
}

/** Returns the data of an entry besides its name. Throws 400 if it is not a valid currency. */
function detailsOf(kind: contract.JobDataKind, { name, symbol: typed = '', isDefault, place }: Sent): Details {
  const details = { isDefault, ...(place !== undefined && { place }) }
  if (kind !== 'salaryCurrency') {
    if (typed !== '') throw badInput({ symbol: [createMessage('NOT_WITH', { name: 'kind' })] })
    return details
  }
  const symbol = typed.trim()
  if (name.trim() !== '' && !/^[A-Z]{3}$/.test(name.trim())) throw badInput({ name: [createMessage('CURRENCY')] })
  if (symbol === '') throw badInput({ symbol: [required] })
  if ([...symbol].length > contract.jobDataLimits.symbol)
    throw badInput({ symbol: [maximum(contract.jobDataLimits.symbol)] })
  return { ...details, data: { symbol } }
}

export const routes: Route[] = [
  implement(contract.jobDataManageList, ({ body }, { db }) => listJobDatas(db, body)),
  implement(contract.jobDataManageByIds, ({ body }, { db }) => jobDatasByIds(db, body.ids)),
  implement(contract.jobDataManageUsage, ({ body }, { db }) => usageOfJobDatas(db, body.ids)),
  implement(contract.jobDataManageGet, ({ params }, { db }) => jobDataOf(db, params.id)),
  implement(contract.jobDataManageCreate, async ({ body }, { db }) =>
    jobDataOf(db, await createWord(db, jobDatas, body.kind, body.name, detailsOf(body.kind, body))),
  ),
  implement(contract.jobDataManageUpdate, async ({ params, body }, { db }) => {
    const { kind } = await wordOf(db, contract.jobDataKinds, params.id)
    await updateWord(db, jobDatas, params.id, body.name, detailsOf(kind, body))
    return jobDataOf(db, params.id)
  }),
  implement(contract.jobDataManageMerge, async ({ params, body }, { db }) =>
    jobDataOf(db, await mergeWord(db, jobDatas, params.id, body.into)),
  ),
  implement(contract.jobDataManageDelete, async ({ params }, { db }) => {
    await deleteWord(db, jobDatas, params.id)
    return { status: 'OK' }
  }),
]
