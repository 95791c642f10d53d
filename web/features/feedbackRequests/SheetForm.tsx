import { Box, Flex, Text } from '@chakra-ui/react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../common/forms/answers.ts'
import type { FormField } from '../../../common/forms/fields.ts'
import { Choice, Multiline } from '../../shared/fields/controls.tsx'
import { Field } from '../../shared/fields/Field.tsx'
import { DynamicForm, FormScore } from '../../shared/forms/DynamicForm.tsx'
import { focusFirstProblem, useAnswers } from '../../shared/forms/useAnswers.ts'
import { lengthOf, longest, recommendations, type Values } from './values.ts'

interface Props {
  fields: readonly FormField[]
  columns: number
  given: Values | null
  onChange?: (values: Values) => void
  /** Rendered below the form. `check` returns the values to submit, or null, in which case the errors are shown. */
  children: (check: () => Values | null) => ReactNode
}

/** The questions of the form, then the recommendation and the summary. */
export function SheetForm({ fields, columns, given, onChange, children }: Props) {
  const { t } = useTranslation(['feedbackRequests', 'shared'])
  const form = useAnswers(fields, given?.answers)
  const [recommendation, setRecommendation] = useState(given?.recommendation ?? null)
  const [summary, setSummary] = useState(given?.summary ?? '')
  const [isChecked, setChecked] = useState(false)
  const name = useId()
  const changed = (part: Partial<Values>) => onChange?.({ answers: form.answers, recommendation, summary, ...part })
  const answer = (key: string, value: Answer) => {
    form.set(key, value)
    changed({ answers: { ...form.answers, [key]: value } })
  }
  const isTooLong = lengthOf(summary.trim()) > longest.summary
  const isMissing = isChecked && recommendation === null
  const check = (): Values | null => {
    const answers = form.submit()
    setChecked(true)
    if (answers && recommendation && !isTooLong) return { answers, recommendation, summary }
    // The error marks are rendered next.
    setTimeout(() => focusFirstProblem(document.getElementById(name)))
    return null
  }
  return (
    <Box id={name} display="grid" gap="5">
      <DynamicForm
        fields={fields}
        columns={columns}
        answers={form.answers}
        problems={form.problems}
        onAnswer={answer}
      />
      <FormScore fields={fields} answers={form.answers} />
      <Box role="group" aria-labelledby={`${name}-label`}>
        <Text id={`${name}-label`} fontSize="12.5px" fontWeight="600" marginBlockEnd="1.5">
          {t('recommendation')} <span aria-hidden>*</span>
        </Text>
        <Flex wrap="wrap" gap="2">
          {recommendations.map((one) => (
            <Choice key={one}>
              <input
                type="radio"
                name={name}
                checked={recommendation === one}
                onChange={() => {
                  setRecommendation(one)
                  changed({ recommendation: one })
                }}
              />
              {t(`recommendations.${one}`)}
            </Choice>
          ))}
        </Flex>
        {isMissing && (
          <Text role="alert" fontSize="12px" color="status.red.fg">
            {t('required', { ns: 'shared' })}
          </Text>
        )}
      </Box>
      <Field
        label={t('summary')}
        hint={t('summaryHint')}
        error={isTooLong ? t('tooLong', { replace: { max: longest.summary } }) : undefined}
        aside={`${lengthOf(summary.trim())} / ${longest.summary}`}
      >
        {(control) => (
          <Multiline
            {...control}
            rows={4}
            value={summary}
            onChange={({ target: { value } }) => {
              setSummary(value)
              changed({ summary: value })
            }}
          />
        )}
      </Field>
      {children(check)}
    </Box>
  )
}
