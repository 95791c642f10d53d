import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../ui/Drawer.tsx'
import { useRecordForm, type RecordFormOptions } from './useRecordForm.tsx'

interface Props<T extends FieldValues> extends RecordFormOptions<T> {
  title: string
  /** The label of the submit button, if it does more than save. */
  submitText?: string
  onClose: (isChanged: boolean) => void
  /** Further submit buttons beside the one that saves; `save` receives the name of the pressed one. */
  buttons?: (form: UseFormReturn<T>, isSending: boolean) => ReactNode
  /** The space for drop-down lists that open within. */
  minHeight?: string
  /** 520px by default. */
  width?: string
  children: (form: UseFormReturn<T>) => ReactNode
}

/** The form of one record in a dialog; see useRecordForm for its behaviour. */
export function EntityDialog<T extends FieldValues>({
  title,
  submitText,
  onClose,
  minHeight,
  width = '520px',
  buttons,
  children,
  ...options
}: Props<T>) {
  const { t } = useTranslation(['list', 'shared'])
  const { form, isSending, onSubmit, leave, questions } = useRecordForm<T>(options, (_saved, isChanged) =>
    onClose(isChanged),
  )
  return (
    <Drawer place="center" width={width} title={title} onClose={leave}>
      <form noValidate onSubmit={onSubmit} style={{ display: 'contents' }}>
        <DrawerBody display="grid" gap="4" alignContent="start" minHeight={minHeight}>
          {children(form)}
        </DrawerBody>
        <DrawerFooter>
          <Button onClick={leave}>{t('cancel', { ns: 'shared' })}</Button>
          <Flex gap="2" flexWrap="wrap" justifyContent="end">
            <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
              {submitText ?? t('save')}
            </Button>
            {buttons?.(form, isSending)}
          </Flex>
        </DrawerFooter>
      </form>
      {questions}
    </Drawer>
  )
}
