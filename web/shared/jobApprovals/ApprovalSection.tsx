import { Box, Flex, Heading } from '@chakra-ui/react'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, useSubscription } from 'react-relay/hooks'
import { useLatest } from '../hooks/useLatest.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { StatusTag } from '../ui/StatusTag.tsx'
import { ApprovalSteps } from '../verdicts/ApprovalSteps.tsx'
import { JobVerdict } from './JobVerdict.tsx'
import { approvalColors } from './statuses.ts'
import { useRequest } from './useRequest.ts'
import type { ApprovalSection_job$data, ApprovalSection_job$key } from './__generated__/ApprovalSection_job.graphql.ts'
import type { ApprovalSectionSubscription } from './__generated__/ApprovalSectionSubscription.graphql.ts'

interface Props {
  job: ApprovalSection_job$key
  /** Called when the approval has changed and must be read again. */
  onChanged: () => void
}

/**
 * The approval of a new job: the approvers in their order, the comments of all rounds, and the actions of the viewer.
 */
export function ApprovalSection({ job: key, onChanged }: Props) {
  const { t } = useTranslation('jobApprovals')
  const job = useFragment(
    graphql`
    fragment ApprovalSection_job on Job {
      id version
      approval @catch(to: NULL) {
        status canAsk canWithdraw canDecide stepToDecide { id }
        rounds { number status steps { id decision comment askedAt decidedAt approver { userName fullName } decidedBy { userName fullName } } }
      }
    }
  `,
    key,
  )
  const { ask, withdraw, isSending } = useRequest(job.id, onChanged)
  const { approval } = job
  if (!approval) return null
  return (
    <Box as="section" aria-labelledby="job-approval" display="grid" gap="3">
      <Follow jobId={job.id} onChanged={onChanged} />
      <Flex gap="2" alignItems="center" flexWrap="wrap">
        <Heading as="h3" id="job-approval" fontSize="14px" fontWeight="600">
          {t('title')}
        </Heading>
        {approval.status && (
          <StatusTag color={approvalColors[approval.status]}>{t(`statuses.${approval.status}`)}</StatusTag>
        )}
      </Flex>
      {approval.rounds.map((round) => (
        <Round key={round.number} round={round} isAlone={approval.rounds.length === 1} />
      ))}
      {approval.canDecide && approval.stepToDecide && (
        <JobVerdict
          key={approval.stepToDecide.id}
          stepId={approval.stepToDecide.id}
          version={job.version ?? null}
          onDone={onChanged}
        />
      )}
      {(approval.canAsk || approval.canWithdraw) && (
        <Flex gap="2" flexWrap="wrap">
          {approval.canAsk && (
            <Button kind="primary" disabled={isSending} aria-busy={isSending} onClick={ask}>
              {t('askAgain')}
            </Button>
          )}
          {approval.canWithdraw && (
            <ConfirmButton kind="danger" disabled={isSending} onConfirm={withdraw}>
              {t('withdraw')}
            </ConfirmButton>
          )}
        </Flex>
      )}
    </Box>
  )
}

type RoundData = NonNullable<ApprovalSection_job$data['approval']>['rounds'][number]

/** The approvers of one round in their order. */
function Round({ round: { number, status, steps }, isAlone }: { round: RoundData; isAlone: boolean }) {
  const { t } = useTranslation('jobApprovals')
  return (
    <Box>
      {!isAlone && (
        <Box color="fg.muted" fontSize="12px" marginBlockEnd="1">
          {t('round', { replace: { number, status: t(`statuses.${status}`) } })}
        </Box>
      )}
      <ApprovalSteps steps={steps} />
    </Box>
  )
}

/** Follows the decisions of others. */
function Follow({ jobId, onChanged }: { jobId: string; onChanged: () => void }) {
  const hasBegun = useRef(false)
  const onNext = useLatest((answer: ApprovalSectionSubscription['response'] | null | undefined) => {
    const changed = answer?.jobsChanged?.jobId
    // The first event only confirms that the subscription is active.
    if (hasBegun.current && (!changed || changed === jobId)) onChanged()
    hasBegun.current = true
  })
  useSubscription<ApprovalSectionSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
        subscription ApprovalSectionSubscription { jobsChanged { jobId } }
      `,
        variables: {},
        onNext,
      }),
      [onNext],
    ),
  )
  return null
}
