import { Box, chakra } from '@chakra-ui/react'
import { Folder, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { NavLink } from 'react-router'
import { RowMenuButton } from '../../../shared/table/RowMenu.tsx'
import { folderPath } from '../paths.ts'
import type { OpenDialog } from './openDialog.ts'
import type { TalentFolderRow_folder$key } from './__generated__/TalentFolderRow_folder.graphql.ts'

interface Props {
  folder: TalentFolderRow_folder$key
  onFollow?: () => void
  onOpen: (dialog: OpenDialog) => void
}

const FolderLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: '1',
    minWidth: '0',
    height: '8',
    paddingInline: '2',
    borderRadius: '8px',
    color: 'fg',
    textDecoration: 'none',
    _hover: { bg: 'bg.muted' },
    '& svg': { color: 'fg.muted', flexShrink: 0 },
    '&[aria-current=page]': {
      bg: 'accent.subtle',
      color: 'accent.fg',
      fontWeight: '600',
      '& svg': { color: 'inherit' },
    },
  },
})

/** A folder: its link, a badge if it is shared, with the owner in a tooltip, and its actions. */
export default function TalentFolderRow({ folder: key, onFollow, onOpen }: Props) {
  const { t } = useTranslation('talentFolders')
  const folder = useFragment(
    graphql`
    fragment TalentFolderRow_folder on TalentFolder {
      databaseId name isShared canEdit canDelete canUnfollow
      owner { fullName }
      ...TalentFolderDialog_folder
      ...TalentFolderLeaveDialog_folder
    }
  `,
    key,
  )
  const sharedBy = t('shareBy', { replace: { owner: folder.owner?.fullName ?? '—' } })
  const leave = () => onOpen({ kind: 'leave', folder })
  const actions = [
    ...(folder.canEdit ? [{ label: t('edit'), run: () => onOpen({ kind: 'form', folder }) }] : []),
    ...(folder.canDelete ? [{ label: t('delete'), run: leave }] : []),
    ...(folder.canUnfollow ? [{ label: t('unfollow'), run: leave }] : []),
  ]
  return (
    <Box display="flex" alignItems="center" gap="0.5">
      <FolderLink
        to={folderPath(folder.databaseId)}
        title={folder.isShared ? `${folder.name} · ${sharedBy}` : folder.name}
        onClick={onFollow}
      >
        <Folder size={14} aria-hidden />
        <Box as="span" truncate>
          {folder.name}
        </Box>
        {folder.isShared && (
          <Box as="span" display="inline-flex" data-badge="shared" title={sharedBy}>
            <Users size={12} aria-hidden />
            <chakra.span srOnly>{sharedBy}</chakra.span>
          </Box>
        )}
      </FolderLink>
      <RowMenuButton label={t('actionsOf', { replace: { name: folder.name } })} actions={actions} />
    </Box>
  )
}
