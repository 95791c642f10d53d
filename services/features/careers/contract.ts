import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Day, Id, Moment, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { ContentPage, ContentTitle } from '../contentPages/contract.ts'

export {
  careerApplication,
  careerApplicationErase,
  careerApplicationWithdraw,
  careerApply,
  type ApplicationState,
  type CareerApplication,
} from './applications/contract.ts'

/** Codes of the pages of text that stand on public sites; all others are for those who are signed in. */
export const publicPages: readonly string[] = ['privacy', 'terms']

/** Most characters of what a company says of its public site. */
export const careerLimits = { key: 40, introduction: 2000 } as const

const Introduction = Type.Object(
  { en: Type.String(), vi: Type.String(), ja: Type.String() },
  { description: 'plain text above the jobs, by language; may be empty' },
)

export const CareerSettings = Type.Object({
  key: Type.String({ description: 'what stands for the company in the address of its site' }),
  isPublic: Type.Boolean({ description: 'everyone may see the site' }),
  showsSalary: Type.Boolean({ description: 'salaries stand beside the jobs' }),
  introduction: Introduction,
  path: Type.String({ description: 'path of the site: /careers/acme' }),
  jobCount: Type.Integer({ description: 'jobs that it shows, or would show' }),
  version: Type.Integer({ description: 'grows with each change; 0: nobody has written it yet' }),
})
export type CareerSettings = Static<typeof CareerSettings>

const CareerSalary = Type.Object({
  from: Nullable(Type.Number()),
  to: Nullable(Type.Number()),
  currency: Nullable(Type.String({ description: 'name of the currency: VND' })),
  type: Nullable(Type.String({ description: 'name of the salary type: Gross' })),
})

const careerJob = {
  id: Id,
  title: Type.String(),
  department: Nullable(Type.String()),
  category: Nullable(Type.String()),
  jobType: Nullable(Type.String({ description: 'name of the kind of employment' })),
  locations: Type.Array(Type.String()),
  openDate: Day,
  dueDate: Nullable({ ...Day, description: 'last day of applications: YYYY-MM-DD' }),
  salary: Nullable({ ...CareerSalary, description: 'null: the company does not show it, or there is none' }),
}
export const CareerJob = Type.Object(careerJob)
export type CareerJob = Static<typeof CareerJob>

export const CareerJobDetail = Type.Object({
  ...careerJob,
  description: Type.String({ description: 'HTML, as are qualification and benefit' }),
  qualification: Type.String(),
  benefit: Type.String(),
  experienceLevel: Nullable(Type.String()),
  industry: Nullable(Type.String()),
  skills: Type.Array(Type.String()),
  updatedDate: Moment,
})
export type CareerJobDetail = Static<typeof CareerJobDetail>

const CareerPlace = Type.Object({ name: Type.String(), count: Type.Integer({ description: 'jobs there' }) })
export const CareerSite = Type.Object({
  companyName: Type.String(),
  website: Nullable(Type.String()),
  hasLogo: Type.Boolean(),
  brandColor: Nullable(Type.String({ description: '#1a2b3c' })),
  introduction: Introduction,
  jobCount: Type.Integer({ description: 'jobs that it shows' }),
  locations: Type.Array(CareerPlace, { description: 'places of its jobs, those with most jobs first' }),
  departments: Type.Array(CareerPlace, { description: 'departments of its jobs, in the order of their names' }),
  pages: Type.Array(ContentTitle, {
    description: 'those of the pages of text that stand on public sites which there are, in the order of their titles',
  }),
})
export type CareerSite = Static<typeof CareerSite>

const base = { service: 'jobs', origin: 'ours', place: 'D-126' } as const
/** What a site shows is asked for by its readers through one address, the gateway's. */
const outside = { ...base, access: 'public', effect: 'read', perMinute: 240 } as const
const Key = Type.String({ maxLength: 100, description: 'key of the site in its address' })
const byKey = Type.Object({ key: Key })

