import dayjs from 'dayjs'
import i18n, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isTokenPath } from '../../common/tokenPaths.ts'
import { storageKeys } from './config.ts'
import { featureTexts } from './features.ts'
import { isOpen, overlaid, plain, wordFor, type CompanyTexts } from './companyTexts/companyTexts.ts'

export const languages = ['en', 'vi', 'ja'] as const
export type Language = (typeof languages)[number]

/** Each language under its own name. */
export const languageNames: Record<Language, string> = { en: 'English', vi: 'Tiếng Việt', ja: '日本語' }

const titles = import.meta.glob<Record<string, string>>('./texts/menu.*.generated.ts', { import: 'default' })
/** What the menu says, by language and key. */
const menuTitles = new Map<Language, Record<string, string>>()

const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)
const ownTexts = import.meta.glob<{ default: object }>(['./*/{en,vi,ja}.ts', '!./push/*', '../shared/*/{en,vi,ja}.ts'])

/** The module of a namespace: `texts` of the application (`common`) and of the shared parts (`shared`), else the folder of that name. */
const bundleOf = (namespace: string, language: string) =>
  namespace === 'common'
    ? ownTexts[`./texts/${language}.ts`]
    : namespace === 'shared'
      ? ownTexts[`../shared/texts/${language}.ts`]
      : (ownTexts[`./${namespace}/${language}.ts`] ??
        ownTexts[`../shared/${namespace}/${language}.ts`] ??
        featureTexts[`../features/${namespace}/${language}.ts`])

/** What the company words in its own way, by language; it lies over the bundled texts. */
const words = new Map<Language, CompanyTexts>()
/** The bundled texts as they were loaded, by language and namespace. */
const bundled = new Map<Language, Map<string, object>>()

/** Namespaces are the folders with texts; each is loaded when first used. */
const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    const path = bundleOf(namespace, language)
    if (!path) return done(new Error(`No texts for ${namespace} in ${language}`), null)
    path().then(
      ({ default: texts }) => {
        const own = bundled.get(language as Language) ?? new Map<string, object>()
        bundled.set(language as Language, own.set(namespace, texts))
        done(null, overlaid(texts, namespace, words.get(language as Language) ?? {}))
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

/** Who follows a link may never have chosen a language here. */
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

/** Starts with the stored language, English at first. */
export async function startTexts(): Promise<void> {
  const language = storedLanguage()
  await Promise.all([
    applyLocale(language),
    i18n
      .use(initReactI18next)
      .use(backend)
      .init({
        lng: language,
        // Every text exists in every language (a test holds it): a second language need not be loaded.
        fallbackLng: false,
        supportedLngs: languages,
        ns: ['common', 'shared'],
        defaultNS: 'common',
        interpolation: { escapeValue: false },
        // As it is without being said: said, no key is asked for whether it may be a sentence, which takes as long as its text.
        keySeparator: '.',
      }),
  ])
}

let beforeChange: (language: Language) => void = () => {}
/** For the words: is called before the texts of another language are shown. */
export const onLanguageChange = (listener: typeof beforeChange): void => void (beforeChange = listener)

export async function setLanguage(language: Language): Promise<void> {
  beforeChange(language)
  await applyLocale(language)
  await i18n.changeLanguage(language)
  try {
    localStorage.setItem(storageKeys.language, language)
  } catch {
    // Kept for this page only.
  }
}

/** Lays the company's own words over the texts of a language; what shows them is rendered again. Nothing happens when they are the same. */
export function setCompanyTexts(language: Language, next: CompanyTexts): void {
  if (JSON.stringify(words.get(language) ?? {}) === JSON.stringify(next)) return
  words.set(language, next)
  for (const [namespace, texts] of bundled.get(language) ?? []) {
    i18n.addResourceBundle(language, namespace, overlaid(texts, namespace, next), false, true)
  }
  if (i18n.language === language) i18n.emit('languageChanged', language)
}

/**
 * Every bundled text of a language by its key, as the translations service has them: `title` of `common`, `jobs:status.open`,
 * `errorCodes.599`.
 */
export async function bundledTexts(language: Language): Promise<ReadonlyMap<string, string>> {
  const files = Object.entries({ ...ownTexts, ...featureTexts }).filter(([path]) => path.endsWith(`/${language}.ts`))
  const texts = await Promise.all(files.map(async ([path, load]) => textsIn((await load()).default, startOf(path))))
  return new Map(texts.flat())
}

/** What keys of the texts in a file begin with. */
function startOf(path: string): string {
  if (path.startsWith('./texts/')) return ''
  const folder = path.split('/').at(-2)!
  return folder === 'errorCodes' ? 'errorCodes.' : `${folder === 'texts' ? 'shared' : folder}:`
}

function textsIn(texts: object, start: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[start + name, value] satisfies [string, string]]
      : typeof value === 'object' && value !== null
        ? textsIn(value, `${start}${name}.`)
        : [],
  )
}

/** The company's own words for a key that no bundled text has: the name of a menu entry. */
export function wordOf(key: string): string | undefined {
  const word = isOpen(key) ? words.get(i18n.language as Language)?.[key] : undefined
  return word === undefined ? undefined : plain(word)
}

/** The company's own words for a text of the menu. */
export const ownMenuText = (key: string): string | undefined => wordFor(key, words.get(i18n.language as Language) ?? {})

/** A text by a key that a feature declared: `verifications:title`. */
export const textOf = (key: string, language: string = i18n.language): string =>
  (i18n.t as (key: string, options: { lng: string }) => string)(key, { lng: language })

/** The name of an entry or a group of the menu, whose namespace need not be loaded; `t` answers any other key. */
export function menuText(key: string, t: (key: string) => string): string {
  const language = i18n.language as Language
  return ownMenuText(key) ?? menuTitles.get(language)?.[key] ?? t(key)
}

/**
 * Loads the namespaces of keys such as `verifications:title`. Throws when one cannot be loaded; i18next would neither say so
 * nor ask for it again.
 */
export async function loadTextsOf(keys: readonly string[]): Promise<void> {
  const namespaces = [...new Set(keys.flatMap((key) => (key.includes(':') ? [key.slice(0, key.indexOf(':'))] : [])))]
  const missing = () => namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace))
  await i18n.loadNamespaces(namespaces)
  if (missing().length > 0) await i18n.reloadResources([i18n.language], missing())
  if (missing().length > 0) throw new Error(`No texts for ${missing().join(', ')}`)
}
