import { Circle, CircleDot, Square, SquareCheck, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fileOf } from '../../../../common/forms/answerFiles.ts'
import { chosenOf, isEmpty, isRequired, reasonTitleOf, type Answer } from '../../../../common/forms/answers.ts'
import {
  fieldKindOf,
  hasOptions,
  hasReason,
  isOn,
  levelsOf,
  optionsOf,
  questionTypeOf,
  sliderRange,
  takesMany,
  textOf,
  type FieldOption,
  type FormField,
} from '../../../../common/forms/fields.ts'
import { formatDate } from '../../format/dates.ts'
import { Group } from '../Group.tsx'

interface Props {
  field: FormField
  /** null for an unanswered form: there is space to write. */
  answer: Answer | null
}

const Lines = ({ count }: { count: number }) => (
  <div aria-hidden>
    {Array.from({ length: count }, (_line, at) => (
      <div key={at} className="paper-line" />
    ))}
  </div>
)

/** A box to tick, or a ticked one. */
function Mark({ isOne, isChosen, children }: { isOne?: boolean; isChosen: boolean; children: ReactNode }) {
  const { t } = useTranslation('forms')
  const Icon = isOne ? (isChosen ? CircleDot : Circle) : isChosen ? SquareCheck : Square
  return (
    <span className="paper-mark" data-chosen={isChosen || undefined}>
      <Icon size={15} aria-hidden />
      <span>
        {children}
        {isChosen && <span className="visually-hidden"> ({t('chosen')})</span>}
      </span>
    </span>
  )
}

function Options({ field, answer }: Props) {
  const { t } = useTranslation('forms')
  const chosen = chosenOf(answer?.value)
  const worth = ({ point, percent }: FieldOption) =>
    [point !== undefined && `${t('points')}: ${point}`, percent !== undefined && `${t('percents')}: ${percent}`]
      .filter(Boolean)
      .join(', ')
  return (
    <ul className="paper-options">
      {optionsOf(field).map((option, at) => {
        const isChosen = chosen.includes(option.value)
        return (
          <li key={at}>
            <Mark isOne={!takesMany(field)} isChosen={isChosen}>
              {option.label}
              {isChosen && worth(option) && <span className="paper-worth"> {worth(option)}</span>}
            </Mark>
          </li>
        )
      })}
    </ul>
  )
}

function Rating({ field, answer }: Props) {
  const { t } = useTranslation('forms')
  const levels = levelsOf(field)
  const value = typeof answer?.value === 'number' ? answer.value : 0
  return (
    <div className="paper-rate">
      {textOf(field, 'minLabel')}
      {Array.from({ length: levels }, (_level, at) => at + 1).map((level) =>
        field.symbol === 'Number' ? (
          <span key={level} className="paper-level" data-chosen={level === value || undefined}>
            {level}
          </span>
        ) : (
          <Star key={level} size={18} aria-hidden data-chosen={level <= value || undefined} />
        ),
      )}
      {textOf(field, 'maxLabel')}
      {answer && <b>{t('rating', { replace: { value, levels } })}</b>}
    </div>
  )
}

/** The answer as printed, or the space for writing it. */
function Written({ field, answer }: Props) {
  const { t } = useTranslation('forms')
  if (hasOptions(field)) return <Options field={field} answer={answer} />
  const kind = questionTypeOf(field) ?? fieldKindOf(field)
  if (kind === 'Switch' || kind === 'Checkbox')
    return <Mark isChosen={answer?.value === true}>{textOf(field, 'text') || textOf(field, 'title')}</Mark>
  if (answer) {
    if (isEmpty(field, answer.value)) return <p className="form-hint">{t('notAnswered')}</p>
    const file = kind === 'Upload' && fileOf(answer.value)
    if (file) return <p>{file.name}</p>
    if (kind === 'Rate') return <Rating field={field} answer={answer} />
    return <p>{kind === 'DatePicker' ? formatDate(String(answer.value)) : String(answer.value)}</p>
  }
  switch (kind) {
    case 'Rate':
      return <Rating field={field} answer={null} />
    case 'DatePicker':
      return <p className="paper-blank">DD / MM / YYYY</p>
    case 'TimePicker':
      return <p className="paper-blank">hh : mm</p>
    case 'Slider': {
      const { min, max } = sliderRange(field)
      return (
        <div className="paper-scale">
          {min}
          <div className="paper-line" />
          {max}
        </div>
      )
    }
    default:
      return <Lines count={kind === 'TextArea' || isOn(field, 'longText') ? 5 : 1} />
  }
}

/** One question on paper with its answer, or with space for it. */
export function PaperAnswer({ field, answer }: Props) {
  const { t } = useTranslation('forms')
  const hint = [textOf(field, 'subTitle'), textOf(field, 'help')].filter(Boolean).join(' ') || undefined
  return (
    <>
      <Group label={textOf(field, 'title')} hint={hint} isRequired={isRequired(field)}>
        <Written field={field} answer={answer} />
      </Group>
      {hasReason(field) && (
        <div className="form-reason">
          <Group label={reasonTitleOf(field) || t('reason')} isRequired={isRequired(field)}>
            {answer ? (
              <p className={answer.reason ? undefined : 'form-hint'}>{answer.reason || t('notAnswered')}</p>
            ) : (
              <Lines count={3} />
            )}
          </Group>
        </div>
      )}
    </>
  )
}
