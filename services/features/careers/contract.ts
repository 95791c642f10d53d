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

/** The codes of content pages that career sites show; all other pages are for signed-in users. */
export const publicPages: readonly string[] = ['privacy', 'terms']

/**
 * The kinds of `cache.changed` events with which the platform company reports changes that affect all career sites. All
 * other kinds affect the site of the company that reports them.
 */
export const platformKinds: readonly string[] = [contentPagesKind, bannersKind]
/** The kind of `cache.changed` event that reports changed settings of a company's career site. */
export const careerSiteKind = 'careerSite'

/** The maximum length of the texts of a career site, in characters. */
export const careerLimits = { key: longestKey, introduction: 2000 } as const

const Introduction = Type.Object(
  { en: Type.String(), vi: Type.String(), ja: Type.String() },
  { description: 'plain text above the jobs, by language; may be empty' },
)

export const CareerSettings = Type.Object({
  key: Type.String({ description: 'name of the company in the address of its site' }),
  isPublic: Type.Boolean({ description: 'whether everybody may see the site' }),
  showsSalary: Type.Boolean({ description: 'whether the salaries of jobs are shown' }),
  introduction: Introduction,
  formId: Nullable(
    Type.String({ format: 'uuid', description: 'the application form; null for the usual fields only' }),
  ),
  path: Type.String({ description: 'path of the site: /careers/acme' }),
  jobCount: Type.Integer({ description: 'number of jobs that it shows, or would show if open' }),
  version: Type.Integer({ description: 'increases with each change; 0 if it has never been saved' }),
})
export type CareerSettings = Static<typeof CareerSettings>

export const CareerPreview = Type.Object({
  path: Type.String({ description: 'path of the preview: /careers/acme/preview/…' }),
  expiresDate: { ...Moment, description: 'when it stops working' },
})
export type CareerPreview = Static<typeof CareerPreview>

const CareerPlace = Type.Object({ name: Type.String(), count: Type.Integer({ description: 'number of jobs there' }) })
export const CareerSite = Type.Object({
  companyId: { ...Id, description: 'company whose events report changes of the site' },
  companyName: Type.String(),
  website: Nullable(Type.String()),
  hasLogo: Type.Boolean(),
  brandColor: Nullable(Type.String({ description: '#1a2b3c' })),
  introduction: Introduction,
  jobCount: Type.Integer({ description: 'number of jobs that it shows' }),
  locations: Type.Array(CareerPlace, { description: 'locations of its jobs, those with the most jobs first' }),
  departments: Type.Array(CareerPlace, { description: 'departments of its jobs, in name order' }),
  pages: Type.Array(ContentTitle, { description: 'existing content pages that career sites show, in title order' }),
})
export type CareerSite = Static<typeof CareerSite>

