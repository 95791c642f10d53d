import dayjs from 'dayjs'
import i18n, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { storageKeys } from './config.ts'
import { featureTexts } from './features.ts'

export const languages = ['en', 'vi', 'ja'] as const
export type Language = (typeof languages)[number]

/** Each language under its own name. */
export const languageNames: Record<Language, string> = { en: 'English', vi: 'Tiếng Việt', ja: '日本語' }

const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)
const ownTexts = import.meta.glob<{ default: object }>(['./texts/*.ts', './{coming,keyboard,setting}/{en,vi,ja}.ts'])
const sharedTexts = import.meta.glob<{ default: object }>(['../shared/texts/*.ts', '../shared/{cv,pdf}/{en,vi,ja}.ts'])

/**
 * Namespaces: `common`, `coming`, `keyboard`, `setting` (the application), `shared`, `cv`, `pdf` (shared parts), and one for each
 * feature folder; loaded when first used.
 */
const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    const path = namespace === 'common' ? ownTexts[`./texts/${language}.ts`]
      : ownTexts[`./${namespace}/${language}.ts`] ? ownTexts[`./${namespace}/${language}.ts`]
      : sharedTexts[`../shared/${namespace}/${language}.ts`] ? sharedTexts[`../shared/${namespace}/${language}.ts`]
      : namespace === 'shared' ? sharedTexts[`../shared/texts/${language}.ts`]
      : featureTexts[`../features/${namespace}/${language}.ts`]
    if (!path) return done(new Error(`No texts for ${namespace} in ${language}`), null)
    path().then((texts) => done(null, texts.default), (error: Error) => done(error, null))
  },
}

const locales: Record<Language, () => Promise<unknown>> = {
  en: async () => {},
  vi: () => import('dayjs/locale/vi'),
  ja: () => import('dayjs/locale/ja'),
}

function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(storageKeys.language)
    return isLanguage(stored) ? stored : 'en'
  } catch {
    return 'en'
  }
}

async function applyLocale(language: Language) {
  await locales[language]()
  dayjs.locale(language)
  document.documentElement.lang = language
}

/** Starts with the stored language, English at first. */
export async function startTexts(): Promise<void> {
  const language = storedLanguage()
  await Promise.all([
    applyLocale(language),
    i18n.use(initReactI18next).use(backend).init({
      lng: language,
      // Every text exists in every language (a test holds it): a second language need not be loaded.
      fallbackLng: false,
      supportedLngs: languages,
      ns: ['common', 'shared'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
    }),
  ])
}

export async function setLanguage(language: Language): Promise<void> {
  await applyLocale(language)
  await i18n.changeLanguage(language)
  try {
    localStorage.setItem(storageKeys.language, language)
  } catch {
    // Kept for this page only.
  }
}

/** A text by a key that a feature declared: `verifications:title`. */
export const textOf = (key: string, language: string = i18n.language): string =>
  (i18n.t as (key: string, options: { lng: string }) => string)(key, { lng: language })

/** Loads the namespaces of keys such as `verifications:title`. */
export const loadTextsOf = (keys: readonly string[]): Promise<void> =>
  i18n.loadNamespaces([...new Set(keys.flatMap((key) => (key.includes(':') ? [key.slice(0, key.indexOf(':'))] : [])))])
