import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answers } from '../../../common/forms/answers.ts'
import { answerText } from '../../../common/forms/answerText.ts'
import { shownAnswers } from '../../../common/forms/conditions.ts'
import { parseContents } from '../../../common/forms/contents.ts'
import { fieldKey, takesAnswer, textOf } from '../../../common/forms/fields.ts'
import { formatDate } from '../format/dates.ts'

/**
 * Returns the questions of a stored form with their answers and reasons as readable text; unanswered questions are left
 * out.
 */
export function useAnswerRows(contents: string, stored: string): [question: string, answer: string][] {
  const { t } = useTranslation('shared')
  return useMemo(() => {
    const { fields } = parseContents(contents)
    const answers = shownAnswers(fields, JSON.parse(stored) as Answers)
    const words = { yes: t('yes'), no: t('no'), day: formatDate }
    return fields.flatMap((field, at): [string, string][] => {
      const answer = answers[fieldKey(field, at)]
      const text = takesAnswer(field) ? answerText(field, answer, words) : ''
      return text ? [[textOf(field, 'title'), [text, answer?.reason].filter(Boolean).join('\n')]] : []
    })
  }, [contents, stored, t])
}
