import { Flex, Text, chakra } from '@chakra-ui/react'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatDateTime } from '../../../../shared/format/dates.ts'
import { NativeSelect } from '../../../../shared/fields/controls.tsx'
import { useCan } from '../../../../shared/hooks/useCan.ts'
import { useStageMoves } from '../../../../shared/stages/useStageMoves.ts'
import { Button } from '../../../../shared/ui/Button.tsx'
import { StatusTag } from '../../../../shared/ui/StatusTag.tsx'
import type { JobStage_place$key } from './__generated__/JobStage_place.graphql.ts'

const JobMoves = lazy(() => import('./JobMoves.tsx'))
const AskFeedbackDialog = lazy(() => import('../../../../shared/feedback/AskFeedbackDialog.tsx'))
const RejectDialog = lazy(() => import('../../../../shared/stages/RejectDialog.tsx'))

/** The candidate's stage in one job, with its history and the actions to move or reject the candidate. */
export function JobStage({ place: key }: { place: JobStage_place$key }) {
  const { t } = useTranslation(['candidateDetails', 'stages', 'feedback'])
  const place = useFragment(
    graphql`
      fragment JobStage_place on JobCandidate {
        id databaseId candidateName stageSince daysInStage isRejected rejectReason
        candidate { id } stage { id name }
        job { id status workflow { id steps { id databaseId name key color } } }
      }
    `,
    key,
  )
  const { job, stage, isRejected } = place
  const moves = useStageMoves(job?.id ?? '', () => {})
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const [isRejecting, setRejecting] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const steps = job?.workflow?.steps ?? []
  const person = {
    id: place.id,
    candidateId: place.candidate?.id ?? '',
    name: place.candidateName,
    stageId: stage?.id ?? null,
    isRejected,
  }
  const isRunning = job?.status === 'OPEN' || job?.status === 'ON_HOLD'
  const mayMove = can('useStageMovesMoveMutation', isRunning)
  return (
    <Flex direction="column" gap="1" alignItems="flex-start" minWidth="0" paddingBlock="1.5">
      <Flex gap="2" alignItems="center" flexWrap="wrap">
        {mayMove && !isRejected && steps.length > 0 ? (
          <NativeSelect
            aria-label={t('stage.of', { replace: { name: place.candidateName } })}
            width="auto"
            value={stage?.id ?? ''}
            onChange={(event) => {
              const target = steps.find(({ id }) => id === event.target.value)
              if (target) void moves.move([person], target)
            }}
          >
            {!stage && <option value="">{t('stage.nowhere')}</option>}
            {steps.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        ) : (
          <span>{stage?.name ?? t('stage.nowhere')}</span>
        )}
        {isRejected && <StatusTag color="red">{place.rejectReason ?? t('stage.rejected')}</StatusTag>}
      </Flex>
      <Text color="fg.muted" fontSize="12px">
        {t('stage.since', { replace: { at: formatDateTime(place.stageSince) } })}
      </Text>
      <Flex gap="1" flexWrap="wrap">
        <Button kind="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <ChevronDown size={14} aria-hidden /> : <ChevronRight size={14} aria-hidden />}
          {t('stage.history')}
        </Button>
        {mayMove && !isRejected && (
          <Button kind="quiet" size="small" onClick={() => setRejecting(true)}>
            {t('reject', { ns: 'stages' })}
          </Button>
        )}
        {job && can('AskFeedbackDialogMutation') && (
          <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
            {t('ask', { ns: 'feedback' })}
          </Button>
        )}
        {can('useStageMovesRestoreMutation', isRejected) && (
          <Button kind="quiet" size="small" onClick={() => void moves.restore([person])}>
            {t('restore', { ns: 'stages' })}
          </Button>
        )}
      </Flex>
      {isOpen && (
        <Suspense fallback={<chakra.span aria-busy>…</chakra.span>}>
          <JobMoves id={place.id} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {isAsking && job && <AskFeedbackDialog jobId={job.id} people={[person]} onClose={() => setAsking(false)} />}
        {isRejecting && job && (
          <RejectDialog jobId={job.id} people={[person]} moves={moves} onClose={() => setRejecting(false)} />
        )}
      </Suspense>
    </Flex>
  )
}
