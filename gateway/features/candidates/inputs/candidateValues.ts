import { genders } from '../../../../services/features/candidates/contract.ts'
import { builder } from '../../../core/graph/builder.ts'
import { parseJson, recordOf } from '../../../core/rest/json.ts'

export const Gender = builder.enumType('Gender', {
  description: 'Gender as the candidate says it.',
  values: {
    MALE: { value: genders.male, description: 'The candidate is male.' },
    FEMALE: { value: genders.female, description: 'The candidate is female.' },
    UNKNOWN: { value: genders.unknown, description: 'The gender is not known.' },
  } as const,
})
type GenderValue = (typeof genders)[keyof typeof genders]

/** Returns a gender of the services as the enum has it. A value that only the services have is unknown. */
export const genderOf = (gender: number): GenderValue =>
  Object.values(genders).find((known) => known === gender) ?? genders.unknown

interface Language {
  language: string
  fluency: number
}

export const CandidateLanguage = builder
  .objectRef<Language>('CandidateLanguage')
  .implement({
    description: 'A language and its level.',
    fields: (t) => ({
      language: t.exposeString('language', { description: 'The name of the language.' }),
      fluency: t.exposeInt('fluency', { description: 'The proficiency, 1–5, or 0 if not specified.' }),
    }),
  })

interface Extension {
  key: string
  value: string
}

export const CandidateExtension = builder
  .objectRef<Extension>('CandidateExtension')
  .implement({
    description: 'The value of a field that the company has added to its candidates (candidateExtensionFields).',
    fields: (t) => ({
      key: t.exposeString('key', { description: 'The key of the extension field.' }),
      value: t.exposeString('value', { description: 'The value as text.' }),
    }),
  })

/** Reads the values, which the REST API provides as one JSON text. */
export const extensionsOf = (json: string): Extension[] =>
  Object.entries(recordOf(parseJson(json))).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
