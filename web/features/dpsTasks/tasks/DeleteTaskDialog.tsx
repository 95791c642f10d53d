import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/Drawer.tsx'
import { useAction } from '../../../shared/useAction.ts'
import type { DeleteTaskDialog_task$key } from './__generated__/DeleteTaskDialog_task.graphql.ts'
import type { DeleteTaskDialogMutation } from './__generated__/DeleteTaskDialogMutation.graphql.ts'

interface Props {
  task: DeleteTaskDialog_task$key
  /** `isTried`: it was asked for, so the list may be another one now. */
  onClose: (isTried: boolean) => void
}

/** Asks before a task is deleted. */
export default function DeleteTaskDialog({ task: key, onClose }: Props) {
  const { t } = useTranslation(['dpsTasks', 'shared'])
  const { id, name } = useFragment(
    graphql`
    fragment DeleteTaskDialog_task on DpsTask { id name }
  `,
    key,
  )
  const [remove, isRemoving] = useAction<DeleteTaskDialogMutation>(
    graphql`
    mutation DeleteTaskDialogMutation($input: DeleteDpsTaskInput!) {
      deleteDpsTask(input: $input) { deletedDpsTaskId }
    }
  `,
    { success: t('deleted'), failure: t('deleteFailed') },
  )
  const confirm = () =>
    remove({ input: { id } }).then(
      () => onClose(true),
      () => onClose(true),
    )
  return (
    <Drawer place="center" width="440px" title={t('delete')} onClose={() => onClose(false)}>
      <DrawerBody>
        <Text overflowWrap="anywhere">{t('deleteQuestion', { replace: { name } })}</Text>
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
