import type { CompanyDb } from '../../core/database/companyDb.ts'
import { jobTabs, type JobTab } from '../../features/jobs/jobShapes.ts'
import { searchText } from '../../features/jobs/queries.ts'
import '../../features/departments/tables.ts'
import '../../features/jobProducts/tables.ts'
import '../../features/jobs/tables.ts'
import { ranks } from '../../company/vocabulary.ts'
import { fields } from './fields.ts'
import { jobTexts, publication } from './jobTexts.ts'
import { demoId, Seeded } from '../random.ts'
import { categoryId, rankId, wordId } from '../vocabulary.ts'

/**
 * A kind of job: its category, words in its titles, its required skills, and words in the names of the departments that
 * need it.
 */
interface Kind {
  category: string
  titles: readonly string[]
  skills: readonly string[]
  department: RegExp
}

const kinds: readonly Kind[] = [
  {
    category: 'Backend',
    titles: ['Java Developer', 'Node.js Developer', 'Go Developer', 'Platform Engineer', 'Backend Engineer (Payments)'],
    skills: fields.backend.skills,
    department: /engineer|software|backend|product|công nghệ|phát triển/i,
  },
  {
    category: 'Frontend',
    titles: ['React Developer', 'Frontend Engineer', 'UI Engineer'],
    skills: fields.frontend.skills,
    department: /engineer|software|frontend|product|công nghệ|phát triển/i,
  },
  {
    category: 'Data & AI',
    titles: ['Data Engineer', 'Data Scientist', 'Machine Learning Engineer', 'BI Analyst'],
    skills: fields.data.skills,
    department: /data|dữ liệu|ai\b/i,
  },
  {
    category: 'Mobile',
    titles: ['Flutter Developer', 'Android Developer', 'iOS Developer'],
    skills: fields.mobile.skills,
    department: /mobile|engineer|software|di động/i,
  },
  {
    category: 'Cloud & DevOps',
    titles: ['DevOps Engineer', 'Site Reliability Engineer', 'Cloud Architect'],
    skills: fields.cloud.skills,
    department: /infra|devops|cloud|hạ tầng|engineer/i,
  },
  {
    category: 'Quality Assurance',
    titles: ['QA Engineer', 'Automation Tester', 'Test Lead'],
    skills: fields.qa.skills,
    department: /quality|qa|kiểm thử/i,
  },
  {
    category: 'Product & Design',
    titles: ['Product Manager', 'Product Designer', 'UX Researcher'],
    skills: fields.product.skills,
    department: /product|design|sản phẩm|thiết kế|engineering|development/i,
  },
  {
    category: 'Business Analysis',
    titles: ['Business Analyst', 'Kỹ sư cầu nối (BrSE)'],
    skills: fields.business.skills,
    department: /product|business|japan|nhật|sản phẩm|engineering|development/i,
  },
  {
    category: 'Sales & Marketing',
    titles: ['Account Executive', 'Sales Manager', 'Digital Marketer'],
    skills: [...fields.sales.skills, 'Digital marketing', 'SEO'],
    department: /sales|marketing|kinh doanh/i,
  },
  {
    category: 'Human Resources',
    titles: ['Talent Acquisition Specialist', 'HR Business Partner'],
    skills: fields.hr.skills,
    department: /human|people|hr\b|nhân sự/i,
  },
  {
    category: 'Finance',
    titles: ['Accountant', 'Payroll Specialist'],
    skills: fields.finance.skills,
    department: /finance|account|tài chính|kế toán/i,
  },
  {
    category: 'Internship',
    titles: ['Software Intern', 'QA Intern', 'Data Intern', 'Design Intern'],
    skills: fields.intern.skills,
    department: /engineer|software|academy|công nghệ/i,
  },
]
const levels = ['', 'Senior ', 'Junior ', 'Lead ']
/** Titles that already contain a level. */
const hasLevel = /Lead|Manager|Architect|Partner|Kỹ sư/
const day = 86_400_000
/** Six of ten jobs are open. */
const statuses = [0, 0, 0, 0, 0, 0, 1, 2, 3, 3] as const

export interface DemoJobs {
  key: string
  count: number
  seed: number
  /** User names of the owners of jobs. */
  owners: readonly string[]
  createdBy: string
}

