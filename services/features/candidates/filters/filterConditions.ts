import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { createMessage, type FieldMessage } from '../../../core/contract/messages.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { badInput } from '../../../core/http/errors.ts'
import type { ExtensionProperty } from '../../settings/contract.ts'
import { visibleFolders, type Person } from '../../talentFolders/queries.ts'
import {
  anyOf,
  choice,
  choices,
  days,
  filled,
  isId,
  lead,
  list,
  moments,
  needle,
  numbers,
  textKind,
  texts,
  WrongFilter,
  type Condition,
  type Emptiness,
  type Kind,
} from './filterKinds.ts'
import { cvKind } from './filterCv.ts'
import { extensionKind } from './filterExtensions.ts'
import {
  isPlaceFilter,
  placeCondition,
  placeConditions,
  type PlaceCondition,
  type PlaceFilter,
} from './filterPlaces.ts'
import { emailKind, nameKind, phoneKind } from './filterSearch.ts'
import type { CandidateFilterName, SearchFilter } from './filters.ts'
import { viaWordIndex, contains, isGuessed, ofAll } from './search.ts'

export interface FilterContext {
  db: CompanyDb
  caller: Person
  timezoneOffset: number
  /** The company's own fields of candidates. */
  extensions: readonly ExtensionProperty[]
  /**
   * The sets of own fields that candidates have filled in; required to find with an index who has not filled in a
   * field.
   */
  keySets?: readonly string[] | undefined
}

const column = (name: string) => sql.ref<string>(`candidate.${name}`)
/** The filter of a text by its folded column, which the index candidate_texts contains. */
const text = (folded: string, field: Parameters<typeof filled>[0]): Kind => texts(column(folded), filled(field))

const oneOf =
  (...known: string[]) =>
  (value: string) => {
    if (!known.includes(value))
      throw new WrongFilter((filter) => createMessage('FILTER_ONE_OF', { filter, value, values: known.join(', ') }))
  }

type Rows = SelectQueryBuilder<any, any, any>
/** Matches the candidates that a query of other rows returns. */
export const isIn = (rows: Rows): Condition => sql<SqlBool>`candidate.id in ${rows}`
/** Whether a candidate has such rows, or none. */
function owning(rows: Rows, candidateId: string): Emptiness {
  const own = rows.where(sql.ref(candidateId), '=', sql.ref('candidate.id'))
  return { isEmpty: sql<SqlBool>`not exists ${own}`, isNotEmpty: isIn(rows) }
}

/** The filter of notes that the caller may read: their own, those for everybody, and those shared with them. */
function notes({ db, caller }: FilterContext): Kind {
  const readable = () =>
    db
      .from('candidate_note')
      .select('candidate_note.candidate_id')
      .where(({ or, eb, not: isNot, exists }) => {
        const shares = db
          .from('candidate_note_share')
          .select('candidate_note_share.note_id')
          .where(sql<boolean>`candidate_note_share.note_id = candidate_note.id`)
        return or([
          eb('candidate_note.created_by', '=', caller.userName),
          isNot(exists(shares)),
          exists(shares.where('candidate_note_share.user_name', '=', caller.userName)),
        ])
      })
  return textKind(
    (value) => {
      const within = contains(sql.ref('candidate_note.search'), needle(value))
      const named = isIn(readable().where(within))
      return isGuessed(within) ? viaWordIndex(named, isIn(readable().where(ofAll(within)))) : named
    },
    (value) => isIn(readable().where('candidate_note.search', '=', needle(value))),
    owning(readable(), 'candidate_note.candidate_id'),
  )
}

/** Filters of the candidates themselves. */
type OwnFilter = Exclude<CandidateFilterName, PlaceFilter>
type Kinds = Record<OwnFilter, (context: FilterContext) => Kind>

/**
 * The catalogue (001/3/23): what each filter examines. Rare values are found with the indexes of migrations 0060 and
 * 0081.
 */
