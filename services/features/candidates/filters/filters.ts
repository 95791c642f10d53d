import { Type, type Static } from 'typebox'

/** The search filter catalogue (001/3/23). One of the company's own fields is `extension:{key}` (001/3/24). */
export const candidateFilters = [
  'id',
  'name',
  'owner',
  'source',
  'email',
  'phone',
  'messenger',
  'website',
  'jobRank',
  'address',
  'recChannel',
  'birthday',
  'language',
  'nationality',
  'skill',
  'company',
  'note',
  'lastNote',
  'lastActivity',
  'onboardDate',
  'desiredWorkLocation',
  // Ours: other values that the list shows.
  'status',
  'label',
  'folder',
  'follower',
  'createdDate',
  'inBlackList',
  'experienceYear',
  'gender',
  'job',
  'stage',
  'daysInStage',
  'cv',
] as const
export type CandidateFilterName = (typeof candidateFilters)[number]

/**
 * The operators of filters. Texts: contains, notContains, equals, in, notIn, isEmpty, isNotEmpty, all folded. Choices:
 * equals, in, notIn, isEmpty, isNotEmpty, by their exact names. Dates (in the caller's time zone) and numbers: equals,
 * before (less than), after (more than), between (both ends included), isEmpty, isNotEmpty. inBlackList: equals, in,
 * notIn of true and false.
 * job (ids), stage (keys or names of the statuses of workflows) and daysInStage (complete days) apply to the places of
 * candidates in jobs that are open or on hold, except where they are rejected; all of them must hold for one and the
 * same place.
 * cv applies to the text of CVs, for users who may open them: contains, notContains, isEmpty, isNotEmpty. All words
 * must be found in one CV; "words in quotes" together, one of the words with OR between them, -word must not occur,
 * begin* matches any word that begins so.
 */
export const filterOperators = [
  'contains',
  'notContains',
  'equals',
  'in',
  'notIn',
  'before',
  'after',
  'between',
  'isEmpty',
  'isNotEmpty',
] as const

export const SearchFilter = Type.Object({
  filter: Type.String({ maxLength: 100, description: 'a name of the catalogue, or extension:{key}' }),
  operator: Type.Enum(filterOperators),
  value: Type.Array(Type.String({ maxLength: 500 }), {
    maxItems: 200,
    default: [],
    description:
      'one text; several for in and notIn; two for between (either may be empty for an open end); dates as YYYY-MM-DD',
  }),
})
export type SearchFilter = Static<typeof SearchFilter>

export const candidateOrders = ['createdDate', 'updatedDate', 'lastActivity', 'name', 'experienceYear'] as const

/** The search criteria in the payload of lists, exports and DPS types (001/3/20). */
export const searchPayload = {
  searchBox: Type.Optional(
    Type.String({ maxLength: 200, description: 'name, phone or e-mail; folded; every word must be found' }),
  ),
  filters: Type.Array(SearchFilter, { maxItems: 50, default: [], description: 'all must hold' }),
  folderId: Type.Optional(
    Type.String({ format: 'uuid', description: 'only candidates of this talent folder, which the caller must see' }),
  ),
  followedOnly: Type.Optional(Type.Boolean({ description: 'only candidates whom the caller follows' })),
  sortBy: Type.Optional(Type.Enum(candidateOrders, { description: 'default createdDate' })),
  sortDirection: Type.Optional(Type.Enum(['asc', 'desc'] as const, { description: 'default desc' })),
}
export const SearchPayload = Type.Object(searchPayload)
export type SearchPayload = Static<typeof SearchPayload>
