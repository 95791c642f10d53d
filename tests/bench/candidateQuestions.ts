import type { Question } from './asked.ts'
import type { Operator } from '../../services/features/candidates/filters/filterKinds.ts'
import { many } from './figure.ts'
import { channelId, folderId, largeFolderId, statusId } from './candidatesData.ts'

const one = (filter: string, operator: Operator, value: string[]) => ({ filter, operator, value })
const filter = (name: string, operator: Operator, ...value: string[]): Question => [
  `filter ${name} ${operator}`,
  { filters: [one(name, operator, value)] },
]
const isEmpty = (...names: string[]): Question[] =>
  names.flatMap((name) => [filter(name, 'isEmpty'), filter(name, 'isNotEmpty')])

const orders = ['createdDate', 'updatedDate', 'lastActivity', 'name', 'experienceYear'].flatMap((sortBy) =>
  ['desc', 'asc'].map((sortDirection) => ({ name: `by ${sortBy} ${sortDirection}`, order: { sortBy, sortDirection } })),
)

/** Requests for first pages with every order and every filter of the catalogue, search terms, and some combinations. */
export const questions: readonly Question[] = [
  ['list', {}],
  ...orders.map(({ name, order }): Question => [`list ${name}`, order]),
  ['words of 1 letter', { searchBox: 'y' }],
  ['words of 2 letters', { searchBox: 'zw' }],
  ['words of 2 frequent letters', { searchBox: 'ng' }],
  ['words of 5 letters', { searchBox: 'zwick' }],
  ['words of 5 frequent letters', { searchBox: 'nguye' }],
  ['several words', { searchBox: 'zwickau linh' }],
  ['several frequent words', { searchBox: 'nguyen van' }],
  ['words, a phone', { searchBox: '0900048271' }],
  ['folder', { folderId }],
  ['followed', { followedOnly: true }],
  filter('name', 'contains', 'zwickau'),
  filter('name', 'equals', 'Nguyễn Văn Nam'),
  filter('owner', 'equals', 'user7'),
  filter('owner', 'in', 'user1', 'user2', 'user3'),
  filter('source', 'equals', 'TopCV'),
  filter('source', 'contains', 'hoi cho'),
  filter('email', 'contains', 'zwickau'),
  filter('email', 'contains', 'van.nam'),
  filter('email', 'equals', 'nobody@example.vn'),
  filter('phone', 'contains', '0900048'),
  filter('phone', 'equals', '0900048271'),
  filter('messenger', 'contains', '0900048'),
  filter('website', 'contains', 'zwickau'),
  filter('jobRank', 'equals', 'Senior'),
  filter('address', 'contains', '123 pho hue'),
  filter('address', 'contains', 'da nang'),
  filter('address', 'notContains', 'da nang'),
  filter('recChannel', 'equals', channelId),
  filter('birthday', 'between', '1985-05-01', '1985-05-31'),
  filter('birthday', 'before', '1975-01-01'),
  filter('language', 'equals', 'Japanese'),
  filter('nationality', 'equals', 'Danish'),
  filter('skill', 'equals', 'Skill 7'),
  filter('skill', 'notIn', 'Skill 7'),
  filter('company', 'contains', 'lotus harbor'),
  filter('note', 'contains', 'relocate'),
  filter('lastNote', 'between', '2026-05-01', '2026-05-03'),
  filter('lastActivity', 'between', '2026-05-01', '2026-05-03'),
  filter('onboardDate', 'between', '2025-05-01', '2025-05-31'),
  filter('desiredWorkLocation', 'equals', 'Leeds'),
  filter('status', 'equals', statusId(3)),
  filter('status', 'in', statusId(0), statusId(1)),
  filter('label', 'equals', statusId(0)),
  filter('folder', 'equals', folderId),
  filter('follower', 'equals', 'recruiter'),
  filter('createdDate', 'between', '2026-05-01', '2026-05-03'),
  filter('inBlackList', 'equals', 'true'),
  filter('experienceYear', 'between', '7', '7.2'),
  filter('gender', 'equals', '1'),
  filter('extension:Account', 'contains', 'zwickau'),
  filter('extension:Notice', 'equals', '30 days'),
  filter('extension:TerminalDate', 'between', '2026-05-01', '2026-05-31'),
  ...isEmpty(
    'source',
    'website',
    'messenger',
    'company',
    'email',
    'label',
    'birthday',
    'lastNote',
    'owner',
    'recChannel',
    'language',
    'note',
    'folder',
    'follower',
    'extension:Notice',
    'extension:TerminalDate',
  ),
  ...orders.map(({ name, order }): Question => [
    `company ${name}`,
    { filters: [one('company', 'contains', ['lotus harbor'])], ...order },
  ]),
  ['skill and label', { filters: [one('skill', 'in', ['Skill 7', 'Skill 8']), one('label', 'equals', [statusId(0)])] }],
  ['skill and status', { filters: [one('skill', 'equals', ['Skill 7']), one('status', 'equals', [statusId(0)])] }],
  [
    'location and gender',
    { filters: [one('desiredWorkLocation', 'equals', ['Leeds']), one('gender', 'equals', ['1'])] },
  ],
  [
    'location, gender and status',
    {
      filters: [
        one('desiredWorkLocation', 'equals', ['Leeds']),
        one('gender', 'equals', ['1']),
        one('status', 'equals', [statusId(1)]),
      ],
    },
  ],
  ['words and status', { searchBox: 'nguyen', filters: [one('status', 'equals', [statusId(1)])] }],
]

const inFolder = (body: object) => ({ folderId: largeFolderId, ...body })
/** Requests in a folder with every tenth candidate: its first page, search terms, orders and filters. */
export const folderQuestions: readonly Question[] = [
  ['first page', inFolder({})],
  ['by name', inFolder({ sortBy: 'name', sortDirection: 'asc' })],
  ['by lastActivity', inFolder({ sortBy: 'lastActivity' })],
  ['words of 2 letters', inFolder({ searchBox: 'zw' })],
  ['words of 2 frequent letters', inFolder({ searchBox: 'ng' })],
  ['words of 5 letters', inFolder({ searchBox: 'zwick' })],
  ['words of 5 frequent letters', inFolder({ searchBox: 'nguye' })],
  ...[
    one('skill', 'equals', ['Skill 7']),
    one('status', 'equals', [statusId(3)]),
    one('label', 'equals', [statusId(0)]),
    one('gender', 'equals', ['1']),
    one('owner', 'equals', ['user7']),
    one('company', 'contains', ['lotus harbor']),
  ].map((asked): Question => [`filter ${asked.filter}`, inFolder({ filters: [asked] })]),
]

const skill = { filters: [one('skill', 'equals', ['Skill 7'])] }
/** Pages that a short list does not have: for each name the first page and a distant one. */
export const farPages = (count: number): [name: string, first: object, far: object][] => [
  ['page 5,000', {}, { pageIndex: 4999 }],
  [
    'page 5,000 by name',
    { sortBy: 'name', sortDirection: 'asc' },
    { sortBy: 'name', sortDirection: 'asc', pageIndex: 4999 },
  ],
  [`page ${many(count / 200)} of the folder, the last one`, inFolder({}), inFolder({ pageIndex: count / 200 - 1 })],
  ['page 100 of a skill', skill, { ...skill, pageIndex: 99 }],
  [
    'page 100 of a status',
    { filters: [one('status', 'equals', [statusId(3)])] },
    { filters: [one('status', 'equals', [statusId(3)])], pageIndex: 99 },
  ],
]
