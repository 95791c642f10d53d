import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../shared/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../shared/Drawer.tsx'
import { useAction } from '../../shared/useAction.ts'
import type { RufDeleteDialog_ruf$key } from './__generated__/RufDeleteDialog_ruf.graphql.ts'
import type { RufDeleteDialogMutation } from './__generated__/RufDeleteDialogMutation.graphql.ts'

interface Props {
  ruf: RufDeleteDialog_ruf$key
  onClose: (isChanged: boolean) => void
}

/** Asks before a record is deleted, by its name. */
export default function RufDeleteDialog({ ruf: key, onClose }: Props) {
  const { t } = useTranslation(['rufs', 'shared'])
  const { id, name } = useFragment(
    graphql`
    fragment RufDeleteDialog_ruf on Ruf { id name }
  `,
    key,
  )
  const [remove, isRemoving] = useAction<RufDeleteDialogMutation>(
    graphql`
    mutation RufDeleteDialogMutation($input: DeleteRufInput!) { deleteRuf(input: $input) { deletedRufId } }
  `,
    { success: t('deleted') },
  )
  // Failed: the user has been told, and the list shows what there is now.
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
