import { Box, Text } from '@chakra-ui/react'
import { FilterX, Inbox, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'

interface Props {
  /**
   * `unused`: there are no records yet; `filtered`: the filters match nothing; `forbidden`: the user may not see the
   * records.
   */
  kind: 'unused' | 'filtered' | 'forbidden'
  /** The first line: 'No data' by default, as in plain tables. The list kit shows 'No Rows To Show' (D-93). */
  title?: string
  hint?: string
  /** The action that creates the first record (`unused`). */
  action?: ReactNode
  /** Clears the filters (`filtered`). */
  onClear?: () => void
}

const icons = { unused: Inbox, filtered: FilterX, forbidden: Lock }

/** The message in place of rows if there are none. */
export function EmptyState({ kind, title, hint, action, onClear }: Props) {
  const { t } = useTranslation('shared')
  const Icon = icons[kind]
  const first = title ?? t(kind === 'forbidden' ? 'notPermitted' : 'noData')
  const second = hint ?? (kind === 'forbidden' ? t('notPermittedHint') : undefined)
  return (
    <Box
      role="status"
      display="grid"
      justifyItems="center"
      gap="2"
      paddingBlock="12"
      paddingInline="4"
      textAlign="center"
      color="fg.muted"
    >
      <Icon size={28} aria-hidden />
      <Text fontWeight="600" color="fg">
        {first}
      </Text>
      {second && <Text maxWidth="48ch">{second}</Text>}
      {kind === 'filtered' && onClear && <Button onClick={onClear}>{t('clearFilters')}</Button>}
      {action}
    </Box>
  )
}
