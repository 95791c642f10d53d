import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../shared/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../shared/Drawer.tsx'
import { useAction } from '../../shared/useAction.ts'
import type { JobCategoryDeleteDialog_category$key } from './__generated__/JobCategoryDeleteDialog_category.graphql.ts'
import type { JobCategoryDeleteDialogMutation } from './__generated__/JobCategoryDeleteDialogMutation.graphql.ts'

interface Props {
  category: JobCategoryDeleteDialog_category$key
  onClose: (isChanged: boolean) => void
}

/** Asks before a category is deleted. */
export default function JobCategoryDeleteDialog({ category: key, onClose }: Props) {
  const { t } = useTranslation(['jobCategories', 'shared'])
  const category = useFragment(
    graphql`
    fragment JobCategoryDeleteDialog_category on JobCategory { id name }
  `,
    key,
  )
  const [remove, isRemoving] = useAction<JobCategoryDeleteDialogMutation>(
    graphql`
    mutation JobCategoryDeleteDialogMutation($input: DeleteJobCategoryInput!) {
      deleteJobCategory(input: $input) { deletedJobCategoryId }
    }
  `,
    { success: t('deleted') },
  )
  // Refused: the user has been told why, and the question is over.
  const confirm = () =>
    remove({ input: { id: category.id } }).then(
      () => onClose(true),
      () => onClose(false),
    )
  return (
    <Drawer place="center" width="440px" title={t('delete')} onClose={() => onClose(false)}>
      <DrawerBody display="grid" gap="2">
        <Text overflowWrap="anywhere">{t('deleteQuestion', { replace: { name: category.name } })}</Text>
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
