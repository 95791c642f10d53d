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
import { ownApplication, takeBack } from './applications/ownPage.ts'
import * as contract from './contract.ts'
import { countJobs, listJobs, placesOf, shownJob } from './jobs.ts'
import { saveSettings, settingsOf } from './settings.ts'

const isShown = (code: string) => contract.publicPages.includes(code.toLowerCase())

/** What stands around the jobs of a site. */
async function siteOf(context: RequestContext, key: string): Promise<contract.CareerSite> {
  const { db, logoPath, showsSalary: _shown, ...site } = await openSite(context.db, key)
  const [jobCount, places, pages] = await Promise.all([countJobs(db), placesOf(db), titlesOfPages(db)])
  const shown = pages.filter(({ code }) => isShown(code))
  return { ...site, hasLogo: logoPath !== null, jobCount, ...places, pages: shown }
}

async function logoOf({ db: outer, files }: RequestContext, key: string) {
  const { db, logoPath } = await openSite(outer, key)
  const record = logoPath === null ? undefined : await liveRecord(db, logoPath)
  if (!record) throw notFound()
  const bytes = await buffer(await files.read(record.path))
  return { contentType: record.content_type, base64: bytes.toString('base64') }
}

/** The jobs of a site, and whether it shows what they pay. */
async function jobsOf(context: RequestContext, key: string) {
  const { db, showsSalary } = await openSite(context.db, key)
  return [db, showsSalary] as const
}

export const routes: Route[] = [
  implement(contract.careerSettings, (_input, { db }) => settingsOf(db)),
  implement(contract.careerSettingsSave, ({ body }, context) => saveSettings(context, body)),
  implement(contract.careerSite, ({ params }, context) => siteOf(context, params.key)),
  implement(contract.careerLogo, ({ params }, context) => logoOf(context, params.key)),
  implement(contract.careerJobList, async ({ params, body }, context) =>
    listJobs(...(await jobsOf(context, params.key)), body),
  ),
  implement(contract.careerJobGet, async ({ params }, context) =>
    shownJob(...(await jobsOf(context, params.key)), params.id),
  ),
  implement(contract.careerPage, async ({ params }, context) => {
    const { db } = await openSite(context.db, params.key)
    if (!isShown(params.code)) throw notFound()
    const { code, title, contents } = await pageByCode(db, params.code)
    return { code, title, contents }
  }),
  implement(contract.careerContact, async ({ params, body }, context) => {
    const { db } = await openSite(context.db, params.key)
    await takeContact(db, { ...body, userAgent: context.clientAgent?.slice(0, contactLimits.userAgent) })
    return { status: 'OK' }
  }),
  implement(contract.careerApply, ({ params, body }, context) => apply(context, params.key, params.id, body)),
  implement(contract.careerApplication, ({ params }, context) => ownApplication(context, params.token)),
  implement(contract.careerApplicationWithdraw, ({ params }, context) => takeBack(context, params.token, false)),
  implement(contract.careerApplicationErase, ({ params }, context) => takeBack(context, params.token, true)),
]

export const periodic: Periodic[] = [networksGone]
