import { each, ids, mailOf, phoneOf } from './data.ts'
import { found, get, named, paged, post, put, remove, without, type Asked, type Route } from './route.ts'

/** A DPS item (001/3). */
const item = (number: number, name: string) => ({
  id: ids.dpsItem(number),
  candidateId: ids.candidate(number),
  name,
  phones: [phoneOf(number)],
  emails: [mailOf(number)],
  skills: ['SQL'],
  status: number === 3 ? 'DONE' : 'DRAFT',
  owner: 'minh',
  desiredWorkLocations: ['Hà Nội'],
  folderId: ids.talentFolder(1),
  note: 'Call again.',
  inBlackList: false,
  isTerminal: false,
  openJob: ids.job(1),
  account: 'an',
  jobRank: 'Senior',
  experienceYear: 5,
  languages: [{ language: 'Japanese', level: '4' }],
  experiences: [{ companyName: 'FPT', position: 'Engineer' }],
  isSaveDraft: true,
})

const type = (number: number) => ({
  id: ids.dpsType(number),
  name: `Search ${number}`,
  searchContent: JSON.stringify({ searchBox: 'sql', filters: [{ filter: 'skill', value: 'SQL', operator: '=' }] }),
  createdBy: 'linh',
})

export function dpsRoutes(): Route[] {
  const items = each(item)
  const types = [1, 2, 3].map(type)
  const listed = (asked: Asked) => paged(named(items, asked.body?.input ?? asked.query.input), asked)
  return [
    get('/DPS/list-type', () => types),
    post('/DPS/list-types', (asked) => paged(types, asked)),
    post('/DPS/list', listed),
    get('/DPS/list', listed),
    get('/DPS/list-status', () => ['DRAFT', 'DONE'].map((name) => ({ id: name, name }))),
    get('/DPS/list-openjob', () => [1, 2, 3].map((number) => ({ id: ids.job(number), name: `Job ${number}` }))),
    put('/DPS/edit-type', ({ body }) => {
      found(types, body.id).name = body.name
      return true
    }),
    post('/DPS/add-to-dps', () => true),
    get('/DPS/{id}', ({ params }) => found(items, params.id!)),
    put('/DPS/{id}', ({ params, body }) => {
      const status = body.isSaveDraft ? 'DRAFT' : 'DONE'
      Object.assign(found(items, params.id!), body, { id: params.id, status })
      return true
    }),
    remove('/DPS/{id}', ({ params }) => without(items, params.id!)),
  ]
}
