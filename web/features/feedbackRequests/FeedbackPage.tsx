import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useParams } from 'react-router'
import { formatDateTime } from '../../shared/format/dates.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import type { FeedbackPageQuery } from './__generated__/FeedbackPageQuery.graphql.ts'
import { CvPane } from './CvPane.tsx'
import { Given } from './Given.tsx'
import { WriteFeedback } from './WriteFeedback.tsx'

/**
 * /feedback/{type}/{token}: the page on which requested feedback is written, beside the candidate's CV, without menu
 * and header.
 */
export default function FeedbackPage() {
  const { t } = useTranslation('feedbackRequests')
  const { type = '', token = '' } = useParams()
  const [attempt, setAttempt] = useState(0)
  const again = () => setAttempt((before) => before + 1)
  return (
    <Box padding={{ base: '3', md: '5' }} maxWidth="1500px" marginInline="auto">
      <ErrorBoundary title={t('failed')} resetKey={token} onRetry={again} heading={<Title>{t('title')}</Title>}>
        <Suspense fallback={<Title>{t('title')}</Title>}>
          <Loaded key={token} type={type} token={token} attempt={attempt} onChanged={again} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  )
}

const Title = ({ children }: { children: ReactNode }) => (
  <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px">
    {children}
  </Heading>
)

interface LoadedProps {
  type: string
  token: string
  attempt: number
  onChanged: () => void
}

function Loaded({ type, token, attempt, onChanged }: LoadedProps) {
  const { t } = useTranslation('feedbackRequests')
  const { feedbackSheet } = useScreenQuery<FeedbackPageQuery>(
    graphql`
    query FeedbackPageQuery($type: String!, $token: String!) {
      feedbackSheet(type: $type, token: $token) {
        request { id databaseId state candidateName jobTitle stageName note dueAt askedBy { fullName } }
        cv @catch(to: NULL) { ...CvPane_cv }
        ...WriteFeedback_sheet
        ...Given_sheet
      }
    }
  `,
    { type, token },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  if (!feedbackSheet)
    return (
      <>
        <Title>{t('title')}</Title>
        <EmptyState kind="unused" title={t('gone')} hint={t('goneHint')} />
      </>
    )
  const { request, cv } = feedbackSheet
  const about = { candidate: request.candidateName, job: request.jobTitle }
  return (
    <>
      <Title>{t('about', { replace: { candidate: about.candidate } })}</Title>
      <Flex wrap="wrap" columnGap="4" rowGap="1" color="fg.muted" marginBlockStart="1" marginBlockEnd="4">
        <Text>{[about.job, request.stageName].filter(Boolean).join(' · ')}</Text>
        {request.askedBy && <Text>{t('askedBy', { replace: { name: request.askedBy.fullName } })}</Text>}
        {request.dueAt && <Text>{t('due', { replace: { at: formatDateTime(request.dueAt) } })}</Text>}
      </Flex>
      {request.note && (
        <Text whiteSpace="pre-wrap" bg="bg.subtle" borderRadius="8px" padding="3" marginBlockEnd="4">
          {request.note}
        </Text>
      )}
      <Box display="grid" gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <Box
          as="section"
          aria-label={t('cv')}
          order={{ base: 2, xl: 1 }}
          position={{ xl: 'sticky' }}
          top="4"
          alignSelf="start"
          maxHeight={{ xl: 'calc(100vh - 2rem)' }}
          overflow="auto"
          tabIndex={0}
        >
          {cv ? <CvPane cv={cv} requestId={request.databaseId} /> : <EmptyState kind="unused" title={t('noCv')} />}
        </Box>
        <Box as="section" aria-label={t('title')} order={{ base: 1, xl: 2 }}>
          {request.state === 'SUBMITTED' ? (
            <Given sheet={feedbackSheet} onChanged={onChanged} />
          ) : (
            <WriteFeedback key={attempt} sheet={feedbackSheet} onChanged={onChanged} />
          )}
        </Box>
      </Box>
    </>
  )
}
