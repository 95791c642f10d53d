import { reportCacheChange, allCacheKinds } from '../core/cache.ts'
import type { Services } from '../core/app.ts'
import { insertVocabulary } from '../company/vocabulary.ts'
import { companies } from './people/accounts.ts'
import { insertInterviewForms } from './interviewForms.ts'
import { insertCategoryImages } from './candidates/categoryImages.ts'
import { insertJobs, type DemoJobs } from './candidates/jobs.ts'
import { insertMailsAndWords, insertSettings, type DemoSettings } from './settings.ts'
import { demoLists, wordId } from './vocabulary.ts'
import { insertWorkflows } from './workflows.ts'

interface Plan extends DemoSettings {
  companyId: string
  jobs: Omit<DemoJobs, 'key' | 'createdBy'>
}

const contact = (nameVi: string, nameEn: string, phone: string, email: string) => ({ nameVi, nameEn, phone, email })

const plans: readonly Plan[] = [
  {
    key: 'first',
    companyId: companies.first.id,
    name: companies.first.name,
    domain: 'songhong.example',
    admin: 'admin',
    contacts: [
      contact('Hỗ trợ kỹ thuật', 'Technical support', '024 3826 1101', 'support@songhong.example'),
      contact('Hỗ trợ tuyển dụng', 'Recruitment support', '024 3826 1102', 'recruitment-help@songhong.example'),
      contact('Tài khoản và phân quyền', 'Accounts and permissions', '024 3826 1103', 'accounts@songhong.example'),
    ],
    jobs: { count: 38, seed: 38, owners: ['recruiter', 'recruiter', 'recruiter2', 'manager', 'multi', 'sato.kenta'] },
  },
  {
    key: 'other',
    companyId: companies.other.id,
    name: companies.other.name,
    domain: 'other.example',
    admin: 'admin@other',
    contacts: [
      contact('Hỗ trợ kỹ thuật', 'Technical support', '028 3821 2201', 'support@other.example'),
      contact('Hỗ trợ tuyển dụng', 'Recruitment support', '028 3821 2202', 'jobs@other.example'),
      contact('Tài khoản và phân quyền', 'Accounts and permissions', '028 3821 2203', 'accounts@other.example'),
    ],
    words: [
      { language: 'en', key: 'menu.cv-verification', value: 'CV check' },
      { language: 'en', key: 'dashboards:yourScreens', value: 'Where to go from here' },
      { language: 'vi', key: 'menu.cv-verification', value: 'Kiểm tra CV' },
    ],
    jobs: { count: 6, seed: 6, owners: ['admin@other'] },
  },
]

/**
 * Inserts vocabularies, settings, e-mail templates, jobs with their products, workflows and interview forms into the
 * demo's companies; does nothing if they exist already.
 */
export async function seedLookups({ companyDb, files }: Pick<Services, 'companyDb' | 'files'>): Promise<void> {
  const now = Date.now()
  for (const plan of plans) {
    await companyDb(plan.companyId).transaction(async (db) => {
      // If several processes start at once, the first one seeds; the others wait here and find it done.
      if (!(await insertSettings(db, plan))) return
      await insertVocabulary(db, (kind, name) => wordId(plan.key, kind, name), demoLists(plan.domain))
      await insertMailsAndWords(db, plan)
      await insertJobs(db, { key: plan.key, createdBy: plan.admin, ...plan.jobs }, now)
      await insertCategoryImages(db, files, plan.key, plan.admin)
      await insertInterviewForms(db, plan.key, now, plan.key === 'first' ? undefined : plan.admin)
      await insertWorkflows(db, plan.key, plan.admin)
      await reportCacheChange(db, allCacheKinds)
    })
  }
}
