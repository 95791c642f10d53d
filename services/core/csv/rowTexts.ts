import { rowTextsEn } from '../../../common/rowTexts/en.ts'
import { rowTextsJa } from '../../../common/rowTexts/ja.ts'
import { rowTextsVi } from '../../../common/rowTexts/vi.ts'
import type { Language } from '../contract/languages.ts'
import { fillIn, textOf, type FieldMessage } from '../contract/messages.ts'

const texts: Record<Language, Readonly<Record<string, string>>> = { en: rowTextsEn, vi: rowTextsVi, ja: rowTextsJa }

/** Returns the text of a row's message in a language, for files that people read. */
export function rowTextOf(message: FieldMessage, language: Language): string {
  const text = texts[language][message.code]
  return text === undefined ? textOf(message) : fillIn(text, message.params)
}
