import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import type { FormField } from '../../../common/forms/fields.ts'
import { Input } from '../../shared/fields/controls.tsx'
import { Field } from '../../shared/fields/Field.tsx'
import { useAction } from '../../shared/hooks/useAction.ts'
import { useUnsavedGuard } from '../../shared/hooks/useUnsavedGuard.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import type { AmendFormMutation } from './__generated__/AmendFormMutation.graphql.ts'
import { SheetForm } from './SheetForm.tsx'
import { inputOf, lengthOf, longest, type Values } from './values.ts'

interface Props {
  requestId: string
  formVersion: number
  fields: readonly FormField[]
  columns: number
  /** The latest revision. */
  revision: number
  given: Values
  onClose: (isChanged: boolean) => void
}

/** The form to amend submitted feedback; earlier revisions are preserved. */
export function AmendForm({ requestId, formVersion, fields, columns, revision, given, onClose }: Props) {
  const { t } = useTranslation(['feedbackRequests', 'shared'])
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const guard = useUnsavedGuard(() => isTouched || reason !== '')
  const [amend, isRunning] = useAction<AmendFormMutation>(
    graphql`
    mutation AmendFormMutation($input: AmendFeedbackInput!) {
      amendFeedback(input: $input) { sheet { request { id state } } }
    }
  `,
    { success: t('amended') },
  )
  const isTooLong = lengthOf(reason.trim()) > longest.reason
  const problem = isTooLong
    ? t('tooLong', { replace: { max: longest.reason } })
    : isChecked && reason.trim() === ''
      ? t('required', { ns: 'shared' })
      : undefined
  const send = async (values: Values | null) => {
    setChecked(true)
    if (!values || reason.trim() === '' || isTooLong) return
    await amend({ input: { requestId, revision, formVersion, reason, ...inputOf(values) } })
    guard.release()
    onClose(true)
  }
  return (
    <>
      <SheetForm fields={fields} columns={columns} given={given} onChange={() => setTouched(true)}>
        {(check) => (
          <>
            <Field label={t('reason')} isRequired hint={t('reasonHint')} error={problem}>
              {(control) => (
                <Input {...control} value={reason} onChange={({ target: { value } }) => setReason(value)} />
              )}
            </Field>
            <Flex gap="2" justifyContent="flex-end">
              <Button onClick={() => guard.leave(() => onClose(false))}>{t('cancel', { ns: 'shared' })}</Button>
              <Button kind="primary" disabled={isRunning} onClick={() => void send(check()).catch(() => undefined)}>
                {t('saveAmendment')}
              </Button>
            </Flex>
          </>
        )}
      </SheetForm>
      {guard.dialog}
    </>
  )
}
