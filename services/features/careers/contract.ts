import { Type, type Static } from 'typebox'
import { longestKey } from '../../core/contract/careers.ts'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { bannersKind } from '../banners/contract.ts'
import { ContentPage, contentPagesKind, ContentTitle } from '../contentPages/contract.ts'
import { CareerJob, CareerJobDetail } from './jobShapes.ts'

export {
  applicationLimits,
  careerApplication,
  careerApplicationErase,
  careerApplicationWithdraw,
  careerApply,
  careerForm,
  type ApplicationState,
  type CareerApplication,
  type CareerForm,
} from './applications/contract.ts'
export { careerBannerImage, careerBannerList, type CareerBanner } from './banners/contract.ts'
export {
  careerApplicationsOfCandidates,
  careerApplicationsOfInbound,
  type JobApplication,
} from './applications/received.ts'
export { CareerJob, CareerJobDetail, type JobPlace } from './jobShapes.ts'

/** Codes of the pages of text that stand on public sites; all others are for those who are signed in. */
export const publicPages: readonly string[] = ['privacy', 'terms']

/**
 * Kinds of `cache.changed` that the company of the platform tells when something changes that stands on every public site. All
 * others concern the site of the company that tells them.
 */
export const platformKinds: readonly string[] = [contentPagesKind, bannersKind]
/** Kind of `cache.changed` that tells that a company has arranged its public site otherwise. */
export const careerSiteKind = 'careerSite'

/** Most characters of what a company says of its public site. */
export const careerLimits = { key: longestKey, introduction: 2000 } as const

const Introduction = Type.Object(
  { en: Type.String(), vi: Type.String(), ja: Type.String() },
  { description: 'plain text above the jobs, by language; may be empty' },
)

export const CareerSettings = Type.Object({
  key: Type.String({ description: 'what stands for the company in the address of its site' }),
  isPublic: Type.Boolean({ description: 'everyone may see the site' }),
  showsSalary: Type.Boolean({ description: 'salaries stand beside the jobs' }),
  introduction: Introduction,
  formId: Nullable(
    Type.String({ format: 'uuid', description: 'the form that applicants are asked; null: nothing besides the usual' }),
  ),
  path: Type.String({ description: 'path of the site: /careers/acme' }),
  jobCount: Type.Integer({ description: 'jobs that it shows, or would show' }),
  version: Type.Integer({ description: 'grows with each change; 0: nobody has written it yet' }),
})
export type CareerSettings = Static<typeof CareerSettings>

export const CareerPreview = Type.Object({
  path: Type.String({ description: 'path of the site as it will look: /careers/acme/preview/…' }),
  expiresDate: { ...Moment, description: 'when it stops working' },
})
export type CareerPreview = Static<typeof CareerPreview>

const CareerPlace = Type.Object({ name: Type.String(), count: Type.Integer({ description: 'jobs there' }) })
export const CareerSite = Type.Object({
  companyId: { ...Id, description: 'whose events tell that something on the site has changed' },
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
const query = Type.Object({
  preview: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'the token of a preview: the site as it will look, while it is closed',
    }),
  ),
})

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
    formId: Type.Optional(
      Nullable(
        Type.String({
          format: 'uuid',
          description: 'an active application form; null: none; left out: the one that it has',
        }),
      ),
    ),
    version: Type.Integer({ description: 'as it was read; another one is refused with errorCode 599' }),
  }),
  answer: CareerSettings,
  doc: "Arranges the public site of the caller's company, opens it and closes it. A key that it had before leads to the new one, and is no other company's for 90 days.",
})

export const careerPreview = operation({
  ...base,
  id: 'careerPreview',
  method: 'POST',
  path: '/commons-sts/career-site/previews',
  access: 'CompanyProfile:UpdateCompanyProfile',
  effect: 'write',
  answer: CareerPreview,
  doc: "Makes a link by which whoever has it sees the site of the caller's company as it will look, for a day; nothing can be sent there. Earlier ones stay good.",
})

export const careerPreviewsEnd = operation({
  ...base,
  id: 'careerPreviewsEnd',
  method: 'DELETE',
  path: '/commons-sts/career-site/previews',
  access: 'CompanyProfile:UpdateCompanyProfile',
  effect: 'write',
  idempotent: true,
  query: Type.Object({ mine: Type.Optional(Type.Boolean({ description: 'those alone that the caller made' })) }),
  answer: Type.Object({ endedCount: Type.Integer({ description: 'links that worked until now' }) }),
  doc: "Ends every link to a preview of the caller's company, whoever made it, or those of the caller. Who has one reads that it is no longer valid.",
})

export const careerSite = operation({
  ...outside,
  id: 'careerSite',
  method: 'GET',
  path: '/CareerSites/{key}',
  params: byKey,
  query,
  answer: CareerSite,
  doc: 'What stands around the jobs of a public site; 404 for every key of which there is none, with SITE_MOVED and the present key for a former one, as in all that follows.',
})

export const careerLogo = operation({
  ...outside,
  id: 'careerLogo',
  method: 'GET',
  path: '/CareerSites/{key}/logo',
  params: byKey,
  query,
  answer: Type.Object({ contentType: Type.String(), base64: Type.String({ description: 'the bytes of the picture' }) }),
  doc: "The company's logo; 404 for a site without one.",
})

export const careerJobList = operation({
  ...outside,
  id: 'careerJobList',
  method: 'POST',
  path: '/CareerSites/{key}/jobs/list',
  params: byKey,
  query,
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
  query,
  answer: CareerJobDetail,
  doc: 'One job of a public site; 404 for one that it does not show (any more).',
})

export const careerPage = operation({
  ...outside,
  id: 'careerPage',
  method: 'GET',
  path: '/CareerSites/{key}/pages/{code}',
  params: Type.Object({ key: Key, code: Type.String({ maxLength: 200 }) }),
  query,
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
