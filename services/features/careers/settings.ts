import { reportCacheChange } from '../../core/cache.ts'
import { lockCareerSites, isKeyTaken, siteKeyOf, readOwnCompany, previewKey } from '../../core/careers/careerSites.ts'
import { changeKey } from '../../core/careers/formerKeys.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, stale } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { issueLink, revokeLinks } from '../../core/links/links.ts'
import { isApplicationForm } from './applications/applicationForm.ts'
import {
  careerLimits,
  careerSiteKind,
  type CareerPreview,
  type CareerSettings,
  type careerSettingsSave,
} from './contract.ts'
import { countJobs } from './jobs.ts'

/** Whether a text may be a key. */
const isKey = (text: string) => text.length <= careerLimits.key && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)

const rowOf = (db: CompanyDb) => db.from('career_site').selectAll('career_site').executeTakeFirst()

/** Returns the settings of the site of the handle's company, whether it is public or not. */
export async function settingsOf(db: CompanyDb): Promise<CareerSettings> {
  const row = await rowOf(db)
  const jobCount = await countJobs(db)
  if (!row) {
    const key = siteKeyOf(await readOwnCompany(db))
    return {
      ...{ key, path: `/careers/${key}`, isPublic: false, showsSalary: false, formId: null, jobCount, version: 0 },
      introduction: { en: '', vi: '', ja: '' },
    }
  }
  return {
    key: row.key,
    path: `/careers/${row.key}`,
    isPublic: row.is_public,
    showsSalary: row.shows_salary,
    introduction: { en: row.introduction_en, vi: row.introduction_vi, ja: row.introduction_ja },
    formId: row.form_id,
    jobCount,
    version: row.version,
  }
}

/**
 * Saves the settings. Throws 400 for a key that is invalid or used by another company, for texts that are too long and
 * for a form that is not an active application form; 599 if the settings were changed in the meantime.
 */
export async function saveSettings(
  { db: outer, caller }: Pick<RequestContext, 'db' | 'caller'>,
  { version, introduction, isPublic, showsSalary, formId, ...given }: BodyOf<typeof careerSettingsSave>,
): Promise<CareerSettings> {
  return outer.transaction(async (db) => {
    await lockCareerSites(db)
    const key = given.key.trim().toLowerCase()
    const before = await db
      .from('career_site')
      .select(['career_site.key', 'career_site.version', 'career_site.form_id'])
      .executeTakeFirst()
    if ((before?.version ?? 0) !== version) throw stale('The site has been changed meanwhile')
    const texts = {
      introduction_en: introduction.en.trim(),
      introduction_vi: introduction.vi.trim(),
      introduction_ja: introduction.ja.trim(),
    }
    const faults: FieldErrors = {
      ...(!key ? { key: [createMessage('REQUIRED')] } : !isKey(key) ? { key: [createMessage('INVALID')] } : {}),
    }
    for (const [language, text] of Object.entries(introduction))
      if (text.trim().length > careerLimits.introduction)
        faults[`introduction.${language}`] = [createMessage('MAXIMUM', { max: careerLimits.introduction })]
    if (!faults.key && (await isKeyTaken(db, key))) faults.key = [createMessage('TAKEN')]
    // A form that has become inactive may stay selected; the site does not use it.
    const form = formId === undefined ? (before?.form_id ?? null) : (formId?.toLowerCase() ?? null)
    if (form !== null && form !== before?.form_id && !(await isApplicationForm(db, form)))
      faults.formId = [createMessage('NO_SUCH_FORM')]
    if (Object.keys(faults).length > 0) throw badInput(faults)
    if (before?.key !== key) await changeKey(db, before?.key, key)
    const row = { key, is_public: isPublic, shows_salary: showsSalary, form_id: form, ...texts }
    const written = { ...row, updated_by: caller.userName }
    await db
      .insert('career_site', written)
      .onConflict((conflict) =>
        conflict.column('company_id').doUpdateSet({ ...written, version: version + 1, updated_at: new Date() }),
      )
      .execute()
    await reportCacheChange(db, careerSiteKind)
    return settingsOf(db)
  })
}

const previewHours = 24

/** Creates a link to a preview of the career site of the caller's company, which anybody can open for a day. */
export async function makePreview({ db, caller }: Pick<RequestContext, 'db' | 'caller'>): Promise<CareerPreview> {
  const row = await db.from('career_site').select('career_site.key').executeTakeFirst()
  const key = previewKey({ ...(await readOwnCompany(db)), ...row })
  const expiresAt = new Date(Date.now() + previewHours * 3_600_000)
  const link = { purpose: 'careerPreview', subjectId: db.companyId, reader: caller.userName, expiresAt } as const
  // Earlier links that were passed on remain valid.
  const token = await issueLink(db, { ...link, createdBy: caller.userName }, { keepsOlder: true })
  return { path: `/careers/${key}/preview/${token}`, expiresDate: expiresAt.toISOString() }
}

/** Ends the previews of the caller's company, or the caller's own. Returns how many links were valid until now. */
export const endPreviews = async (
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  isMine = false,
): Promise<{ endedCount: number }> => ({
  endedCount: await revokeLinks(db, {
    purpose: 'careerPreview',
    subjectId: db.companyId,
    ...(isMine && { reader: caller.userName }),
  }),
})
