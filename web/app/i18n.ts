import dayjs from 'dayjs'
import i18n, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isTokenPath } from '../../common/tokenPaths.ts'
import { storageKeys } from './config.ts'
import {
  isMenuKey,
  overrideTexts,
  toPlainText,
  getCompanyText,
  type CompanyTexts,
} from './companyTexts/companyTexts.ts'
import { commonNamespaces } from './texts/commonNamespaces.ts'

export const languages = ['en', 'vi', 'ja'] as const
export type Language = (typeof languages)[number]

/** The name of each language in that language. */
export const languageNames: Record<Language, string> = { en: 'English', vi: 'Tiếng Việt', ja: '日本語' }

const titles = import.meta.glob<Record<string, string>>('./texts/menu.*.generated.ts', { import: 'default' })
/** The texts of the menu, by language and key. */
const menuTitles = new Map<Language, Record<string, string>>()

const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

type TextFiles = Record<string, () => Promise<{ default: object }>>
/** One list for each language, so that the start does not load those of the others. */
const textFiles = import.meta.glob<TextFiles>('./texts/files.*.ts', { import: 'default' })
const loadTextFiles = (language: Language) => textFiles[`./texts/files.${language}.ts`]!()

/** Returns the namespace of a file: `common` and `shared` for the texts beside this file and in `shared`, or its folder. */
function namespaceOf(path: string): string {
  const folder = path.split('/').at(-2)!
  return folder === '.' ? 'common' : folder === 'texts' ? 'shared' : folder
}

/** Returns the bundled texts of a namespace. Throws if there are none or they cannot be loaded. */
async function loadBundled(language: Language, namespace: string): Promise<object> {
  const files = Object.entries(await loadTextFiles(language))
  const [, load] = files.find(([path]) => namespaceOf(path) === namespace) ?? []
  if (!load) throw new Error(`No texts for ${namespace} in ${language}`)
  return (await load()).default
}

/** The company's own texts by language; they override the bundled texts. */
const companyTextsByLanguage = new Map<Language, CompanyTexts>()
/** The bundled texts as they were loaded, by language and namespace. */
const bundled = new Map<Language, Map<string, object>>()

/** Namespaces are the folders with texts; each is loaded when it is first used. */
const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    loadBundled(language as Language, namespace).then(
      (texts) => {
        const own = bundled.get(language as Language) ?? new Map<string, object>()
        bundled.set(language as Language, own.set(namespace, texts))
        done(null, overrideTexts(texts, namespace, companyTextsByLanguage.get(language as Language) ?? {}))
      },
      (error: Error) => done(error, null),
    )
  },
}

const locales: Record<Language, () => Promise<unknown>> = {
  en: async () => {},
  vi: () => import('dayjs/locale/vi'),
  ja: () => import('dayjs/locale/ja'),
}

/** Users who follow a link may never have chosen a language here. */
const browserLanguage = () => navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage)

function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(storageKeys.language)
    return isLanguage(stored) ? stored : (isTokenPath(location.pathname) && browserLanguage()) || 'en'
  } catch {
    return 'en'
  }
}

async function applyLocale(language: Language) {
  const [texts] = await Promise.all([titles[`./texts/menu.${language}.generated.ts`]!(), locales[language]()])
  menuTitles.set(language, texts)
  dayjs.locale(language)
  document.documentElement.lang = language
}

/** Starts with the stored language. The default is English. */
export async function startTexts(): Promise<void> {
  const language = storedLanguage()
  await Promise.all([
    applyLocale(language),
    i18n
      .use(initReactI18next)
      .use(backend)
      .init({
        lng: language,
        // The language is known at once: the router, which loads the texts of the page, starts beside these.
        initAsync: false,
        // Every text exists in every language (a test checks this), so no second language needs to be loaded.
        fallbackLng: false,
        supportedLngs: languages,
        ns: commonNamespaces,
        defaultNS: 'common',
        interpolation: { escapeValue: false },
        // This is the default value, but setting it matters: i18next then does not check whether each key is a
        // sentence, which takes as long as looking up its text.
        keySeparator: '.',
      }),
  ])
}

