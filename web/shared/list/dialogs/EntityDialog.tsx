import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../ui/Drawer.tsx'
import { useRecordForm, type RecordFormOptions } from './useRecordForm.tsx'

interface Props<T extends FieldValues> extends RecordFormOptions<T> {
  title: string
  /** What the button says that sends the form, where that is more than to save. */
  submitText?: string
  onClose: (isChanged: boolean) => void
  /** Further buttons that send the form, beside the one that saves; `save` is told the name of the one that was pressed. */
  buttons?: (form: UseFormReturn<T>, isSending: boolean) => ReactNode
  /** Room for lists that open within. */
  minHeight?: string
  /** 520px unless it needs more. */
  width?: string
  children: (form: UseFormReturn<T>) => ReactNode
}

/** The form of one record in a dialog; see useRecordForm for what it does. */
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
