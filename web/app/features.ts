import { features, type Texts } from './features.generated.ts'

/** The features of the client, each a folder with `screens.ts`; the one place of the web tree that knows them. */
export { features }

/** Texts of the features by path: one namespace for each folder. */
export const featureTexts = import.meta.glob<{ default: object }>('../features/*/{en,vi,ja}.ts')

declare module 'i18next' {
  /** Keys and values of t() are checked against the English texts. */
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
  }
}
