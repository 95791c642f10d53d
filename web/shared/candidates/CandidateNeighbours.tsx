import { Box, Flex } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useButtonKeys } from '../hooks/useShortcut.ts'
import { IconButton } from '../ui/Button.tsx'
import type { ListedCandidate } from './lastCandidates.ts'

interface Props {
  databaseId: string
  /** The candidates on the current page of the list. */
  rows: readonly ListedCandidate[]
  onGo: (databaseId: string) => void
}

/**
 * Links to the previous and next candidate of the list, also with the keys k and j; renders nothing if there is no
 * list.
 */
export function CandidateNeighbours({ databaseId, rows, onGo }: Props) {
  const { t } = useTranslation('shared')
  const root = useRef<HTMLDivElement>(null)
  useButtonKeys(root)
  const at = rows.findIndex((row) => row.databaseId === databaseId)
  if (at < 0) return null
  const arrow = (step: -1 | 1, key: string, label: string) => {
    const next = rows[at + step]
    return (
      <IconButton
        label={label}
        hint={`${label} (${key})`}
        aria-keyshortcuts={key}
        aria-disabled={!next || undefined}
        onClick={() => next && onGo(next.databaseId)}
      >
        {step < 0 ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
      </IconButton>
    )
  }
  return (
    <Flex ref={root} alignItems="center" gap="2" flexShrink={0}>
      <Box as="span" color="fg.muted" fontSize="12px" fontWeight="400" whiteSpace="nowrap">
        {t('placeOf', { replace: { place: at + 1, count: rows.length } })}
      </Box>
      {arrow(-1, 'k', t('previousCandidate'))}
      {arrow(1, 'j', t('nextCandidate'))}
    </Flex>
  )
}