const base = { service: 'jobs', origin: 'ours', place: 'D-126' } as const
/** All readers of a site make their requests through one address, the gateway's. */
const outside = { ...base, access: 'public', effect: 'read', perMinute: 240 } as const
const Key = Type.String({ maxLength: 100, description: 'key of the site in its address' })
const byKey = Type.Object({ key: Key })
const query = Type.Object({
  preview: Type.Optional(
    Type.String({ maxLength: 100, description: 'token of a preview, which shows the site while it is closed' }),
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
  doc: "The settings of the caller's company's career site. A site that has never been saved is closed, and its key is made from the company's code or name.",
})

export const careerSettingsSave = operation({
  ...base,
  id: 'careerSettingsSave',
  method: 'PUT',
  path: '/commons-sts/career-site',
  access: 'CompanyProfile:UpdateCompanyProfile',
  effect: 'write',
  idempotent: true,
  // Invalid values are reported per field, so the schema accepts them.
  body: Type.Object({
    key: Type.String({
      maxLength: 1000,
      description: `a-z, 0-9 and hyphens, at most ${careerLimits.key}; not used by another company`,
    }),
    isPublic: Type.Boolean(),
    showsSalary: Type.Boolean(),
    introduction: Type.Object({
      en: Type.String({
        maxLength: 20_000,
        description: `at most ${careerLimits.introduction} characters, like the other languages`,
      }),
      vi: Type.String({ maxLength: 20_000 }),
      ja: Type.String({ maxLength: 20_000 }),
    }),
    formId: Type.Optional(
      Nullable(
        Type.String({
          format: 'uuid',
          description: 'an active application form; null for none; if left out, not changed',
        }),
      ),
    ),
    version: Type.Integer({ description: 'as it was read; refused with errorCode 599 if the site has changed since' }),
  }),
  answer: CareerSettings,
  doc: "Changes the settings of the caller's company's career site, and opens or closes it. A former key leads to the new one and is reserved for the company for 90 days.",
})

export const careerPreview = operation({
  ...base,
  id: 'careerPreview',
  method: 'POST',
  path: '/commons-sts/career-site/previews',
  access: 'CompanyProfile:UpdateCompanyProfile',
  effect: 'write',
  answer: CareerPreview,
  doc: "Creates a link with which anybody can see a preview of the caller's company's career site for a day; nothing can be submitted there. Earlier links remain valid.",
})

export const careerPreviewsEnd = operation({
  ...base,
  id: 'careerPreviewsEnd',
  method: 'DELETE',
  path: '/commons-sts/career-site/previews',
  access: 'CompanyProfile:UpdateCompanyProfile',
  effect: 'write',
  idempotent: true,
  query: Type.Object({ mine: Type.Optional(Type.Boolean({ description: 'only the links that the caller created' })) }),
  answer: Type.Object({ endedCount: Type.Integer({ description: 'number of links that were valid until now' }) }),
  doc: "Ends all preview links of the caller's company, whoever created them, or only those of the caller. Their readers are told that the link is no longer valid.",
})

export const careerSite = operation({
  ...outside,
  id: 'careerSite',
  method: 'GET',
  path: '/CareerSites/{key}',
  params: byKey,
  query,
  answer: CareerSite,
  doc: 'The data of a career site besides its jobs. 404 if there is no site with this key; for a former key, with SITE_MOVED and the current key. The same applies to the following calls.',
})

export const careerLogo = operation({
  ...outside,
  id: 'careerLogo',
  method: 'GET',
  path: '/CareerSites/{key}/logo',
  params: byKey,
  query,
  answer: Type.Object({ contentType: Type.String(), base64: Type.String({ description: 'contents of the picture' }) }),
  doc: "The company's logo; 404 if there is none.",
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
    location: Type.Optional(Type.String({ maxLength: 200, description: 'one of the locations of the site' })),
    department: Type.Optional(Type.String({ maxLength: 250, description: 'one of the departments of the site' })),
  }),
  answer: pagedRows(CareerJob),
  doc: 'The jobs of a career site, newest first: open jobs that are approved for publication, until their last day.',
})

export const careerJobGet = operation({
  ...outside,
  id: 'careerJobGet',
  method: 'GET',
  path: '/CareerSites/{key}/jobs/{id}',
  params: Type.Object({ key: Key, id: Id }),
  query,
  answer: CareerJobDetail,
  doc: 'One job of a career site; 404 if the site does not show it.',
})

export const careerPage = operation({
  ...outside,
  id: 'careerPage',
  method: 'GET',
  path: '/CareerSites/{key}/pages/{code}',
  params: Type.Object({ key: Key, code: Type.String({ maxLength: 200 }) }),
  query,
  answer: Type.Pick(ContentPage, ['code', 'title', 'contents']),
  doc: `One of the content pages that career sites show, whose codes are ${publicPages.join(' and ')}; the case of the code is ignored. 404 for any other code.`,
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
  // Invalid values are reported per field, so the schema accepts them.
  body: Type.Object({
    fullName: Type.String({ maxLength: 10_000 }),
    email: Type.String({ maxLength: 10_000 }),
    content: Type.String({ maxLength: 10_000, description: 'at most 500 characters' }),
  }),
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Sends a message from a visitor to the platform company (decision D-108). It is added to the contacts.',
})
