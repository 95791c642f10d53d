import { Readable } from 'node:stream'
import { csvRow, csvStart } from '../../../../common/csv.ts'
import type { BodyOf } from '../../../core/contract/operation.ts'
import { createMessage } from '../../../core/contract/messages.ts'
import { badInput } from '../../../core/http/errors.ts'
import { ordered } from '../../../core/http/order.ts'
import type { Download, RequestContext } from '../../../core/http/routes.ts'
import type { Language } from '../../../core/contract/languages.ts'
import { readersOf } from '../../../core/identity/people/readers.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { pipelineReaders } from '../../pipelines/contract.ts'
import { namedPlaces, type NamedPlace } from '../../pipelines/openPlaces.ts'
import type { candidateExport } from './listContract.ts'
import { columnTitles, genderWords } from './exportTexts.ts'
import { rowsInOrder, search } from './list.ts'
import { orderOf } from './orders.ts'
import { CandidateRow } from '../shapes.ts'

/** The maximum number of rows of an export. */
const mostRows = 100_000
const part = 500

const extension = 'extension:'
/**
 * The job, the stage and the days in it, for each open place; empty for users who may not see the candidates of jobs.
 */
const jobStage = 'jobStage'
/** The path of a photo is of no use in a table. */
const known: readonly string[] = [
  ...Object.keys(CandidateRow.properties).filter((name) => name !== 'photoPath'),
  jobStage,
]
const usual: readonly string[] = [
  'name',
  'jobTitle',
  'phones',
  'emails',
  'birthday',
  'gender',
  'address',
  'owner',
  'source',
  'recChannelId',
  'statusId',
  'labelIds',
  'jobRank',
  'experienceYear',
  'skills',
  'languages',
  'companies',
  'nationalities',
  'desiredWorkLocations',
  'createdDate',
  'lastActivityDate',
]
/**
 * Exports the candidates that a search finds as CSV, in its order. Their ids are read at once, so that rows which
 * change during the export are neither repeated nor lost. The rows are then read in batches of some hundred, no faster
 * than the client receives them.
 */
export async function exportCandidates(
  context: RequestContext,
  body: BodyOf<typeof candidateExport>,
): Promise<Download> {
  const columns = body.columns?.length ? body.columns : usual
  const wrong = columns.filter((column) => !known.includes(column) && !column.startsWith(extension))
  if (wrong.length > 0)
    throw badInput({ columns: wrong.map((column) => createMessage('UNKNOWN_COLUMN', { name: column })) })
  const { db } = context
  let query = await search(context, body)
  if (body.ids) {
    const { ids } = body
    query = query.where((eb) => eb('candidate.id', '=', eb.fn.any(eb.val(ids))))
  }
  const found = await ordered(query, orderOf(body.sortBy, body.sortDirection))
    .select('candidate.id')
    .limit(mostRows)
    .execute()
  const stream = Readable.from(
    lines(
      context,
      found.map(({ id }) => id),
      columns,
      await namesOf(db),
      (await readersOf(db, [context.caller.userName])).get(context.caller.userName)?.language ?? 'en',
    ),
    { objectMode: false },
  )
  return {
    name: `candidates-${new Date().toISOString().slice(0, 10)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    stream,
  }
}

/** Returns the names of channels, statuses and labels by id. */
async function namesOf(db: CompanyDb): Promise<Map<string, string>> {
  const channels = await db
    .from('recruitment_channel')
    .select(['recruitment_channel.id', 'recruitment_channel.name'])
    .execute()
  const words = await db
    .from('vocabulary_item')
    .select(['vocabulary_item.id', 'vocabulary_item.name'])
    .where('vocabulary_item.kind', 'in', ['candidateStatus', 'label'])
    .execute()
  return new Map([...channels, ...words].map(({ id, name }) => [id, name]))
}

async function* lines(
  { db, caller, signal, timezoneOffset }: RequestContext,
  ids: readonly string[],
  columns: readonly string[],
  names: ReadonlyMap<string, string>,
  language: Language,
): AsyncGenerator<string> {
  const mayRead = columns.includes(jobStage) && pipelineReaders.some((key) => caller.permissions.has(key))
  yield csvStart + csvRow(columns.map((column) => titleOf(column, language)))
  for (let start = 0; start < ids.length && !signal.aborted; start += part) {
    const rows = await rowsInOrder(db, caller, ids.slice(start, start + part))
    const stages = mayRead && rows.length > 0 ? await stagesOf(db, rows) : new Map<string, string>()
    yield rows
      .map((row) =>
        csvRow(
          columns.map((column) =>
            column === jobStage ? (stages.get(row.id) ?? null) : cell(row, column, { names, language, timezoneOffset }),
          ),
        ),
      )
      .join('')
  }
}

const dayMs = 86_400_000

/** Returns the open places of candidates as texts for a spreadsheet. */
async function stagesOf(db: CompanyDb, rows: readonly CandidateRow[]): Promise<Map<string, string>> {
  const places = await namedPlaces(
    db,
    rows.map(({ id }) => id),
  )
  const textOf = ({ title, stage, since }: NamedPlace) =>
    `${[title, stage].filter(Boolean).join(' - ')} (${Math.max(0, Math.floor((Date.now() - since.getTime()) / dayMs))} d)`
  return new Map(
    [...Map.groupBy(places, ({ candidateId }) => candidateId)].map(([id, own]) => [id, joined(own.map(textOf))]),
  )
}

const joined = (values: readonly string[]) => values.join('; ')

const titleOf = (column: string, language: Language) =>
  column.startsWith(extension) ? column.slice(extension.length) : (columnTitles[language][column] ?? column)

/** Returns a moment in the reader's local time, in a format that spreadsheets recognise. */
const localTime = (moment: string, timezoneOffset: number) =>
  new Date(Date.parse(moment) - timezoneOffset * 60_000).toISOString().slice(0, 16).replace('T', ' ')

interface Reading {
  /** The names of channels, statuses and labels by id. */
  names: ReadonlyMap<string, string>
  language: Language
  timezoneOffset: number
}

function cell(row: CandidateRow, column: string, { names, language, timezoneOffset }: Reading): string | number | null {
  if (column.startsWith(extension))
    return (JSON.parse(row.extendProperties) as Record<string, string>)[column.slice(extension.length)] ?? null
  switch (column as keyof CandidateRow) {
    case 'gender':
      return genderWords[language][row.gender] ?? null
    case 'createdDate':
    case 'updatedDate':
    case 'lastActivityDate':
    case 'lastNoteDate': {
      const moment = row[column as 'createdDate']
      return moment && localTime(moment, timezoneOffset)
    }
    case 'recChannelId':
      return names.get(row.recChannelId ?? '') ?? null
    case 'statusId':
      return names.get(row.statusId ?? '') ?? null
    case 'labelIds':
      return joined(row.labelIds.flatMap((id) => names.get(id) ?? []))
    case 'languages':
      return joined(row.languages.map(({ language, fluency }) => `${language} - ${fluency}`))
    default: {
      const value = row[column as Exclude<keyof CandidateRow, 'languages' | 'photoPath'>]
      return Array.isArray(value) ? joined(value) : typeof value === 'boolean' ? String(value) : value
    }
  }
}
