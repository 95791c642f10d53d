import type { EmailTemplateDialog_template$data } from './__generated__/EmailTemplateDialog_template.graphql.ts'

export const languages = ['EN', 'VI', 'JA'] as const
export type Language = (typeof languages)[number]

/** The language of a word of the address; null for every other word. */
export const languageOf = (word: string): Language | null => languages.find((language) => language === word) ?? null

/** What the form of a template holds. */
export interface TemplateValues {
  type: string
  name: string
  language: Language
  senderAddress: string
  senderName: string
  subject: string
  contents: string
  isDefault: boolean
}

type Template = Pick<
  EmailTemplateDialog_template$data,
  'type' | 'name' | 'language' | 'senderAddress' | 'senderName' | 'subject' | 'contents' | 'isDefault'
>

/** A template as its form begins with it; a copy is called otherwise, and is never the default. */
export const valuesOf = (template: Template, copyName?: string): TemplateValues => ({
  type: String(template.type.number),
  name: copyName ?? template.name,
  language: languageOf(template.language ?? '') ?? 'EN',
  senderAddress: template.senderAddress,
  senderName: template.senderName,
  subject: template.subject,
  contents: template.contents,
  isDefault: copyName === undefined && template.isDefault,
})

/** The same as the mutations take it. */
export const inputOf = ({ type, name, subject, senderName, ...values }: TemplateValues) => ({
  ...values,
  type: Number(type),
  name: name.trim(),
  subject: subject.trim(),
  senderName: senderName.trim() || null,
})
