import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import type { FormDeleteDialogMutation } from './__generated__/FormDeleteDialogMutation.graphql.ts'

interface Props {
  id: string
  name: string
  /** The question; the list's 'Are you sure delete this form' by default. */
  question?: string
  onClose: (isChanged: boolean) => void
}

/** Asks before a form is deleted. */
export default function FormDeleteDialog({ id, name, question, onClose }: Props) {
  const { t } = useTranslation(['interviewForms', 'shared'])
  const [remove, isRemoving] = useAction<FormDeleteDialogMutation>(
    graphql`
    mutation FormDeleteDialogMutation($input: DeleteInterviewFormInput!) {
      deleteInterviewForm(input: $input) { deletedInterviewFormId }
    }
  `,
    { success: t('deleted') },
  )
  // On failure the error has already been shown, and the list shows the current state.
  const confirm = () =>
    remove({ input: { id } }).then(
      () => onClose(true),
      () => onClose(question === undefined),
    )
  return (
    <Drawer place="center" width="440px" title={t('delete')} onClose={() => onClose(false)}>
      <DrawerBody>
        <Text>{question ?? t('deleteQuestion')}</Text>
        <Text fontWeight="600" marginBlockStart="2" overflowWrap="anywhere">
          {name}
        </Text>
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={() => onClose(false)}>{t('cancel', { ns: 'shared' })}</Button>
        <Button kind="danger" disabled={isRemoving} aria-busy={isRemoving} onClick={() => void confirm()}>
          {t('delete')}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}
