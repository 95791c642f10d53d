import { slugOf } from '../../../common/text.ts'
import { holdSites, isKeyTaken, ownCompany } from '../../core/careers/careerSites.ts'
import { say, type FieldErrors } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, stale } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { careerLimits, type CareerSettings, type careerSettingsSave } from './contract.ts'
import { countJobs } from './jobs.ts'

/** Words that a key may be made of. */
const isKey = (text: string) => text.length <= careerLimits.key && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)

/** What a name becomes in an address. */
const keyOf = (name: string): string => slugOf(name, careerLimits.key)

const rowOf = (db: CompanyDb) => db.from('career_site').selectAll('career_site').executeTakeFirst()

/** How the site of the handle's company is arranged, whether it is public or not. */
export async function settingsOf(db: CompanyDb): Promise<CareerSettings> {
  const row = await rowOf(db)
  const jobCount = await countJobs(db)
  if (!row) {
    const { name, code } = await ownCompany(db)
    const key = keyOf(code ?? '') || keyOf(name)
    return {
      ...{ key, path: `/careers/${key}`, isPublic: false, showsSalary: false, jobCount, version: 0 },
      introduction: { en: '', vi: '', ja: '' },
    }
  }
  return {
    key: row.key,
    path: `/careers/${row.key}`,
    isPublic: row.is_public,
    showsSalary: row.shows_salary,
    introduction: { en: row.introduction_en, vi: row.introduction_vi, ja: row.introduction_ja },
    jobCount,
    version: row.version,
  }
}

/** Writes the arrangement; 400 for a key that is none or another company's and for too long texts, 599 when it was changed meanwhile. */
export async function saveSettings(
  { db: outer, caller }: Pick<RequestContext, 'db' | 'caller'>,
  { version, introduction, isPublic, showsSalary, ...given }: BodyOf<typeof careerSettingsSave>,
): Promise<CareerSettings> {
  return outer.transaction(async (db) => {
    await holdSites(db)
    const key = given.key.trim().toLowerCase()
    const before = await db.from('career_site').select('career_site.version').executeTakeFirst()
    if ((before?.version ?? 0) !== version) throw stale('The site has been changed meanwhile')
    const texts = {
      introduction_en: introduction.en.trim(),
      introduction_vi: introduction.vi.trim(),
      introduction_ja: introduction.ja.trim(),
    }
    const faults: FieldErrors = {
      ...(!key ? { key: [say('REQUIRED')] } : !isKey(key) ? { key: [say('INVALID')] } : {}),
    }
    for (const [language, text] of Object.entries(introduction))
      if (text.trim().length > careerLimits.introduction)
        faults[`introduction.${language}`] = [say('MAXIMUM', { max: careerLimits.introduction })]
    if (!faults.key && (await isKeyTaken(db, key))) faults.key = [say('TAKEN')]
    if (Object.keys(faults).length > 0) throw badInput(faults)
    const row = { key, is_public: isPublic, shows_salary: showsSalary, ...texts, updated_by: caller.userName }
    await db
      .insert('career_site', row)
      .onConflict((conflict) =>
        conflict.column('company_id').doUpdateSet({ ...row, version: version + 1, updated_at: new Date() }),
      )
      .execute()
    return settingsOf(db)
  })
}
