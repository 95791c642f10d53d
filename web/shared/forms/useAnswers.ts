import { useState } from 'react'
import { defaultAnswers, type Answer, type Answers } from '../../../common/forms/answers.ts'
import { checkAnswers, type FieldProblems } from '../../../common/forms/check.ts'
import { shownAnswers } from '../../../common/forms/conditions.ts'
import type { FormField } from '../../../common/forms/fields.ts'

/** Manages the answers to a form while it is filled in: they are validated on submit, and after that on each change. */
export function useAnswers(fields: readonly FormField[], given?: Answers) {
  const [answers, setAnswers] = useState<Answers>(() => ({ ...defaultAnswers(fields, new Date()), ...given }))
  const [isChecked, setChecked] = useState(false)
  const problems: Record<string, FieldProblems> = isChecked ? checkAnswers(fields, answers) : {}
  return {
    answers,
    problems,
    set: (key: string, answer: Answer) => setAnswers((before) => ({ ...before, [key]: answer })),
    /**
     * Returns the answers of the shown fields if all are valid. Otherwise returns null, and the problems are shown from
     * then on.
     */
    submit(): Answers | null {
      setChecked(true)
      return Object.keys(checkAnswers(fields, answers)).length === 0 ? shownAnswers(fields, answers) : null
    },
  }
}

/** Moves the focus to the first invalid control of a form. Call it after the controls have been marked. */
export function focusFirstProblem(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true], [role=group]:has([role=alert]) input')
  const control = wrong?.matches('[role=radiogroup]') ? wrong.querySelector<HTMLElement>('input') : wrong
  control?.focus()
}
