/** Whether a module is switched on in the company. */
export const moduleStates = ['ON', 'OFF'] as const

export const languages = ['en', 'vi', 'ja'] as const
export type Texts = { readonly [L in (typeof languages)[number]]: string }

/** The values of the module form. */
export interface ModuleValues {
  names: Texts
  descriptions: Texts
  icon: string
  link: string
  place: string
}

/** Returns the text in a language, given by its i18next code. */
export const textIn = (texts: Texts, language: string): string => texts[language as keyof Texts] ?? texts.en
