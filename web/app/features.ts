import { features, type Texts } from './features.generated.ts'

/** The features of the client, each a folder with `screens.ts`. Only this file of the web tree imports the list. */
export { features }

/** The texts of the features by path: one namespace per folder. */
export const featureTexts = import.meta.glob<{ default: object }>('../features/*/{en,vi,ja}.ts')

declare module 'i18next' {
  /** The keys and values of t() are checked against the English texts. */
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
  }
}
