import { useTranslation } from 'react-i18next'
import { fileOf } from '../../../../common/forms/answerFiles.ts'
import { answerText, pointsOf } from '../../../../common/forms/answerText.ts'
import type { ComparedCell } from '../../../../common/forms/comparison.ts'
import { takesFile } from '../../../../common/forms/fields.ts'
import { formatDate } from '../../../shared/format/dates.ts'
import { FileLink } from '../../../shared/forms/files/FileLink.tsx'

/** An interviewer's answer to a question, with its points and the reason for a choice. */
export function AnswerCell({ cell }: { cell: ComparedCell | null }) {
  const { t } = useTranslation(['scorecards', 'shared'])
  if (!cell) return <span className="grid-none">{t('notAsked')}</span>
  const { field, answer } = cell
  const file = takesFile(field) ? fileOf(answer?.value) : null
  if (file) return <FileLink {...file} />
  const text = answerText(field, answer, {
    yes: t('yes', { ns: 'shared' }),
    no: t('no', { ns: 'shared' }),
    day: formatDate,
  })
  const points = pointsOf(field, answer)
  return (
    <>
      {text === '' ? <span className="grid-none">{t('noAnswer')}</span> : text}
      {text !== '' && points !== null && <span className="grid-points">{t('pointsOf', { count: points })}</span>}
      {answer?.reason && <span className="grid-reason">{answer.reason}</span>}
    </>
  )
}
