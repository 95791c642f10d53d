import type { Answer, Answers } from './answers.ts'
import { shownOf } from './conditions.ts'
import { fieldKey, takesAnswer, textOf, type FormField } from './fields.ts'

/** One person's answers, with the form as it was at that time. */
export interface ComparedPerson {
  formId: string
  formName: string
  /** The wording of the questions comes from the newest version. */
  version: number
  fields: readonly FormField[]
  answers: Answers
}

/** One answer of a row. The field is the one of the version that was answered. */
export interface ComparedCell {
  field: FormField
  /** Undefined if the question was asked but not answered. */
  answer: Answer | undefined
}

export interface ComparedRow {
  key: string
  title: string
  /** One cell for each person, in their order. Null if the person was not asked. */
  cells: (ComparedCell | null)[]
}

export interface ComparedForm {
  formId: string
  name: string
  rows: ComparedRow[]
}

/**
 * Puts the answers of several people side by side. Each form lists its questions in the order of its newest version,
 * then those that only earlier versions ask.
 */
export function compareAnswers(people: readonly ComparedPerson[]): ComparedForm[] {
  const cells = people.map(cellsOf)
  return [...Map.groupBy(people.keys(), (at) => people[at]!.formId)].map(([formId, places]) => {
    const newestFirst = [...places].sort((one, other) => people[other]!.version - people[one]!.version)
    const titles = new Map<string, string>()
    for (const at of newestFirst)
      for (const [place, field] of people[at]!.fields.entries()) {
        const key = fieldKey(field, place)
        if (takesAnswer(field) && !titles.has(key)) titles.set(key, textOf(field, 'title'))
      }
    const own = new Set(places)
    return {
      formId,
      name: people[newestFirst[0]!]!.formName,
      rows: [...titles].map(([key, title]) => ({
        key,
        title,
        cells: cells.map((given, at) => (own.has(at) ? (given.get(key) ?? null) : null)),
      })),
    }
  })
}

/** Returns what a person was asked, by field key. */
function cellsOf({ fields, answers }: ComparedPerson): Map<string, ComparedCell> {
  const shown = shownOf(fields, answers)
  return new Map(
    fields.flatMap((field, at) => {
      const key = fieldKey(field, at)
      return shown[at] && takesAnswer(field) ? [[key, { field, answer: answers[key] }] as const] : []
    }),
  )
}
