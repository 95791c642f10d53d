import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { candidatesPath, folderPath } from '../paths.ts'
import type { TalentFolderLeaveDialog_folder$key } from './__generated__/TalentFolderLeaveDialog_folder.graphql.ts'
import type { TalentFolderLeaveDialogDeleteMutation } from './__generated__/TalentFolderLeaveDialogDeleteMutation.graphql.ts'
import type { TalentFolderLeaveDialogUnfollowMutation } from './__generated__/TalentFolderLeaveDialogUnfollowMutation.graphql.ts'

interface Props {
  folder: TalentFolderLeaveDialog_folder$key
  onClose: (isChanged: boolean) => void
}

/**
 * Asks before an own folder is deleted or a shared one unfollowed. A user who has it open returns to the candidates.
 */
export default function TalentFolderLeaveDialog({ folder: key, onClose }: Props) {
  const { t } = useTranslation(['talentFolders', 'shared'])
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const folder = useFragment(
    graphql`
    fragment TalentFolderLeaveDialog_folder on TalentFolder {
      id databaseId name isShared
    }
  `,
    key,
  )
  const [remove, isRemoving] = useAction<TalentFolderLeaveDialogDeleteMutation>(
    graphql`
    mutation TalentFolderLeaveDialogDeleteMutation($input: DeleteTalentFolderInput!) {
      deleteTalentFolder(input: $input) { deletedTalentFolderId }
    }
  `,
    { success: t('deleted') },
  )
  const [unfollow, isUnfollowing] = useAction<TalentFolderLeaveDialogUnfollowMutation>(
    graphql`
    mutation TalentFolderLeaveDialogUnfollowMutation($input: UnfollowTalentFolderInput!) {
      unfollowTalentFolder(input: $input) { unfollowedTalentFolderId }
    }
  `,
    { success: t('unfollowed') },
  )

  const leave = async () => {
    const variables = { input: { id: folder.id } }
    try {
      await (folder.isShared ? unfollow(variables) : remove(variables))
    } catch {
      // The error has already been shown; the list shows the current state.
      return onClose(true)
    }
    if (pathname.toLowerCase() === folderPath(folder.databaseId)) void navigate(candidatesPath)
    onClose(true)
  }
  const isSending = isRemoving || isUnfollowing
  const action = t(folder.isShared ? 'unfollow' : 'delete')
  return (
    <Drawer place="center" width="440px" title={`${action}: ${folder.name}`} onClose={() => onClose(false)}>
      <DrawerBody>
        <Text overflowWrap="anywhere">
          {folder.isShared ? t('unfollowQuestion') : t('deleteQuestion', { replace: { name: folder.name } })}
        </Text>
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={() => onClose(false)}>{t('cancel', { ns: 'shared' })}</Button>
        <Button kind="danger" disabled={isSending} aria-busy={isSending} onClick={() => void leave()}>
          {action}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}
