import { Box, Heading } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useNavigate, useSearchParams } from 'react-router'
import { useAction } from '../../shared/hooks/useAction.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { ownZone } from '../../shared/session/timeZone.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { InterviewForm } from './form/InterviewForm.tsx'
import { newValues } from './form/values.ts'
import { pathOf } from './paths.ts'
import { plannedFor } from './planPreload.ts'
import type { PlanPageMutation } from './__generated__/PlanPageMutation.graphql.ts'
import type { PlanPageQuery } from './__generated__/PlanPageQuery.graphql.ts'

/** The page on which an interview of a job's candidate is planned. */
export default function PlanPage() {
  const { t } = useTranslation('interviews')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [values] = useState(() => newValues(ownZone()))
  const { job, candidate, interviewRooms } = useScreenQuery<PlanPageQuery>(
    graphql`
    query PlanPageQuery($job: ID!, $candidate: ID!) {
      job(databaseId: $job) @required(action: THROW) { id title ...InterviewForm_job }
      candidate(databaseId: $candidate) @required(action: THROW) { id name }
      interviewRooms @catch(to: NULL) { ...InterviewForm_room }
    }
  `,
    plannedFor(search),
  )
  const [plan, isSending] = useAction<PlanPageMutation>(
    graphql`
    mutation PlanPageMutation($input: PlanInterviewInput!) {
      planInterview(input: $input) { interview { databaseId } }
    }
  `,
    { success: t('planned') },
  )
  if (!job || !candidate) return <EmptyState kind="unused" title={t('noCandidate')} />
  return (
    <Box padding={{ base: '3', md: '5' }} minWidth="0">
      <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px" marginBlockEnd="1">
        {t('plan')}
      </Heading>
      <Box as="p" color="fg.muted" marginBlockEnd="4">
        {t('ofFor', { replace: { candidate: candidate.name, job: job.title } })}
      </Box>
      <InterviewForm
        job={job}
        rooms={interviewRooms ?? []}
        values={values}
        exceptId={null}
        formId={null}
        submit={t('planAndInvite')}
        isSending={isSending}
        aside={null}
        onSubmit={(interview, onFieldError) =>
          void plan({ input: { jobId: job.id, candidateId: candidate.id, interview } }, { onFieldError }).then(
            ({ planInterview }) => navigate(pathOf(planInterview.interview.databaseId)),
            () => {},
          )
        }
      />
    </Box>
  )
}
