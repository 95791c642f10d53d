import i18n from 'i18next'
import type { Problem } from '../../../common/forms/check.ts'

/** Returns the problem of an answer in the user's language; the field's own message stays as it is. */
export function problemText(problem: Problem): string {
  switch (problem.code) {
    case 'own':
      return problem.text
    case 'required':
    case 'notANumber':
    case 'notADate':
    case 'notATime':
      return i18n.t(`shared:${problem.code}`)
    case 'between':
      return i18n.t('forms:between', { replace: { min: problem.min, max: problem.max } })
    case 'answerRequired':
    case 'choiceRequired':
    case 'reasonRequired':
    case 'unknown':
      return i18n.t(`forms:${problem.code}`)
    default:
      return i18n.t(`forms:${problem.code}`, { replace: { n: problem.n } })
  }
}
