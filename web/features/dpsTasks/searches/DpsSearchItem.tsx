import { Box, chakra } from '@chakra-ui/react'
import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { IconButton } from '../../../shared/ui/Button.tsx'
import { formatDate } from '../../../shared/format/dates.ts'
import { Popover } from '../../../shared/ui/Popover.tsx'
import { RowMenuButton } from '../../../shared/table/RowMenu.tsx'
import DpsSearchInfo from './DpsSearchInfo.tsx'
import type { DpsSearchItem_search$key } from './__generated__/DpsSearchItem_search.graphql.ts'

const Item = chakra('button', {
  base: {
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
  dpsSearch: DpsSearchItem_search$key
  isSelected: boolean
  onSelect: () => void
  onRename: () => void
}

/** A stored search with its name, creator and time, a button for its conditions and a button to rename it. */
export default function DpsSearchItem({ dpsSearch: key, isSelected, onSelect, onRename }: Props) {
  const { t } = useTranslation('dpsTasks')
  const dpsSearch = useFragment(
    graphql`
    fragment DpsSearchItem_search on DpsSearch { databaseId name createdBy { userName } createdAt canEdit }
  `,
    key,
  )
  const about = t('infoOf', { replace: { name: dpsSearch.name } })
  return (
    <Box display="flex" alignItems="center" gap="0.5">
      <Item type="button" aria-current={isSelected || undefined} title={dpsSearch.name} onClick={onSelect}>
        <Box fontWeight="500" truncate>
          {dpsSearch.name}
        </Box>
        <Box fontSize="11.5px" lineHeight="16px" color="fg.muted" truncate>
          {dpsSearch.createdBy?.userName ?? '—'}
          {dpsSearch.createdAt && ` · ${formatDate(dpsSearch.createdAt)}`}
        </Box>
      </Item>
      <Popover
        label={about}
        isFloating
        width="340px"
        maxHeight="calc(var(--page) - 80px)"
        overflow="auto"
        trigger={(props) => (
          <IconButton {...props} size="small" label={about}>
            <Info size={14} aria-hidden />
          </IconButton>
        )}
      >
        {(close) => <DpsSearchInfo databaseId={dpsSearch.databaseId} onClose={close} />}
      </Popover>
      <RowMenuButton
        label={t('actionsOf', { replace: { name: dpsSearch.name } })}
        actions={dpsSearch.canEdit ? [{ label: t('edit'), run: onRename }] : []}
      />
    </Box>
  )
}