let beforeChange: (language: Language) => void = () => {}
/** Registers the one listener, which is called before the texts of another language are shown. */
export const onLanguageChange = (listener: typeof beforeChange): void => void (beforeChange = listener)

export async function setLanguage(language: Language): Promise<void> {
  beforeChange(language)
  await applyLocale(language)
  await i18n.changeLanguage(language)
  try {
    localStorage.setItem(storageKeys.language, language)
  } catch {
    // The language applies to this page only.
  }
}

/**
 * Applies the company's own texts to a language and rerenders what shows them. Does nothing if the texts are the same.
 */
export function setCompanyTexts(language: Language, next: CompanyTexts): void {
  if (JSON.stringify(companyTextsByLanguage.get(language) ?? {}) === JSON.stringify(next)) return
  companyTextsByLanguage.set(language, next)
  for (const [namespace, texts] of bundled.get(language) ?? []) {
    i18n.addResourceBundle(language, namespace, overrideTexts(texts, namespace, next), false, true)
  }
  if (i18n.language === language) i18n.emit('languageChanged', language)
}

/**
 * Returns every bundled text of a language by its key, in the form of the translations service: `title` of `common`,
 * `jobs:status.open`, `errorCodes.599`.
 */
export async function bundledTexts(language: Language): Promise<ReadonlyMap<string, string>> {
  const files = Object.entries(await loadTextFiles(language))
  const texts = await Promise.all(
    files.map(async ([path, load]) => textsIn((await load()).default, getKeyPrefix(namespaceOf(path)))),
  )
  return new Map(texts.flat())
}

/** Returns what the keys of a namespace begin with. */
const getKeyPrefix = (namespace: string): string =>
  namespace === 'common' ? '' : namespace === 'errorCodes' ? 'errorCodes.' : `${namespace}:`

function textsIn(texts: object, start: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[start + name, value] satisfies [string, string]]
      : typeof value === 'object' && value !== null
        ? textsIn(value, `${start}${name}.`)
        : [],
  )
}

/** Returns the company's own text for a key that no bundled text has: the name of a menu entry. */
export function getMenuEntryName(key: string): string | undefined {
  const word = isMenuKey(key) ? companyTextsByLanguage.get(i18n.language as Language)?.[key] : undefined
  return word === undefined ? undefined : toPlainText(word)
}

/** Returns the company's own text for a text of the menu. */
export const ownMenuText = (key: string): string | undefined =>
  getCompanyText(key, companyTextsByLanguage.get(i18n.language as Language) ?? {})

/** Returns the text for a key that a feature declared: `verifications:title`. */
export const textOf = (key: string, language: string = i18n.language): string =>
  (i18n.t as (key: string, options: { lng: string }) => string)(key, { lng: language })

/** Returns the name of a menu entry or menu group, whose namespace need not be loaded; `t` resolves any other key. */
export function menuText(key: string, t: (key: string) => string): string {
  const language = i18n.language as Language
  return ownMenuText(key) ?? menuTitles.get(language)?.[key] ?? t(key)
}

/**
 * Loads the namespaces of keys such as `verifications:title`. Throws if one cannot be loaded; i18next would neither
 * report nor retry it.
 */
export async function loadTextsOf(keys: readonly string[]): Promise<void> {
  const namespaces = [...new Set(keys.flatMap((key) => (key.includes(':') ? [key.slice(0, key.indexOf(':'))] : [])))]
  const missing = () => namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace))
  await i18n.loadNamespaces(namespaces)
  if (missing().length > 0) await i18n.reloadResources([i18n.language], missing())
  if (missing().length > 0) throw new Error(`No texts for ${missing().join(', ')}`)
}
