import { Box, chakra } from '@chakra-ui/react'
import { Folder, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatCount } from '../../../shared/format/numbers.ts'
import { RowMenuButton } from '../../../shared/table/RowMenu.tsx'
import type { VerificationFolderItem_folder$key } from './__generated__/VerificationFolderItem_folder.graphql.ts'

const Item = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2',
    flex: '1',
    minWidth: '0',
    minHeight: '50px',
    padding: '2',
    borderRadius: '8px',
    textAlign: 'start',
    cursor: 'pointer',
    color: 'fg',
    _hover: { bg: 'bg.subtle' },
    '&&[aria-current]': { bg: 'bg.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
  },
})

interface Props {
  folder: VerificationFolderItem_folder$key
  isSelected: boolean
  onSelect: () => void
  /** Opens the folder modal. */
  onEdit: () => void
}

/** A folder: its name, type and owner, a badge if it is shared, and its number of candidates. */
export default function VerificationFolderItem({ folder: key, isSelected, onSelect, onEdit }: Props) {
  const { t } = useTranslation('verifications')
  const folder = useFragment(
    graphql`
    fragment VerificationFolderItem_folder on VerificationFolder {
      code name importType importTypeName isShared isSharedWithAll createdBy { userName } candidateCount canEdit
      sharedUsers { id }
    }
  `,
    key,
  )
  const sharedBy = t('shareBy', { replace: { creator: folder.createdBy?.userName ?? '—' } })
  const whose =
    folder.code === 'Vendor'
      ? t('anyoneMayAct')
      : !folder.canEdit
        ? sharedBy
        : folder.isSharedWithAll
          ? t('sharedWithAll')
          : folder.sharedUsers && folder.sharedUsers.length > 0
            ? t('sharedWith', { count: folder.sharedUsers.length })
            : t('byYou')
  return (
    <Box display="flex" alignItems="center" gap="0.5">
      <Item type="button" aria-current={isSelected || undefined} onClick={onSelect}>
        <Box color="fg.muted">
          <Folder size={16} aria-hidden />
        </Box>
        <Box minWidth="0">
          <Box display="flex" alignItems="center" gap="1.5" fontWeight="500">
            <Box truncate>{folder.name}</Box>
            {folder.isShared && (
              <Box as="span" color="fg.muted" flexShrink={0} title={sharedBy}>
                <Users size={12} aria-hidden />
                {whose !== sharedBy && <chakra.span srOnly>{sharedBy}</chakra.span>}
              </Box>
            )}
          </Box>
          <Box fontSize="11.5px" lineHeight="16px" color="fg.muted" truncate>
            {folder.importTypeName ?? t(`importTypes.${folder.importType}`)} · {whose}
          </Box>
        </Box>
        {folder.candidateCount != null && (
          <Box fontSize="12px" color="fg.muted" fontVariantNumeric="tabular-nums">
            {formatCount(folder.candidateCount)}
            <chakra.span srOnly> {t('candidates')}</chakra.span>
          </Box>
        )}
      </Item>
      <RowMenuButton
        label={t('actionsOf', { replace: { name: folder.name } })}
        actions={[{ label: t(folder.canEdit ? 'edit' : 'viewConfig'), run: onEdit }]}
      />
    </Box>
  )
}
