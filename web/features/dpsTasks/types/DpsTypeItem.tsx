import { Box, chakra } from '@chakra-ui/react'
import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { IconButton } from '../../../shared/ui/Button.tsx'
import { formatDate } from '../../../shared/format/dates.ts'
import { Popover } from '../../../shared/ui/Popover.tsx'
import { RowMenuButton } from '../../../shared/table/RowMenu.tsx'
import DpsTypeInfo from './DpsTypeInfo.tsx'
import type { DpsTypeItem_type$key } from './__generated__/DpsTypeItem_type.graphql.ts'

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
  type: DpsTypeItem_type$key
  isSelected: boolean
  onSelect: () => void
  onRename: () => void
}

/** One type: name, who has stored it and when; its search behind the info button, its name behind Edit. */
export default function DpsTypeItem({ type: key, isSelected, onSelect, onRename }: Props) {
  const { t } = useTranslation('dpsTasks')
  const type = useFragment(
    graphql`
    fragment DpsTypeItem_type on DpsType { databaseId name createdByUserName createdAt canEdit }
  `,
    key,
  )
  const about = t('infoOf', { replace: { name: type.name } })
  return (
    <Box display="flex" alignItems="center" gap="0.5">
      <Item type="button" aria-current={isSelected || undefined} title={type.name} onClick={onSelect}>
        <Box fontWeight="500" truncate>
          {type.name}
        </Box>
        <Box fontSize="11.5px" lineHeight="16px" color="fg.muted" truncate>
          {type.createdByUserName}
          {type.createdAt && ` · ${formatDate(type.createdAt)}`}
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
        {(close) => <DpsTypeInfo databaseId={type.databaseId} onClose={close} />}
      </Popover>
      <RowMenuButton
        label={t('actionsOf', { replace: { name: type.name } })}
        actions={type.canEdit ? [{ label: t('edit'), run: onRename }] : []}
      />
    </Box>
  )
}
