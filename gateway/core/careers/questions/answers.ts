import { answerText } from '../../../../common/forms/answerText.ts'
import { parseContents } from '../../../../common/forms/contents.ts'
import { fieldKey, takesAnswer, textOf } from '../../../../common/forms/fields.ts'
import { escapeText } from '../../../../common/richText/write.ts'
import type { CareerApplication } from '../../../../services/features/careers/contract.ts'
import type { Words } from '../words.ts'

/** Returns the answered questions: each question as HTML, and its answer with the reason as text. */
export function answerRows(
  { contents, answers }: CareerApplication,
  { plain, plainDay }: Words,
): [question: string, answer: string][] {
  const { fields } = parseContents(contents ?? '[]')
  const words = { yes: plain('yes'), no: plain('no'), day: plainDay }
  return fields.flatMap((field, at): [string, string][] => {
    const answer = answers[fieldKey(field, at)]
    const text = takesAnswer(field) ? answerText(field, answer, words) : ''
    const whole = [text, answer?.reason].filter(Boolean).join(' – ')
    return whole ? [[escapeText(textOf(field, 'title')), whole]] : []
  })
}
