import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/Drawer.tsx'
import { errorText } from '../../../shared/errorText.ts'
import { useAction } from '../../../shared/useAction.ts'
import type { WorkflowDeleteDialog_workflow$key } from './__generated__/WorkflowDeleteDialog_workflow.graphql.ts'
import type { WorkflowDeleteDialogMutation } from './__generated__/WorkflowDeleteDialogMutation.graphql.ts'

interface Props {
  workflow: WorkflowDeleteDialog_workflow$key
  onClose: (isChanged: boolean) => void
}

/** Asks before a workflow is deleted. */
export function WorkflowDeleteDialog({ workflow: key, onClose }: Props) {
  const { t } = useTranslation(['workflows', 'shared'])
  const workflow = useFragment(
    graphql`
    fragment WorkflowDeleteDialog_workflow on Workflow { id name }
  `,
    key,
  )
  const [remove, isRemoving] = useAction<WorkflowDeleteDialogMutation>(
    graphql`
    mutation WorkflowDeleteDialogMutation($input: DeleteWorkflowInput!) {
      deleteWorkflow(input: $input) { deletedWorkflowId }
    }
  `,
    {
      success: t('deleted'),
      // The specification's text, and the reason where the services give one.
      failure: (error) => (error.errorCode ? `${t('deleteFailed')} ${errorText(error)}` : t('deleteFailed')),
    },
  )
  const confirm = () =>
    remove({ input: { id: workflow.id } }).then(
      () => onClose(true),
      () => onClose(false),
    )
  return (
    <Drawer place="center" width="440px" title={t('delete')} onClose={() => onClose(false)}>
      <DrawerBody display="grid" gap="2">
        <Text overflowWrap="anywhere">{t('deleteQuestion', { replace: { name: workflow.name } })}</Text>
        <Text color="fg.muted">{t('deleteHint')}</Text>
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
