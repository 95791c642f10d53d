import { departments, each, ids, jobRanks, locations, people } from './data.ts'
import { found, get, named, paged, post, put, remove, resource, without, type Asked, type Route } from './route.ts'

const categories = () =>
  [1, 2, 3].map((number) => ({ id: ids.category(number), name: `Category ${number}`, imagePath: `logo/${number}.png` }))

/** A row of the job grid with its columns (000/2.10). Status is the number of the enumeration (000/3). */
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

/** A pending publication (002/3/17), and the visible data of its job (002/3/18). */
const publication = (number: number) => ({
  jobID: ids.job(number),
  jobTitle: `Job ${number}`,
  companyId: ids.company,
  createdDate: '2026-03-01T08:00:00',
  publishStatus: 'Pending',
})
const published = (number: number) => ({
  title: `Job ${number}`,
  departmentName: departments[0]!.name,
  jobCategoryName: 'Category 1',
  quantity: 5,
  validThrough: '2026-12-31',
  salary: '1000',
  salaryCurrency: 'USD',
  statusName: 'Open',
  description: '<p>Work</p>',
  qualification: '<p>Skill</p>',
  benefit: '<p>Pay</p>',
})

export function jobRoutes(): Route[] {
  const jobs = [1, 2, 3].map(job)
  const kinds = categories()
  const publications = [1, 2, 3].map(publication)
  const decided =
    (status: string) =>
    ({ query }: Asked) => {
      publications.find(({ jobID }) => jobID === query.jobId)!.publishStatus = status
      return true
    }
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
    // The first page is 1 here (002/9).
    post('/PublishJobApprovals/list', (asked) => {
      const page = Number(asked.body?.pageIndex ?? 1)
      const rows = named(publications, asked.body?.jobTitle)
      return { ...paged(rows, { ...asked, body: { ...asked.body, pageIndex: page - 1 } }), pageIndex: page }
    }),
    post('/PublishJobApprovals/approve', decided('Approve')),
    post('/PublishJobApprovals/reject', decided('Reject')),
    get('/PublishJobApprovals/list-status', () => ['Pending', 'Approve', 'Reject'].map((name) => ({ id: name, name }))),
    get('/PublishJobApprovals/companies', () => [{ id: ids.company, name: 'Hotel' }]),
    get('/PublishJobApprovals/{jobId}', ({ params }) => published(jobs.findIndex(({ id }) => id === params.jobId) + 1)),
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
