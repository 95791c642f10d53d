import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { RowStatusTag } from '../list/RowStatusTag.tsx'
import type { RowStatus } from '../list/statuses.ts'
import type { ReviewAction } from '../form/useDecision.tsx'

interface Props {
  action: ReviewAction
  candidate: { name: string; status: RowStatus; statusName?: string | null } | null | undefined
}

/** The action, the candidate, and their status. */
export default function ReviewTitle({ action, candidate }: Props) {
  const { t } = useTranslation('review')
  if (!candidate) return t(`actions.${action}`)
  return (
    <Flex alignItems="center" gap="2" flexWrap="wrap">
      {t(`actions.${action}`)}: {candidate.name || '—'}{' '}
      <RowStatusTag status={candidate.status} name={candidate.statusName} />
    </Flex>
  )
}
