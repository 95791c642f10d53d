import type dashboardTexts from '../features/dashboards/en.ts'
import { dashboards } from '../features/dashboards/screens.ts'
import type verificationTexts from '../features/verifications/en.ts'
import { verifications } from '../features/verifications/screens.ts'
import type { Feature } from '../shared/screen.ts'
import type sharedTexts from '../shared/texts/en.ts'
import type commonTexts from './texts/en.ts'

/** The one place of the web tree that knows the features. */
export const features: readonly Feature[] = [dashboards, verifications]

/** Texts of the features by path: one namespace for each folder. */
export const featureTexts = import.meta.glob<{ default: object }>('../features/*/{en,vi,ja}.ts')

declare module 'i18next' {
  /** Keys and values of t() are checked against the English texts. */
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      common: typeof commonTexts
      shared: typeof sharedTexts
      dashboards: typeof dashboardTexts
      verifications: typeof verificationTexts
    }
  }
}
