import { buffer } from 'node:stream/consumers'
import { createMessage, type FieldMessage } from '../contract/messages.ts'
import { readSheet } from '../csv/sheet.ts'
import type { CompanyDb } from '../database/companyDb.ts'
import { unscoped } from '../database/unscoped.ts'
import { ServiceError } from '../http/errors.ts'
import type { Caller } from '../http/routes.ts'
import { accountByUserName } from '../identity/people/accounts.ts'
import type { JobContext, Queue } from '../jobs/jobs.ts'
import { notify } from '../notifications/notify.ts'
import { announceImport, queueName } from './imports.ts'
import type { ImportKind, Verdict } from './kind.ts'
import './tables.ts'

interface Work {
  companyId: string
  importId: string
  /** The import has expired: remove its file and its data. */
  isOver?: boolean
}

interface Outcome {
  row: number
  verdict: Verdict<unknown>
}

/** The number of rows after which progress is reported, and that are counted together if they become no records. */
const toldEvery = 20
/** For how long the failed rows can be downloaded, in milliseconds; limited because files contain personal data. */
const keptMs = 30 * 86_400_000

/**
 * Returns the queue for imports of a kind. The work can be restarted at any point and continues after the rows that are
 * done.
 */
export const importQueue = (kind: ImportKind): Queue<Work> => ({
  name: queueName(kind),
  handle: ({ companyId, importId, isOver }, context) => {
    const db = context.companyDb(companyId)
    return isOver ? forget(db, importId, context) : run(db, kind, importId, context)
  },
  failed: ({ companyId, importId }, context) =>
    finish(context.companyDb(companyId), kind, importId, context, [createMessage('IMPORT_FAIL')]),
})

const running = (db: CompanyDb, id: string) =>
  db.from('row_import').selectAll().where('id', '=', id).where('status', 'in', ['new', 'importing'])

async function run(db: CompanyDb, kind: ImportKind, id: string, context: JobContext): Promise<void> {
  const work = await running(db, id).executeTakeFirst()
  if (!work) return
  const bytes = await buffer(await context.files.read(work.file_path))
  const sheet = await readSheet(bytes, kind.columns, kind.mostRows)
  if ('problems' in sheet) return finish(db, kind, id, context, sheet.problems)
  const caller = await callerOf(db, work.created_by, work.role)
  const verdicts = await kind.judge(db, caller, sheet.rows)
  const outcomes = verdicts.map((verdict, at) => ({ row: sheet.rows[at]!.row, verdict }))
  for (const part of parts(outcomes.slice(work.processed))) {
    context.signal.throwIfAborted()
    await take(db, kind, id, caller, part, verdicts.length, context)
  }
  await finish(db, kind, id, context)
}

/**
 * Returns the user who started the import, with the present permissions of their role; none if they have left or no
 * longer hold it.
 */
async function callerOf(db: CompanyDb, userName: string, roleName: string): Promise<Caller> {
  const account = await accountByUserName(unscoped(db), userName)
  const isHere = account?.status === 'active' && account.companyId === db.companyId
  const role = isHere ? account.roles.find(({ name }) => name === roleName) : undefined
  return {
    userName,
    companyId: db.companyId,
    role: roleName,
    isExternal: role?.isExternal ?? false,
    permissions: new Set(role?.keys ?? []) as Caller['permissions'],
    scopes: new Set(account?.scopes ?? []),
  }
}

/**
 * Groups the rows that are counted together: a row that becomes a record is alone, so that it fails alone; other rows
 * are grouped.
 */
function parts(outcomes: readonly Outcome[]): Outcome[][] {
  const found: Outcome[][] = []
  for (const outcome of outcomes) {
    const last = found.at(-1)
    const isAlone = 'draft' in outcome.verdict || last === undefined || 'draft' in last[0]!.verdict
    if (isAlone || last.length === toldEvery) found.push([outcome])
    else last.push(outcome)
  }
  return found
}

/** Creates the record of a row and counts it in one transaction, or counts rows that become no records. */
async function take(
  db: CompanyDb,
  kind: ImportKind,
  id: string,
  caller: Caller,
  part: readonly Outcome[],
  total: number,
  context: JobContext,
): Promise<void> {
  const count = (outcomes: readonly Outcome[]) =>
    db.transaction(async (tx) => {
      const current = await running(tx, id).forUpdate().executeTakeFirst()
      // Another process has handled these rows in the meantime, or the import has ended.
      if (!current || current.processed >= outcomes[0]!.row) return
      for (const { verdict } of outcomes) if ('draft' in verdict) await kind.create(tx, caller, verdict.draft, context)
      const failed = outcomes.flatMap(({ row, verdict }) =>
        'problems' in verdict ? [{ row, problems: verdict.problems }] : [],
      )
      const of = (key: 'draft' | 'isExisting') => outcomes.filter(({ verdict }) => key in verdict).length
      const { row } = outcomes.at(-1)!
      const now = await tx
        .update('row_import')
        .set((eb) => ({
          status: 'importing' as const,
          total,
          processed: row,
          created: eb('created', '+', of('draft')),
          existed: eb('existed', '+', of('isExisting')),
          failed: eb('failed', '+', failed.length),
          ...(failed.length > 0 && { problems: JSON.stringify([...current.problems, ...failed]) }),
        }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      const isFirst = current.processed === 0
      if (isFirst || Math.floor(row / toldEvery) > Math.floor(current.processed / toldEvery))
        await announceImport(tx, now)
    })
  try {
    await count(part)
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    // The record could not be created after all: e.g. somebody else has used the name in the meantime.
    await count([{ row: part[0]!.row, verdict: { problems: problemsOf(error) } }])
  }
}

function problemsOf({ body }: ServiceError): FieldMessage[] {
  if (typeof body === 'object' && body !== null && 'errorDetails' in body)
    return Object.values(body.errorDetails as Record<string, FieldMessage[]>).flat()
  return [createMessage('IMPORT_FAIL')]
}

/** Ends an import; `problems` says why nothing of the file could be imported. */
async function finish(
  db: CompanyDb,
  kind: ImportKind,
  id: string,
  { jobs }: JobContext,
  problems?: FieldMessage[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update('row_import')
      .set({
        status: problems ? 'failed' : 'succeed',
        ...(problems && { problems: JSON.stringify([{ row: 0, problems }]) }),
      })
      .where('id', '=', id)
      .where('status', 'in', ['new', 'importing'])
      .returningAll()
      .executeTakeFirst()
    if (!ended) return
    await announceImport(tx, ended)
    await notify(tx, null, {
      kind: problems ? 'importFailed' : 'importSucceeded',
      to: [ended.created_by],
      params: { file: ended.file_name, rows: String(ended.processed) },
      path: kind.path(id),
    })
    const over: Work = { companyId: db.companyId, importId: id, isOver: true }
    await jobs.add(tx, queueName(kind), `${id}:over`, over, new Date(Date.now() + keptMs))
  })
}

async function forget(db: CompanyDb, id: string, { files }: JobContext): Promise<void> {
  const gone = await db.delete('row_import').where('id', '=', id).returning('file_path').executeTakeFirst()
  if (gone) await files.remove(gone.file_path as string)
}
