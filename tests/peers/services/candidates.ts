import { channels, dayOf, each, ids, jobRanks, mailOf, phoneOf } from './data.ts'
import { Blob, found, get, named, onePage, paged, post, put, remove, without, type Route } from './route.ts'

/**
 * A row of the list. No document describes it, so it has the members that the search filters and the DPS item contain
 * (001/3).
 */
const rowOf = (number: number, name: string) => ({
  id: ids.candidate(number),
  name,
  phones: [phoneOf(number)],
  emails: [mailOf(number)],
  skills: ['SQL', 'Sales'],
  owner: 'minh',
  jobRank: jobRanks[0]!.name,
  recChannel: channels[0]!.name,
  birthday: `199${number}-05-01`,
  address: 'Hà Nội',
  status: 'Active',
  createdDate: dayOf(number),
})

/**
 * The entire record: basics, nationalities, work, education, awards, skills, languages (002/3, D-84); its id is
 * basics.id (001/7).
 */
const recordOf = (number: number, name: string) => ({
  basics: {
    id: ids.candidate(number),
    name,
    label: 'Engineer',
    birthday: `199${number}-05-01`,
    gender: number % 2,
    summary: 'Ten years of work.',
    location: { address: 'Hà Nội' },
    profiles: { phoneNumbers: [phoneOf(number)], emailAddresses: [mailOf(number)], websites: ['https://an.example'] },
  },
  nationalities: ['Vietnam'],
  work: [
    {
      company: 'FPT',
      position: 'Engineer',
      summary: 'Wrote programs.',
      startDate: '2015-01-01',
      endDate: null,
      isAdded: true,
    },
  ],
  education: [
    {
      institution: 'HUST',
      area: 'IT',
      studyType: 'Bachelor',
      startDate: '2010-09-01',
      endDate: '2014-06-30',
      isAdded: false,
    },
  ],
  awards: [{ title: 'JLPT N2', date: '2018-12-01' }],
  skills: [{ name: 'SQL', level: 4 }],
  languages: [{ language: 'Japanese', fluency: 4 }],
})

export function candidateRoutes(): Route[] {
  const rows = each(rowOf)
  const records = new Map(each((number, name) => [ids.candidate(number), recordOf(number, name)]))
  const followed = new Set([ids.candidate(1)])
  const whole = (id: string) => records.get(found(rows, id).id)!
  const notes = [{ id: ids.lookup(900), notes: 'Called him.', createdBy: 'linh', createdDate: dayOf(5) }]
  return [
    post('/Candidates/list', (asked) => paged(named(rows, asked.body?.searchBox), asked)),
    post('/Candidates/export-csv', () => new Blob('text/csv', `name\n${rows.map(({ name }) => name).join('\n')}\n`)),
    post('/Candidates/create', ({ body }) => {
      const id = crypto.randomUUID()
      const name = String(body.basics?.name ?? body.name)
      rows.unshift({ ...rowOf(9, name), id })
      records.set(id, { ...recordOf(9, name), ...body, basics: { ...body.basics, id } })
      return id
    }),
    put('/Candidates/{id}', ({ params, body }) => {
      records.set(found(rows, params.id!).id, body)
      return true
    }),
    get('/Candidates/{id}', ({ params }) => whole(params.id!)),
    get('/Candidates/view/{id}', ({ params }) => whole(params.id!)),
    post('/Candidates/follow', ({ body }) => {
      followed.add(String(body.id ?? body.candidateId))
      return true
    }),
    put('/Candidates/unfollow/{id}', ({ params }) => followed.delete(params.id!)),
    post('/Candidates/logs', (asked) =>
      paged([{ id: ids.lookup(910), content: 'Created', createdBy: 'linh', createdDate: dayOf(1) }], asked),
    ),
    post('/Candidates/upload-cv', () => true),
    post('/Candidates/dashboard-follow', (asked) =>
      paged(
        rows.filter(({ id }) => followed.has(id)),
        asked,
      ),
    ),
    post('/Candidates/list-by-job', () => rows),
    get('/Candidates/note-shares', () => [{ userName: 'minh', fullName: 'Lê Minh' }]),
    post('/Candidates/updateNotes', () => true),
    get('/Candidates/activities', () => notes.map((note) => ({ ...note, type: 'Note' }))),
    post('/Candidates/import-fhu', () => true),
    post('/Candidates/dashboard-list', (asked) => paged(rows, asked)),
    post('/Candidates/importCV', () => true),
    get('/Candidates/view-file-cv', onePage),
    get('/Candidates/interview-cv/{id}', ({ params }) => whole(params.id!)),
    post('/Candidates/extract-cv', () => true),
    post('/Candidates/extract-result', () => null),
  ]
}

/** Talent folders and their candidates (000/7, 001/7). */
export function folderRoutes(): Route[] {
  const folders = [1, 2, 3].map((number) => ({
    id: ids.talentFolder(number),
    type: 'candidate',
    name: `Talents ${number}`,
    shareAll: number === 2,
    shareUsers: number === 3 ? ['minh'] : [],
    userName: number === 2 ? 'minh' : 'linh',
    isShare: number === 2,
  }))
  const path = '/TalentManagementCategory'
  return [
    post(`${path}/list`, () => folders),
    get(`${path}/list-for-common`, () => folders.map(({ id, name }) => ({ id, name }))),
    post(`${path}/create`, ({ body, caller }) => {
      folders.push({ shareUsers: [], ...body, id: crypto.randomUUID(), userName: caller, isShare: false })
      return true
    }),
    get(`${path}/{id}`, ({ params }) => found(folders, params.id!)),
    put(`${path}/{id}`, ({ params, body }) => {
      Object.assign(found(folders, params.id!), body, { id: params.id })
      return true
    }),
    remove(`${path}/{id}`, ({ params }) => without(folders, params.id!)),
    put(`${path}/remove-folder-share/{id}`, ({ params }) => without(folders, params.id!)),
    get('/TalentManagement/note-shares', () => [{ userName: 'minh', fullName: 'Lê Minh' }]),
    post('/TalentManagement/import-csv', () => ids.import(7)),
    get('/TalentManagement/queue/{id}', ({ params }) => ({ id: params.id, status: 'succeed' })),
    post('/TalentManagement/list-csv', (asked) => paged([{ id: ids.import(7), name: 'talents.csv' }], asked)),
    post('/TalentManagement/delete-csv', () => true),
    post('/TalentManagement/download-sample-csv', () => new Blob('text/csv', 'name,phone,email\n')),
    get('/TalentManagement/by-candidate', () => folders.slice(0, 1)),
    post('/TalentManagement/add-to-candidate', () => true),
    post('/TalentManagement/update-on-candidate', () => true),
    get('/TalentManagement/all-by-candidate/{candidateId}', () => folders.slice(0, 1)),
    post('/TalentManagement/export', () => new Blob('text/csv', 'name\n')),
  ]
}
