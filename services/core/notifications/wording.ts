import en from '../../../common/notificationTexts/en.ts'
import ja from '../../../common/notificationTexts/ja.ts'
import vi from '../../../common/notificationTexts/vi.ts'
import type { Language } from '../contract/languages.ts'

type Texts = Record<'one' | 'many', Readonly<Record<string, string>>>
const texts: Record<Language, Texts> = { en, vi, ja }

/** Returns a notification as a sentence in the language of its reader. */
export function notificationText(language: Language, kind: string, params: Readonly<Record<string, string>>): string {
  const name = kind.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
  const { one, many } = texts[language]
  const text = ('more' in params ? many[name] : undefined) ?? one[name] ?? one.OTHER!
  return text.replace(/\{\{(\w+)\}\}/g, (_whole, param: string) => params[param] ?? (param === 'kind' ? kind : ''))
}
