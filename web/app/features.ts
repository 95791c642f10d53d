import { features, type Texts } from './features.generated.ts'

/** The features of the client, each a folder with `screens.ts`. Only this file of the web tree imports the list. */
export { features }

declare module 'i18next' {
  /** The keys and values of t() are checked against the English texts. */
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
  }
}
