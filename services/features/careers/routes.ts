import { buffer } from 'node:stream/consumers'
import { openSite } from '../../core/careers/careerSites.ts'
import { liveRecord } from '../../core/files/fileRecords.ts'
import { notFound } from '../../core/http/errors.ts'
import type { Periodic } from '../../core/jobs/periodic.ts'
import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import { contactLimits } from '../contacts/contract.ts'
import { takeContact } from '../contacts/contacts.ts'
import { pageByCode, titlesOfPages } from '../contentPages/pages.ts'
import { apply, networksGone } from './applications/apply.ts'
import { readApplicationForm } from './applications/applicationForm.ts'
import { ownApplication, withdrawApplication } from './applications/ownPage.ts'
import { applicationsOfCandidates, applicationsOfInbound } from './applications/reading.ts'
import { bannerImageOf, bannersOf } from './banners/banners.ts'
import * as contract from './contract.ts'
import { countJobs, listJobs, placesOf, shownJob } from './jobs.ts'
import { endPreviews, makePreview, saveSettings, settingsOf } from './settings.ts'

const isShown = (code: string) => contract.publicPages.includes(code.toLowerCase())

/** Returns the data of a site besides its jobs. */
async function siteOf(context: RequestContext, key: string, preview?: string): Promise<contract.CareerSite> {
  const { db, logoPath, showsSalary: _shown, ...site } = await openSite(context.db, key, preview)
  const [jobCount, places, pages] = await Promise.all([countJobs(db), placesOf(db), titlesOfPages(db)])
  const shown = pages.filter(({ code }) => isShown(code))
  return { ...site, companyId: db.companyId, hasLogo: logoPath !== null, jobCount, ...places, pages: shown }
}

async function logoOf({ db: outer, files }: RequestContext, key: string, preview?: string) {
  const { db, logoPath } = await openSite(outer, key, preview)
  const record = logoPath === null ? undefined : await liveRecord(db, logoPath)
  if (!record) throw notFound()
  const bytes = await buffer(await files.read(record.path))
  return { contentType: record.content_type, base64: bytes.toString('base64') }
}

/** Returns the database of a site, and whether it shows salaries. */
async function jobsOf(context: RequestContext, key: string, preview?: string) {
  const { db, showsSalary } = await openSite(context.db, key, preview)
  return [db, showsSalary] as const
}

export const routes: Route[] = [
  implement(contract.careerSettings, (_input, { db }) => settingsOf(db)),
  implement(contract.careerSettingsSave, ({ body }, context) => saveSettings(context, body)),
  implement(contract.careerPreview, (_input, context) => makePreview(context)),
  implement(contract.careerPreviewsEnd, ({ query }, context) => endPreviews(context, query.mine)),
  implement(contract.careerSite, ({ params, query }, context) => siteOf(context, params.key, query.preview)),
  implement(contract.careerLogo, ({ params, query }, context) => logoOf(context, params.key, query.preview)),
  implement(contract.careerBannerList, ({ params, query }, context) => bannersOf(context, params.key, query.preview)),
  implement(contract.careerBannerImage, ({ params, query }, context) =>
    bannerImageOf(context, params.key, params.id, query.preview),
  ),
  implement(contract.careerJobList, async ({ params, query, body }, context) =>
    listJobs(...(await jobsOf(context, params.key, query.preview)), body),
  ),
  implement(contract.careerJobGet, async ({ params, query }, context) =>
    shownJob(...(await jobsOf(context, params.key, query.preview)), params.id),
  ),
  implement(contract.careerPage, async ({ params, query }, context) => {
    const { db } = await openSite(context.db, params.key, query.preview)
    if (!isShown(params.code)) throw notFound()
    const { code, title, contents } = await pageByCode(db, params.code)
    return { code, title, contents }
  }),
  implement(contract.careerContact, async ({ params, body }, context) => {
    const { db } = await openSite(context.db, params.key)
    await takeContact(db, { ...body, userAgent: context.clientAgent?.slice(0, contactLimits.userAgent) })
    return { status: 'OK' }
  }),
  implement(contract.careerForm, async ({ params, query }, context) => {
    const asked = await readApplicationForm((await openSite(context.db, params.key, query.preview)).db)
    if (!asked) throw notFound()
    return { edition: asked.edition, contents: asked.contents }
  }),
  implement(contract.careerApplicationsOfInbound, ({ body }, { db }) => applicationsOfInbound(db, body.ids)),
  implement(contract.careerApplicationsOfCandidates, ({ body }, { db }) =>
    applicationsOfCandidates(db, body.candidateIds),
  ),
  implement(contract.careerApply, ({ params, body }, context) => apply(context, params.key, params.id, body)),
  implement(contract.careerApplication, ({ params }, context) => ownApplication(context, params.token)),
  implement(contract.careerApplicationWithdraw, ({ params }, context) =>
    withdrawApplication(context, params.token, false),
  ),
  implement(contract.careerApplicationErase, ({ params }, context) => withdrawApplication(context, params.token, true)),
]

export const periodic: Periodic[] = [networksGone]
