/** Whether a module counts in the company. */
export const moduleStates = ['ON', 'OFF'] as const

export const languages = ['en', 'vi', 'ja'] as const
export type Texts = { readonly [L in (typeof languages)[number]]: string }

/** What the form of a module holds. */
export interface ModuleValues {
  names: Texts
  descriptions: Texts
  icon: string
  link: string
  place: string
}

/** The text in a language, which i18next names. */
export const textIn = (texts: Texts, language: string): string => texts[language as keyof Texts] ?? texts.en
