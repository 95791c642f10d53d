import { genders } from '../../../services/features/candidates/contract.ts'
import { builder } from '../../core/builder.ts'
import { parseJson, recordOf } from '../../core/json.ts'

export const Gender = builder.enumType('Gender', {
  description: 'Gender as the candidate says it.',
  values: {
    MALE: { value: genders.male, description: 'Male.' },
    FEMALE: { value: genders.female, description: 'Female.' },
    UNKNOWN: { value: genders.unknown, description: 'Not said.' },
  } as const,
})
export type GenderValue = (typeof genders)[keyof typeof genders]

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
      key: t.exposeString('key', { description: 'Which field.' }),
      value: t.exposeString('value', { description: 'The value as text.' }),
    }),
  })

/** The wire keeps these values as one JSON text. */
export const extensionsOf = (json: string): Extension[] =>
  Object.entries(recordOf(parseJson(json))).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
