import { Box, Heading } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useParams } from 'react-router'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ChangeInterview } from './form/ChangeInterview.tsx'
import { InterviewActions } from './InterviewActions.tsx'
import { InterviewView } from './InterviewView.tsx'
import type { InterviewPageQuery } from './__generated__/InterviewPageQuery.graphql.ts'

/** The page of an interview, for its panel and for planners. */
export default function InterviewPage() {
  const { t } = useTranslation('interviews')
  const { id = '' } = useParams()
  const [isChanging, setChanging] = useState(false)
  const { interview, interviewRooms } = useScreenQuery<InterviewPageQuery>(
    graphql`
    query InterviewPageQuery($id: ID!) {
      interview(databaseId: $id) {
        title candidateName jobTitle
        ...ChangeInterview_interview
        ...InterviewView_interview
        ...InterviewActions_interview
      }
      interviewRooms @catch(to: NULL) { ...InterviewForm_room }
    }
  `,
    { id },
  )
  if (!interview) return <EmptyState kind="unused" title={t('gone')} />
  return (
    <Box padding={{ base: '3', md: '5' }} minWidth="0">
      <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px" overflowWrap="anywhere">
        {interview.title}
      </Heading>
      <Box as="p" color="fg.muted" marginBlockEnd="4">
        {t('ofFor', { replace: { candidate: interview.candidateName, job: interview.jobTitle } })}
      </Box>
      {isChanging ? (
        <ChangeInterview interview={interview} rooms={interviewRooms ?? []} onClose={() => setChanging(false)} />
      ) : (
        <>
          <InterviewActions interview={interview} onChange={() => setChanging(true)} />
          <InterviewView interview={interview} />
        </>
      )}
    </Box>
  )
}
