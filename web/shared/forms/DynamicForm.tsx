/**
 * A stored form, to be filled in or read-only:
 *
 *   const form = useAnswers(fields)
 *   <DynamicForm fields={fields} answers={form.answers} problems={form.problems} onAnswer={form.set} />
 *   const answers = form.submit()   // null while an answer is invalid; the first invalid field then has the focus
 */
import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer, Answers } from '../../../common/forms/answers.ts'
import type { FieldProblems } from '../../../common/forms/check.ts'
import { conditionOf, shownOf } from '../../../common/forms/conditions.ts'
import { fieldKey, takesAnswer, textOf, type FormField } from '../../../common/forms/fields.ts'
import { scoreOf } from '../../../common/forms/score.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { AnswerField } from './AnswerField.tsx'
import { columnsStyle } from './columnsStyle.ts'
import { Display } from './Display.tsx'
import './forms.css'

interface Props {
  fields: readonly FormField[]
  answers: Answers
  problems?: Readonly<Record<string, FieldProblems | undefined>>
  /** If left out, the form is read-only. */
  onAnswer?: (key: string, answer: Answer) => void
  /** The number of columns where there is room; a number that does not divide 24 counts as 1. */
  columns?: number
}

/**
 * The fields of a form with their answers and problems. An answer only shows or hides later fields, so the focus stays.
 */
export function DynamicForm({ fields, answers, problems = {}, onAnswer, columns }: Props) {
  const { t } = useTranslation('forms')
  const [said, setSaid] = useState('')
  if (fields.length === 0) return <EmptyState kind="unused" title={t('empty')} />
  const shown = shownOf(fields, answers)
  const answer = (key: string, given: Answer) => {
    const next = shownOf(fields, { ...answers, [key]: given })
    const namesOf = (isShown: boolean) =>
      fields
        .flatMap((field, at) => (next[at] === isShown && shown[at] !== isShown ? [textOf(field, 'title')] : []))
        .join(', ')
    const [come, gone] = [namesOf(true), namesOf(false)]
    setSaid(
      [come && t('appeared', { replace: { names: come } }), gone && t('disappeared', { replace: { names: gone } })]
        .filter(Boolean)
        .join('; '),
    )
    onAnswer?.(key, given)
  }
  return (
    <>
      <fieldset className="form-fields" style={columnsStyle(columns)} disabled={!onAnswer}>
        {fields.map((field, at) => {
          if (!shown[at]) return null
          const key = fieldKey(field, at)
          // Two fields of an external form may share a key: their position distinguishes them on screen.
          return takesAnswer(field) ? (
            <AnswerField
              key={`${key} ${at}`}
              field={field}
              answer={answers[key]}
              problems={problems[key]}
              onChange={(given) => answer(key, given)}
            />
          ) : (
            <div key={`${key} ${at}`} className="form-wide">
              <Display field={field} />
            </div>
          )
        })}
      </fieldset>
      {onAnswer && fields.some(conditionOf) && (
        <Box srOnly role="status">
          {said}
        </Box>
      )}
    </>
  )
}

/** The points and percentages of the options chosen so far; renders nothing if the form has none. */
export function FormScore({ fields, answers }: Pick<Props, 'fields' | 'answers'>) {
  const { t } = useTranslation('forms')
  const score = scoreOf(fields, answers)
  if (!score) return null
  const ofMost = (value: number, most: number) => t('ofMost', { replace: { value, most } })
  return (
    <div className="form-score" role="status">
      <span>
        {t('points')}: <b>{ofMost(score.points, score.mostPoints)}</b>
      </span>
      {score.mostPercents > 0 && (
        <span>
          {t('percents')}: <b>{ofMost(score.percents, score.mostPercents)}</b>
        </span>
      )}
    </div>
  )
}
