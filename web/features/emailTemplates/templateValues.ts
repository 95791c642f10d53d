import type { EmailTemplateDialog_template$data } from './__generated__/EmailTemplateDialog_template.graphql.ts'

export const languages = ['EN', 'VI', 'JA'] as const
export type Language = (typeof languages)[number]

/** Returns the language of a code, or null if it is not one of the languages. */
export const languageOf = (word: string): Language | null => languages.find((language) => language === word) ?? null

/** The values of the template form. */
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

/** Returns a template as form values. A copy has another name and is never the default. */
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

/** Returns the form values as the mutations accept them. */
export const inputOf = ({ type, name, subject, senderName, ...values }: TemplateValues) => ({
  ...values,
  type: Number(type),
  name: name.trim(),
  subject: subject.trim(),
  senderName: senderName.trim() || null,
})
