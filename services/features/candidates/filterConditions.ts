import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput } from '../../core/errors.ts'
import type { ExtensionProperty } from '../settings/contract.ts'
import { visibleFolders, type Person } from '../talentFolders/queries.ts'
import { anyOf, choice, choices, days, list, moments, needle, not, numbers, textKind, texts, WrongFilter, type Condition, type Kind } from './filterKinds.ts'
import { extensionKind } from './filterExtensions.ts'
import { emailKind, nameKind, phoneKind } from './filterSearch.ts'
import type { candidateFilters, CandidateFilterName, SearchFilter } from './filters.ts'
import { escapeLike } from './search.ts'

export interface FilterContext {
  db: CompanyDb
  caller: Person
  timezoneOffset: number
  /** The company's own fields of candidates. */
  extensions: readonly ExtensionProperty[]
}

const column = (name: string) => sql.ref<string>(`candidate.${name}`)
const blank = (name: string): Condition => sql<SqlBool>`coalesce(btrim(${column(name)}), '') = ''`
const none = (name: string): Condition => sql<SqlBool>`${column(name)} = '{}'`
/** Index candidate_texts holds just these expressions. */
const text = (name: string): Kind => texts(sql<string>`search_text(array[${column(name)}])`, blank(name))
const textList = (name: string): Kind => texts(sql<string>`search_text(${column(name)})`, none(name))

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const isId = (value: string) => {
  if (!uuid.test(value)) throw new WrongFilter(`${value} is not an id`)
}
const oneOf = (...known: string[]) => (value: string) => {
  if (!known.includes(value)) throw new WrongFilter(`${value} is not one of ${known.join(', ')}`)
}

/** Candidates that the query of other rows names. */
const among = (rows: SelectQueryBuilder<any, any, any>): Condition => sql<SqlBool>`candidate.id in ${rows}`

/** Notes that the caller may read: own ones, those for everyone, those shared with the caller. */
function notes({ db, caller }: FilterContext): Kind {
  const readable = () => db.from('candidate_note').select('candidate_note.candidate_id').where(({ or, eb, not: isNot, exists }) => {
    const shares = db.from('candidate_note_share').select('candidate_note_share.note_id')
      .where(sql<boolean>`candidate_note_share.note_id = candidate_note.id`)
    return or([
      eb('candidate_note.created_by', '=', caller.userName),
      isNot(exists(shares)),
      exists(shares.where('candidate_note_share.user_name', '=', caller.userName)),
    ])
  })
  return textKind(
    (value) => among(readable().where('candidate_note.search', 'like', `%${escapeLike(needle(value))}%`)),
    (value) => among(readable().where('candidate_note.search', '=', needle(value))),
    not(among(readable())),
  )
}

type Kinds = Record<CandidateFilterName, (context: FilterContext) => Kind>

/** The catalogue (001/3/23): what each filter looks at. Rare values are found by the indexes of migration 0060. */
const kinds: Kinds = {
  id: () => choice(column('id'), 'uuid', isId),
  name: nameKind,
  owner: () => choice(column('owner'), 'text'),
  source: () => text('source'),
  email: emailKind,
  phone: phoneKind,
  messenger: () => textList('messengers'),
  website: () => text('website'),
  jobRank: () => text('job_rank'),
  address: () => text('address'),
  recChannel: () => choice(column('rec_channel_id'), 'uuid', isId),
  birthday: () => days(column('birthday')),
  language: () => choices(
    (value) => anyOf(value.map((language) => sql<SqlBool>`candidate.languages @> ${JSON.stringify([{ language }])}::jsonb`)),
    sql<SqlBool>`candidate.languages = '[]'`,
  ),
  nationality: () => list(column('nationalities'), 'text'),
  skill: () => list(column('skills'), 'text'),
  company: () => textList('companies'),
  note: notes,
  lastNote: ({ timezoneOffset }) => moments(column('last_note_at'), timezoneOffset),
  lastActivity: ({ timezoneOffset }) => moments(column('last_activity_at'), timezoneOffset),
  onboardDate: () => days(column('onboard_date')),
  desiredWorkLocation: () => list(column('desired_work_locations'), 'text'),
  status: () => choice(column('status_id'), 'uuid', isId),
  label: () => list(column('label_ids'), 'uuid', isId),
  folder: ({ db, caller }) => {
    const members = () => db.from('talent_folder_candidate').select('talent_folder_candidate.candidate_id')
      .where('talent_folder_candidate.folder_id', 'in', visibleFolders(db, caller).select('talent_folder.id'))
    return choices((value) => {
      value.forEach(isId)
      return among(members().where('talent_folder_candidate.folder_id', 'in', value))
    }, not(among(members())))
  },
  follower: ({ db }) => {
    const follows = () => db.from('candidate_follow').select('candidate_follow.candidate_id')
    return choices((value) => among(follows().where('candidate_follow.user_name', 'in', value)), not(among(follows())))
  },
  createdDate: ({ timezoneOffset }) => moments(column('created_at'), timezoneOffset),
  inBlackList: () => {
    const check = oneOf('true', 'false')
    const holds = (value: string[]): Condition => {
      value.forEach(check)
      // Not as a parameter: the index of the few on the black list is a partial one.
      return anyOf(value.map((one): RawBuilder<SqlBool> => (one === 'true' ? sql`candidate.in_black_list` : sql`not candidate.in_black_list`)))
    }
    return choices(holds)
  },
  experienceYear: () => numbers(column('experience_year')),
  gender: () => choice(column('gender'), 'smallint', oneOf('0', '1', '2')),
}

const isKnown = (name: string): name is (typeof candidateFilters)[number] => Object.hasOwn(kinds, name)

function kindOf(name: string, context: FilterContext): Kind {
  if (isKnown(name)) return kinds[name](context)
  const [, key] = /^extension:(.+)$/.exec(name) ?? []
  const property = context.extensions.find((one) => one.key === key && one.active && one.inputType !== 'Upload')
  if (!property) throw new WrongFilter('is not known')
  return extensionKind(property)
}

/** Conditions on `candidate`, all of which must hold; 400 names each filter that makes no sense. */
export function filterConditions(context: FilterContext, filters: readonly SearchFilter[]): Condition[] {
  const problems: string[] = []
  const conditions = filters.flatMap(({ filter, operator, value }) => {
    try {
      const condition = kindOf(filter, context)[operator]
      if (!condition) throw new WrongFilter(`has no operator ${operator}`)
      return [condition(value)]
    } catch (error) {
      if (!(error instanceof WrongFilter)) throw error
      problems.push(`${filter}: ${error.message}`)
      return []
    }
  })
  if (problems.length > 0) throw badInput({ filters: problems })
  return conditions
}
