import { Box, Flex } from '@chakra-ui/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormField } from '../../../../common/forms/fields.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { DynamicForm, FormScore } from '../../../shared/forms/DynamicForm.tsx'
import { TriedFiles } from '../../../shared/forms/files/StoredFiles.tsx'
import { PrintButton } from '../../../shared/forms/paper/PrintButton.tsx'
import { focusFirstProblem, useAnswers } from '../../../shared/forms/useAnswers.ts'
import { toaster } from '../../../shared/ui/toaster.tsx'

interface Props {
  name: string
  fields: readonly FormField[]
  columns: number
}

/** The form as interviewers see it, to be tried out and printed. Nothing is stored. */
export function Preview({ name, fields, columns }: Props) {
  const { t } = useTranslation(['interviewForms', 'forms'])
  const form = useAnswers(fields)
  const box = useRef<HTMLDivElement>(null)
  const check = () => {
    if (form.submit()) toaster.success(t('editor.answersFine'))
    // The errors are marked by then.
    else setTimeout(() => focusFirstProblem(box.current))
  }
  return (
    <Box ref={box} maxWidth={columns > 2 ? `${columns * 280}px` : '720px'} display="grid" gap="5">
      <TriedFiles>
        <DynamicForm
          fields={fields}
          columns={columns}
          answers={form.answers}
          problems={form.problems}
          onAnswer={form.set}
        />
      </TriedFiles>
      <FormScore fields={fields} answers={form.answers} />
      {fields.length > 0 && (
        <Flex gap="2" flexWrap="wrap">
          <Button onClick={check}>{t('editor.checkAnswers')}</Button>
          <PrintButton name={name} fields={fields} columns={columns} answers={form.answers} />
        </Flex>
      )}
    </Box>
  )
}