export const careerSettings = operation({
  ...base,
  id: 'careerSettings',
  method: 'GET',
  path: '/commons-sts/career-site',
  access: ['CompanyProfile:ReadCompanyProfile', 'CompanyProfile:UpdateCompanyProfile'],
  effect: 'read',
  answer: CareerSettings,
  doc: "How the public site of the caller's company is arranged; one that nobody has written yet is closed, and its key is made of the company's code or name.",
})

export const careerSettingsSave = operation({
  ...base,
  id: 'careerSettingsSave',
  method: 'PUT',
  path: '/commons-sts/career-site',
  access: 'CompanyProfile:UpdateCompanyProfile',
  effect: 'write',
  idempotent: true,
  // Wrong ones are answered under the field, so the shape leaves room for them.
  body: Type.Object({
    key: Type.String({
      maxLength: 1000,
      description: `a-z, 0-9 and hyphens, at most ${careerLimits.key}; no other company's`,
    }),
    isPublic: Type.Boolean(),
    showsSalary: Type.Boolean(),
    introduction: Type.Object({
      en: Type.String({
        maxLength: 20_000,
        description: `at most ${careerLimits.introduction} characters, as the others`,
      }),
      vi: Type.String({ maxLength: 20_000 }),
      ja: Type.String({ maxLength: 20_000 }),
    }),
    version: Type.Integer({ description: 'as it was read; another one is refused with errorCode 599' }),
  }),
  answer: CareerSettings,
  doc: "Arranges the public site of the caller's company, opens it and closes it.",
})

export const careerSite = operation({
  ...outside,
  id: 'careerSite',
  method: 'GET',
  path: '/CareerSites/{key}',
  params: byKey,
  answer: CareerSite,
  doc: 'What stands around the jobs of a public site; 404 for every key of which there is none.',
})

export const careerLogo = operation({
  ...outside,
  id: 'careerLogo',
  method: 'GET',
  path: '/CareerSites/{key}/logo',
  params: byKey,
  answer: Type.Object({ contentType: Type.String(), base64: Type.String({ description: 'the bytes of the picture' }) }),
  doc: "The company's logo; 404 for a site without one.",
})

export const careerJobList = operation({
  ...outside,
  id: 'careerJobList',
  method: 'POST',
  path: '/CareerSites/{key}/jobs/list',
  params: byKey,
  body: Type.Object({
    ...rowsPaging(1000),
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'parts of title, skills and hashtags' })),
    location: Type.Optional(Type.String({ maxLength: 200, description: 'one of the places of the site' })),
    department: Type.Optional(Type.String({ maxLength: 250, description: 'one of the departments of the site' })),
  }),
  answer: pagedRows(CareerJob),
  doc: 'The jobs of a public site, newest first: open ones whose publication was approved, until their last day.',
})

export const careerJobGet = operation({
  ...outside,
  id: 'careerJobGet',
  method: 'GET',
  path: '/CareerSites/{key}/jobs/{id}',
  params: Type.Object({ key: Key, id: Id }),
  answer: CareerJobDetail,
  doc: 'One job of a public site; 404 for one that it does not show (any more).',
})

export const careerPage = operation({
  ...outside,
  id: 'careerPage',
  method: 'GET',
  path: '/CareerSites/{key}/pages/{code}',
  params: Type.Object({ key: Key, code: Type.String({ maxLength: 200 }) }),
  answer: Type.Pick(ContentPage, ['code', 'title', 'contents']),
  doc: `One page of text of those that stand on public sites, whose codes are ${publicPages.join(' and ')}; the case of the code does not count. 404 for every other.`,
})

export const careerContact = operation({
  ...base,
  id: 'careerContact',
  method: 'POST',
  path: '/CareerSites/{key}/contacts',
  access: 'public',
  effect: 'write',
  perMinute: 3,
  params: byKey,
  // Wrong ones are answered under the field, so the shape leaves room for them.
  body: Type.Object({
    fullName: Type.String({ maxLength: 10_000 }),
    email: Type.String({ maxLength: 10_000 }),
    content: Type.String({ maxLength: 10_000, description: 'at most 500 characters' }),
  }),
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Writes to those who run the platform, as people outside do (decision D-108): it stands among the contacts.',
})
