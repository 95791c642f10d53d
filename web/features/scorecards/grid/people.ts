import { graphql, readInlineData } from 'react-relay/hooks'
import type { Answers } from '../../../../common/forms/answers.ts'
import { compareAnswers, type ComparedForm, type ComparedRow } from '../../../../common/forms/comparison.ts'
import { answerText } from '../../../../common/forms/answerText.ts'
import { parseContents } from '../../../../common/forms/contents.ts'
import type { people_comparison$data, people_comparison$key } from './__generated__/people_comparison.graphql.ts'

export type Person = people_comparison$data['people'][number] & { requestDatabaseId: string }

/**
 * The comparison prepared for the grid: the people who have answered, the questions with their answers, and who still
 * owes feedback.
 */
export interface Comparison {
  answered: readonly Person[]
  owing: readonly Person[]
  forms: readonly ComparedForm[]
}

/** Reads a comparison once, however many cells show it. */
export function readComparison(key: people_comparison$key): Comparison {
  const { people: read, forms } = readInlineData(
    graphql`
    fragment people_comparison on ScorecardComparison @inline @throwOnFieldError {
      people {
        request { databaseId }
        user @catch(to: NULL) { fullName }
        state isHidden hasAnswer stageName askedAt dueAt remindedAt submittedAt revision
        formVersionKey answers recommendation summary points mostPoints percents jobRank
      }
      forms { versionKey formKey name version contents }
    }
  `,
    key,
  )
  const people = read.map((person) => ({ ...person, requestDatabaseId: person.request?.databaseId ?? '' }))
  const answered = people.filter(({ hasAnswer }) => hasAnswer)
  const formOf = new Map(
    forms.map(({ versionKey, formKey, name, version, contents }) => [
      versionKey,
      { formId: formKey, formName: name, version, fields: parseContents(contents).fields },
    ]),
  )
  const none = { formId: '', formName: '', version: 0, fields: [] }
  return {
    answered,
    owing: people.filter(({ hasAnswer }) => !hasAnswer),
    forms: compareAnswers(
      answered.map(({ formVersionKey, answers }) => ({
        ...(formOf.get(formVersionKey ?? '') ?? none),
        answers: JSON.parse(answers ?? '{}') as Answers,
      })),
    ),
  }
}

const words = { yes: 'y', no: 'n' }

/** Whether the answers to a question differ. */
export const isDiffering = ({ cells }: ComparedRow): boolean =>
  new Set(cells.flatMap((cell) => (cell ? [answerText(cell.field, cell.answer, words)] : []))).size > 1
