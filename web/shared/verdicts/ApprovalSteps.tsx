import { Box, Flex, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../format/dates.ts'
import { StatusTag, type StatusColor } from '../ui/StatusTag.tsx'

/** The colours of the approvers' decisions; `LATER`: others decide first. */
const colors = {
  APPROVED: 'green',
  REJECTED: 'red',
  SKIPPED: 'neutral',
  DROPPED: 'neutral',
  WAITING: 'blue',
  LATER: 'neutral',
} as const satisfies Record<string, StatusColor>

const Steps = chakra('ol', { base: { listStyle: 'none', padding: 0, display: 'grid', gap: '2' } })

interface Person {
  readonly userName: string
  readonly fullName: string
}

export interface ApprovalStep {
  readonly id: string
  readonly decision: Exclude<keyof typeof colors, 'WAITING' | 'LATER'> | null | undefined
  readonly comment: string | null | undefined
  readonly askedAt: string | null | undefined
  readonly decidedAt: string | null | undefined
  readonly approver: Person | null | undefined
  /** The user who decided in place of the approver. */
  readonly decidedBy: Person | null | undefined
}

/** The approvers of one round in their order: their decisions, with time and comment. */
export function ApprovalSteps({ steps }: { steps: readonly ApprovalStep[] }) {
  const { t } = useTranslation('verdicts')
  return (
    <Steps>
      {steps.map(({ id, decision, comment, askedAt, decidedAt, approver, decidedBy }) => {
        const state = decision ?? (askedAt ? 'WAITING' : 'LATER')
        return (
          <Box as="li" key={id} overflowWrap="anywhere">
            <Flex gap="2" alignItems="center" flexWrap="wrap">
              <Box fontWeight="500">{approver?.fullName ?? approver?.userName ?? '—'}</Box>
              <StatusTag color={colors[state]}>{t(`decisions.${state}`)}</StatusTag>
              {(decidedAt ?? askedAt) && (
                <Box color="fg.muted" fontSize="12px">
                  {formatDateTime(decidedAt ?? askedAt)}
                </Box>
              )}
            </Flex>
            {decidedBy && decidedBy.userName !== approver?.userName && (
              <Box color="fg.muted">
                {t('decidedBy', { replace: { name: decidedBy.fullName || decidedBy.userName } })}
              </Box>
            )}
            {comment && (
              <Box color="fg.muted" whiteSpace="pre-wrap">
                {comment}
              </Box>
            )}
          </Box>
        )
      })}
    </Steps>
  )
}
