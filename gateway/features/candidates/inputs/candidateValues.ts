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

/** A gender of the services as the enum has it; one that only they have is not known here. */
export const genderOf = (gender: number): GenderValue =>
  Object.values(genders).find((known) => known === gender) ?? genders.unknown

interface Language {
  language: string
  fluency: number
}

export const CandidateLanguage = builder
  .objectRef<Language>('CandidateLanguage')
  .implement({
    description: 'A language and how well it is spoken.',
    fields: (t) => ({
      language: t.exposeString('language', { description: 'Name of the language.' }),
      fluency: t.exposeInt('fluency', { description: 'Proficiency, 1–5; 0 when it is not said.' }),
    }),
  })

interface Extension {
  key: string
  value: string
}

export const CandidateExtension = builder
  .objectRef<Extension>('CandidateExtension')
  .implement({
    description: 'Value of a field that the company has added to its candidates (candidateExtensionFields).',
    fields: (t) => ({
      key: t.exposeString('key', { description: 'Key of the extension field.' }),
      value: t.exposeString('value', { description: 'The value as text.' }),
    }),
  })

/** The wire keeps these values as one JSON text. */
export const extensionsOf = (json: string): Extension[] =>
  Object.entries(recordOf(parseJson(json))).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
