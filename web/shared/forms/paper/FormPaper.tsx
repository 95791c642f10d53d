import { useTranslation } from 'react-i18next'
import type { Answers } from '../../../../common/forms/answers.ts'
import { conditionsOf, shownOf } from '../../../../common/forms/conditions.ts'
import { fieldKey, takesAnswer, textOf, type FormField } from '../../../../common/forms/fields.ts'
import { conditionValueText } from '../conditionText.ts'
import { Display } from '../Display.tsx'
import { columnsStyle } from '../columnsStyle.ts'
import { FormScore } from '../DynamicForm.tsx'
import { PaperAnswer } from './PaperAnswer.tsx'
import '../../paper.css'
import '../forms.css'
import './formPaper.css'

interface Props {
  name: string
  fields: readonly FormField[]
  columns: number
  /** null for an empty form, to be filled in by hand. */
  answers: Answers | null
  /** The subject of the form, who answered it, and when; a missing value becomes a line to write on. */
  about?: Partial<Record<(typeof headings)[number], string>>
}
const headings = ['candidate', 'interviewer', 'date'] as const

/**
 * A form on white paper. It prints on A4 without the rest of the page. An empty form shows when each field applies; a
 * completed form only contains the fields that applied.
 */
export function FormPaper({ name, fields, columns, answers, about = {} }: Props) {
  const { t } = useTranslation('forms')
  const conditions = conditionsOf(fields)
  const shown = answers && shownOf(fields, answers)
  const asked = (at: number) => {
    const condition = conditions[at]
    if (answers || !condition || condition === 'lost') return null
    const source = fields[condition.source]!
    return t('onlyWhen', {
      replace: {
        name: textOf(source, 'title'),
        answers: condition.is.map((value) => conditionValueText(source, value)).join(', '),
      },
    })
  }
  return (
    // Uses the class of the light theme, so that its colours apply within.
    <article className="paper light form-paper" aria-label={name}>
      <header>
        <h2>{name}</h2>
        <dl>
          {headings.map((key) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd className={about[key] ? undefined : 'paper-line'}>{about[key]}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div className="form-fields" style={columnsStyle(columns)}>
        {fields.map((field, at) => {
          if (shown && !shown[at]) return null
          const condition = asked(at)
          return (
            <div key={at} className="form-paper-field" data-heading={!takesAnswer(field) || undefined}>
              {condition && <p className="form-hint">{condition}</p>}
              {takesAnswer(field) ? (
                <PaperAnswer field={field} answer={answers && (answers[fieldKey(field, at)] ?? { value: null })} />
              ) : (
                <Display field={field} />
              )}
            </div>
          )
        })}
      </div>
      {answers && <FormScore fields={fields} answers={answers} />}
    </article>
  )
}