const kinds: Kinds = {
  id: () => choice(column('id'), 'uuid', isId),
  name: nameKind,
  owner: () => choice(column('owner'), 'text', undefined, 'createdDate'),
  source: () => text('source_search', 'source'),
  email: emailKind,
  phone: phoneKind,
  messenger: () => text('messenger_search', 'messenger'),
  website: () => text('website_search', 'website'),
  jobRank: () => text('rank_search', 'jobRank'),
  address: () => text('address_search', 'address'),
  recChannel: () => choice(column('rec_channel_id'), 'uuid', isId, 'createdDate'),
  birthday: () => days(column('birthday'), 'date', filled('birthday')),
  language: () =>
    choices(
      (value) =>
        anyOf(value.map((language) => sql<SqlBool>`candidate.languages @> ${JSON.stringify([{ language }])}::jsonb`)),
      filled('language'),
    ),
  nationality: () => list(column('nationalities'), 'text', filled('nationality')),
  skill: () => list(column('skills'), 'text', filled('skill')),
  company: () => text('company_search', 'company'),
  note: notes,
  cv: cvKind,
  lastNote: ({ timezoneOffset }) => moments(column('last_note_at'), timezoneOffset, { emptiness: filled('lastNote') }),
  lastActivity: ({ timezoneOffset }) => moments(column('last_activity_at'), timezoneOffset, { order: 'lastActivity' }),
  onboardDate: () => days(column('onboard_date'), 'date', filled('onboardDate')),
  desiredWorkLocation: () => list(column('desired_work_locations'), 'text', filled('desiredWorkLocation')),
  status: () => choice(column('status_id'), 'uuid', isId, 'createdDate'),
  label: () => list(column('label_ids'), 'uuid', filled('label'), isId),
  folder: ({ db, caller }) => {
    const members = () =>
      db
        .from('talent_folder_candidate')
        .select('talent_folder_candidate.candidate_id')
        .where('talent_folder_candidate.folder_id', 'in', visibleFolders(db, caller).select('talent_folder.id'))
    return choices(
      (value) => {
        value.forEach(isId)
        return isIn(members().where('talent_folder_candidate.folder_id', 'in', value))
      },
      owning(members(), 'talent_folder_candidate.candidate_id'),
    )
  },
  follower: ({ db }) => {
    const follows = () => db.from('candidate_follow').select('candidate_follow.candidate_id')
    return choices(
      (value) => isIn(follows().where('candidate_follow.user_name', 'in', value)),
      owning(follows(), 'candidate_follow.candidate_id'),
    )
  },
  createdDate: ({ timezoneOffset }) => moments(column('created_at'), timezoneOffset, { order: 'createdDate' }),
  inBlackList: () => {
    const check = oneOf('true', 'false')
    const holds = (value: string[]): Condition => {
      value.forEach(check)
      // Not a parameter, because the index of the few blacklisted candidates is a partial one.
      const [only, ...more] = value.map((one): RawBuilder<SqlBool> =>
        one === 'true' ? sql`candidate.in_black_list` : sql`not candidate.in_black_list`,
      )
      return more.length > 0 ? anyOf([only!, ...more]) : lead(only!, 'createdDate')
    }
    return choices(holds)
  },
  experienceYear: () => numbers(column('experience_year'), 'experienceYear'),
  gender: () => choice(column('gender'), 'smallint', oneOf('0', '1', '2')),
}

const isKnown = (name: string): name is OwnFilter => Object.hasOwn(kinds, name)

function kindOf(name: string, context: FilterContext): Kind {
  if (isKnown(name)) return kinds[name](context)
  const [, key] = /^extension:(.+)$/.exec(name) ?? []
  const property = context.extensions.find((one) => one.key === key && one.active && one.inputType !== 'Upload')
  if (!property) throw new WrongFilter((filter) => createMessage('FILTER_UNKNOWN', { filter }))
  return extensionKind(property, context.extensions, context.keySets)
}

/** Returns conditions on `candidate`, all of which must hold. Throws 400 with each filter that is not valid. */
export function filterConditions(context: FilterContext, filters: readonly SearchFilter[]): Condition[] {
  const problems: FieldMessage[] = []
  const places: PlaceCondition[] = []
  const conditions = filters.flatMap(({ filter, operator, value }) => {
    try {
      if (isPlaceFilter(filter)) {
        const asked = placeCondition(context, filter, operator, value)
        if (!asked) throw new WrongFilter((name) => createMessage('FILTER_OPERATOR', { filter: name, operator }))
        places.push(asked)
        return []
      }
      const condition = kindOf(filter, context)[operator]
      if (!condition) throw new WrongFilter((filter) => createMessage('FILTER_OPERATOR', { filter, operator }))
      return [condition(value)]
    } catch (error) {
      if (!(error instanceof WrongFilter)) throw error
      problems.push(error.messageOf(filter))
      return []
    }
  })
  if (problems.length > 0) throw badInput({ filters: problems })
  return [...conditions, ...placeConditions(context.db, places)]
}
