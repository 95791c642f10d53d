import type callTexts from '../features/calls/en.ts'
import { calls } from '../features/calls/screens.ts'
import type candidateDetailTexts from '../features/candidateDetails/en.ts'
import { candidateDetails } from '../features/candidateDetails/screens.ts'
import type candidateFormTexts from '../features/candidateForms/en.ts'
import { candidateForms } from '../features/candidateForms/screens.ts'
import type candidateTexts from '../features/candidates/en.ts'
import { candidates } from '../features/candidates/screens.ts'
import type collectedTexts from '../features/collectedCandidates/en.ts'
import { collectedCandidates } from '../features/collectedCandidates/screens.ts'
import type dashboardTexts from '../features/dashboards/en.ts'
import { dashboards } from '../features/dashboards/screens.ts'
import type dpsTaskTexts from '../features/dpsTasks/en.ts'
import { dpsTasks } from '../features/dpsTasks/screens.ts'
import type interviewFormTexts from '../features/interviewForms/en.ts'
import { interviewForms } from '../features/interviewForms/screens.ts'
import type jobCategoryTexts from '../features/jobCategories/en.ts'
import { jobCategories } from '../features/jobCategories/screens.ts'
import type jobProductTexts from '../features/jobProducts/en.ts'
import { jobProducts } from '../features/jobProducts/screens.ts'
import type jobTexts from '../features/jobs/en.ts'
import { jobs } from '../features/jobs/screens.ts'
import type rufTexts from '../features/rufs/en.ts'
import { rufs } from '../features/rufs/screens.ts'
import type talentFolderTexts from '../features/talentFolders/en.ts'
import { talentFolders } from '../features/talentFolders/screens.ts'
import type verificationTexts from '../features/verifications/en.ts'
import { verifications } from '../features/verifications/screens.ts'
import type workflowTexts from '../features/workflows/en.ts'
import { workflows } from '../features/workflows/screens.ts'
import type cvTexts from '../shared/cv/en.ts'
import type formTexts from '../shared/forms/en.ts'
import type pdfTexts from '../shared/pdf/en.ts'
import type reviewTexts from '../shared/review/en.ts'
import type { Feature } from '../shared/screen.ts'
import type sharedTexts from '../shared/texts/en.ts'
import type comingTexts from './coming/en.ts'
import type errorCodeTexts from './errorCodes/en.ts'
import type keyboardTexts from './keyboard/en.ts'
import type settingTexts from './setting/en.ts'
import type commonTexts from './texts/en.ts'

/** The one place of the web tree that knows the features. */
export const features: readonly Feature[] = [
  dashboards,
  candidates,
  candidateDetails,
  candidateForms,
  jobs,
  jobCategories,
  jobProducts,
  talentFolders,
  verifications,
  dpsTasks,
  workflows,
  interviewForms,
  collectedCandidates,
  rufs,
  calls,
]

/** Texts of the features by path: one namespace for each folder. */
export const featureTexts = import.meta.glob<{ default: object }>('../features/*/{en,vi,ja}.ts')

declare module 'i18next' {
  /** Keys and values of t() are checked against the English texts. */
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      common: typeof commonTexts
      coming: typeof comingTexts
      errorCodes: typeof errorCodeTexts
      keyboard: typeof keyboardTexts
      setting: typeof settingTexts
      shared: typeof sharedTexts
      cv: typeof cvTexts
      forms: typeof formTexts
      pdf: typeof pdfTexts
      review: typeof reviewTexts
      calls: typeof callTexts
      candidateDetails: typeof candidateDetailTexts
      candidateForms: typeof candidateFormTexts
      candidates: typeof candidateTexts
      collectedCandidates: typeof collectedTexts
      dashboards: typeof dashboardTexts
      dpsTasks: typeof dpsTaskTexts
      interviewForms: typeof interviewFormTexts
      jobCategories: typeof jobCategoryTexts
      jobProducts: typeof jobProductTexts
      jobs: typeof jobTexts
      rufs: typeof rufTexts
      talentFolders: typeof talentFolderTexts
      verifications: typeof verificationTexts
      workflows: typeof workflowTexts
    }
  }
}
