import i18n from 'i18next'
import { initReactI18next } from 'react-i18next'

const modules = import.meta.glob<{ default: object }>('../../web/{app,shared,features}/*/en.ts', { eager: true })
/** `../../web/features/rufRecords/en.ts` → `rufRecords`; the `texts` folders are `common` and `shared`, as in the product. */
const namespaceOf = (path: string) => {
  const [tree, folder] = path.split('/').slice(3)
  return folder !== 'texts' ? folder! : tree === 'app' ? 'common' : 'shared'
}
const texts = Object.fromEntries(Object.entries(modules).map(([path, { default: own }]) => [namespaceOf(path), own]))
await i18n
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: texts }, defaultNS: 'common', interpolation: { escapeValue: false } })
