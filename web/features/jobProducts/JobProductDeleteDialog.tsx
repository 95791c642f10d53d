import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../shared/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../shared/Drawer.tsx'
import { useAction } from '../../shared/useAction.ts'
import type { JobProductDeleteDialog_product$key } from './__generated__/JobProductDeleteDialog_product.graphql.ts'
import type { JobProductDeleteDialogMutation } from './__generated__/JobProductDeleteDialogMutation.graphql.ts'

interface Props {
  product: JobProductDeleteDialog_product$key
  onClose: (isChanged: boolean) => void
}

/** Asks before a product is deleted, by the title of its job (000/2.9). */
export default function JobProductDeleteDialog({ product: key, onClose }: Props) {
  const { t } = useTranslation(['jobProducts', 'shared'])
  const product = useFragment(
    graphql`
    fragment JobProductDeleteDialog_product on JobProduct { id title }
  `,
    key,
  )
  const [remove, isRemoving] = useAction<JobProductDeleteDialogMutation>(
    graphql`
    mutation JobProductDeleteDialogMutation($input: DeleteJobProductInput!) {
      deleteJobProduct(input: $input) { deletedJobProductId }
    }
  `,
    { success: t('deleted') },
  )
  // Failed: the user has been told, and the list shows what there is now.
  const confirm = () =>
    remove({ input: { id: product.id } }).then(
      () => onClose(true),
      () => onClose(true),
    )
  return (
    <Drawer place="center" width="440px" title={t('delete')} onClose={() => onClose(false)}>
      <DrawerBody>
        <Text overflowWrap="anywhere">{t('deleteQuestion', { replace: { title: product.title } })}</Text>
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
