import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { PartyPopper } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { countOrDash } from '../../shared/format/numbers.ts'
import { useAction } from '../../shared/hooks/useAction.ts'
import { useCan } from '../../shared/hooks/useCan.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { StatusTag, type StatusColor } from '../../shared/ui/StatusTag.tsx'
import type { PipelineHeaderFillMutation } from './__generated__/PipelineHeaderFillMutation.graphql.ts'
import type { PipelineHeader_job$data, PipelineHeader_job$key } from './__generated__/PipelineHeader_job.graphql.ts'

/** Colours of 000/4: Open green, Closed red, On Hold blue, Filled cyan. */
const colors = {
  OPEN: 'green',
  CLOSED: 'red',
  ON_HOLD: 'blue',
  FILLED: 'cyan',
  OTHER: 'neutral',
} as const satisfies Record<string, StatusColor>

interface Props {
  job: PipelineHeader_job$key
  title: ReactNode
  /** The actions of the page. */
  children: ReactNode
}

/** The job with its status and its numbers. */
export function PipelineHeader({ job: key, title, children }: Props) {
  const { t } = useTranslation('pipelines')
  const job = useFragment(
    graphql`
      fragment PipelineHeader_job on Job {
        id status statusName totalCount submittedCount offerCount onboardCount openingsRemaining
        workflow { name }
      }
    `,
    key,
  )
  const counts = [
    ['T', job.totalCount],
    ['S', job.submittedCount],
    ['O', job.offerCount],
    ['L', job.openingsRemaining],
  ] as const
  return (
    <>
      <Flex gap="3" flexWrap="wrap" alignItems="center">
        {title}
        <StatusTag color={colors[job.status]}>{job.statusName ?? t(`jobStatuses.${job.status}`)}</StatusTag>
        <chakra.dl display="flex" gap="3" flexWrap="wrap" margin="0" fontVariantNumeric="tabular-nums">
          {counts.map(([name, count]) => (
            <Flex key={name} gap="1" title={t(`counts.${name}`)}>
              <chakra.dt color="fg.muted">
                <span aria-hidden>{name}</span>
                <span className="visually-hidden">{t(`counts.${name}`)}</span>
              </chakra.dt>
              <chakra.dd margin="0" fontWeight="600">
                {countOrDash(count)}
              </chakra.dd>
            </Flex>
          ))}
        </chakra.dl>
        <Flex gap="2" flexWrap="wrap" marginInlineStart="auto">
          {children}
        </Flex>
      </Flex>
      {job.status === 'OPEN' && <FilledOffer job={job} />}
      {(job.status === 'CLOSED' || job.status === 'FILLED') && (
        <Text role="status" color="fg.muted">
          {t('ended')}
        </Text>
      )}
    </>
  )
}

/** Tells that all openings are filled, and offers to mark the job as filled (decision D-130). */
function FilledOffer({ job: { id, totalCount, onboardCount } }: { job: PipelineHeader_job$data }) {
  const { t } = useTranslation('pipelines')
  const can = useCan()
  const [fill, isFilling] = useAction<PipelineHeaderFillMutation>(
    graphql`
      mutation PipelineHeaderFillMutation($input: ChangeJobStatusInput!) {
        changeJobStatus(input: $input) { job { id status statusName } }
      }
    `,
    { success: t('isFilled') },
  )
  if (!totalCount || (onboardCount ?? 0) < totalCount) return null
  // The error has already been shown.
  const run = () => void fill({ input: { id, status: 'FILLED' } }).catch(() => undefined)
  return (
    <Flex
      role="status"
      gap="2"
      flexWrap="wrap"
      padding="2"
      paddingInline="3"
      bg="status.green.bg"
      color="status.green.fg"
      borderRadius="card"
      alignItems="center"
    >
      <PartyPopper size={16} aria-hidden />
      <Box flex="1 1 200px">{t('filled')}</Box>
      {can('PipelineHeaderFillMutation') && (
        <Button disabled={isFilling} aria-busy={isFilling} onClick={run}>
          {t('markFilled')}
        </Button>
      )}
    </Flex>
  )
}