/** Adds the jobs of a company to its departments, job categories and ranks. */
export async function insertJobs(
  db: CompanyDb,
  { key, count, seed, owners, createdBy }: DemoJobs,
  now: number,
): Promise<void> {
  const random = new Seeded(seed)
  const departments = await db
    .from('department')
    .select(['department.id', 'department.name'])
    .where('department.is_active', '=', true)
    .orderBy('department.key')
    .execute()
  const sites = await db.from('location').select('location.name').orderBy('location.name').execute()
  const places = [...sites.map(({ name }) => name), 'Remote']
  const titles = new Set<string>()
  const offers: { type: JobTab; job_id: string; created: Date }[] = []
  const rows = Array.from({ length: count }, (_job, index) => {
    const kind = kinds[index % kinds.length]!
    const isIntern = kind.category === 'Internship'
    const choices = kind.titles
      .flatMap((title) => (isIntern || hasLevel.test(title) ? [title] : levels.map((level) => level + title)))
      .filter((title) => !titles.has(title))
    const title = choices.length > 0 ? random.pick(choices) : `${random.pick(kind.titles)} ${index + 1}`
    titles.add(title)
    const fitting = departments.filter(({ name }) => kind.department.test(name))
    const rank = isIntern
      ? 'Intern'
      : title.startsWith('Senior')
        ? 'Senior'
        : title.startsWith('Junior')
          ? 'Junior'
          : title.startsWith('Lead')
            ? 'Lead'
            : random.pick(ranks.slice(3, 5))
    const skills = random.some(kind.skills, random.whole(2, 4))
    const status = random.pick(statuses)
    const total = random.whole(1, isIntern ? 12 : 6)
    const offer = status === 3 ? total : random.whole(0, Math.floor(total / 2))
    const submitted = offer + random.whole(status === 0 ? 0 : 3, 40)
    // Filling a job takes some weeks.
    const age = Math.max(random.whole(1, 240), status === 3 ? 60 : 1)
    const owner = random.pick(owners)
    const created = new Date(now - age * day - random.whole(0, day))
    const date = (moment: number) => new Date(moment).toISOString().slice(0, 10)
    const priority = random.pick([0, 1, 1, 1, 2, 2, 3])
    const tabs =
      status === 0
        ? jobTabs.filter((tab) => (tab === 'New' ? age <= 60 : random.chance(tab === 'Hot' ? 0.3 : 0.4)))
        : []
    const id = demoId(`${key} job ${index}`)
    offers.push(...tabs.map((type) => ({ type, job_id: id, created })))
    const { hashtags, ...texts } = jobTexts(kind.category, {
      title,
      skills,
      index,
      isIntern,
      currencyOf: (name) => wordId(key, 'salaryCurrency', name),
    })
    return {
      id,
      title,
      search: searchText(title, [...skills, ...hashtags]),
      department_id: random.pick(fitting.length > 0 ? fitting : [...departments, null])?.id ?? null,
      category_id: categoryId(key, kind.category),
      rank_id: rankId(key, rank),
      priority,
      status,
      skills,
      hashtags,
      ...texts,
      ...publication(status, index, owner, created),
      locations: random.some(places, random.whole(1, 2)),
      owner,
      open_date: date(created.getTime()),
      due_date: random.chance(0.8) ? date(dueAt(created.getTime(), random.whole(30, 120), status, now)) : null,
      total,
      submitted,
      offer,
      lack: total - offer,
      created_by: owner,
      created_at: created,
      updated_at: created,
    }
  })
  await db.insert('job', rows).execute()
  await insertProducts(db, key, createdBy, offers)
}

/** Returns the due date of a job, this many days after it was created; open jobs are prolonged. */
const dueAt = (created: number, days: number, status: number, now: number): number =>
  status === 0 && created + days * day < now ? dueAt(created, days + 60, status, now) : created + days * day

/** Adds the jobs that are shown under a tab as its products: the newest first, some with equal positions. */
async function insertProducts(
  db: CompanyDb,
  key: string,
  created_by: string,
  offers: readonly { type: JobTab; job_id: string; created: Date }[],
): Promise<void> {
  const rows = jobTabs.flatMap((type) =>
    offers
      .filter((offer) => offer.type === type)
      .sort((one, other) => other.created.getTime() - one.created.getTime())
      .map(({ job_id }, at) => ({
        id: demoId(`${key} product ${type} ${at}`),
        job_id,
        type,
        sort: Math.min(Math.floor(at / 2) * 10, 100),
        created_by,
      })),
  )
  if (rows.length > 0) await db.insert('job_request_product', rows).execute()
}
