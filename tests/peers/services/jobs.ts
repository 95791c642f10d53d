import { departments, each, ids, jobRanks, locations, people } from './data.ts'
import { found, get, named, paged, post, put, remove, resource, without, type Route } from './route.ts'

const categories = () =>
  [1, 2, 3].map((number) => ({ id: ids.category(number), name: `Category ${number}`, imagePath: `logo/${number}.png` }))

/** A row of the job grid: its columns (000/2.10). Status is the number of the enumeration (000/3). */
const job = (number: number) => ({
  id: ids.job(number),
  title: `Job ${number}`,
  jobCategory: 'Category 1',
  jobRank: jobRanks[1]!.name,
  priority: 'High',
  status: 0,
  skills: ['SQL'],
  department: departments[0]!.name,
  locations: [locations[0]!.name],
  total: 5,
  submitted: 3,
  offer: 1,
  lack: 4,
})

const product = (number: number) => ({
  id: ids.product(number),
  jobId: ids.job(number),
  title: `Job ${number}`,
  id_Company: ids.company,
  type: ids.lookup(200),
  sort: number,
})

export function jobRoutes(): Route[] {
  const jobs = [1, 2, 3].map(job)
  const kinds = categories()
  return [
    post('/Jobs/list', (asked) => paged(named(jobs, asked.body?.input), asked)),
    get('/Jobs/get-list-hashtag', () => ['sql', 'sales']),
    get('/Jobs/get-job-status', () => ['Open', 'Closed', 'OnHold', 'Filled'].map((name, id) => ({ id, name }))),
    get('/Jobs/list-job-by-department', () => jobs),
    get('/Jobs/list-job-by-current-company', ({ query }) => named(jobs, query.keyword)),
    post('/Jobs/dashboard-list-job', (asked) => paged(jobs, asked)),
    post('/Jobs/get-list-candidate', () => each((number, name) => ({ id: ids.candidate(number), name }))),
    post('/Jobs/get-list-user', () => people),
    ...['publish-job', 'unpublish-job', 'create', 'create-hot-job', 'add-candidate', 'remove-candidate'].map((name) =>
      post(`/Jobs/${name}`, () => true),
    ),
    post('/Jobs/update-hot-job/{id}', () => true),
    get('/Jobs/{id}', ({ params }) => found(jobs, params.id!)),
    put('/Jobs/{id}', ({ params, body }) => {
      Object.assign(found(jobs, params.id!), body, { id: params.id })
      return true
    }),
    remove('/Jobs/{id}', ({ params }) => without(jobs, params.id!)),
    get('/commons/company-job-categories/select', () => kinds.map(({ id, name }) => ({ id, name }))),
    ...resource('/commons/company-job-categories', kinds),
    get('/commons/job-categories', () => kinds.map(({ id, name }) => ({ id, name }))),
    get('/JobRequestProducts/list-type', () => [
      { id: ids.lookup(200), name: 'Hot' },
      { id: ids.lookup(201), name: 'New' },
      { id: ids.lookup(202), name: 'Suggest' },
    ]),
    ...resource('/JobRequestProducts', [1, 2, 3].map(product)),
  ]
}
