import { Box, Heading } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useParams } from 'react-router'
import CvTemplate from '../../shared/cv/CvTemplate.tsx'
import { resumeParts } from '../../shared/cv/resumeParts.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import { DocumentViewer } from '../../shared/pdf/DocumentViewer.tsx'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import type { InterviewCvPageQuery } from './__generated__/InterviewCvPageQuery.graphql.ts'

/** /interview-view-cv/{idKey}: a candidate as interviewers see them, without menu, header and contacts. */
export default function InterviewCvPage() {
  const { t } = useTranslation('candidateDetails')
  const { idKey = '' } = useParams()
  const [attempt, setAttempt] = useState(0)
  return (
    <Box padding={{ base: '3', md: '5' }} maxWidth="1100px" marginInline="auto">
      <ErrorBoundary title={t('cvFailed')} resetKey={idKey} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense
          fallback={
            <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px">
              {t('viewCv')}
            </Heading>
          }
        >
          <Loaded id={idKey} attempt={attempt} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  )
}

function Loaded({ id, attempt }: { id: string; attempt: number }) {
  const { t } = useTranslation('candidateDetails')
  const { interviewCv } = useScreenQuery<InterviewCvPageQuery>(
    graphql`
    query InterviewCvPageQuery($id: ID!) {
      interviewCv(databaseId: $id) {
        name jobTitle file { downloadUrl }
        resume {
          summary
          work { company position startDate endDate isCurrent summary }
          education { institution area studyType startDate endDate isCurrent }
          awards { title date }
          skills { name level }
          languages { language fluency }
        }
      }
    }
  `,
    { id },
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  )
  const title = interviewCv ? `${t('viewCv')}: ${interviewCv.name}` : t('viewCv')
  return (
    <>
      <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px" marginBlockEnd="3">
        {title}
      </Heading>
      {!interviewCv && <EmptyState kind="unused" hint={t('interviewGone')} />}
      {interviewCv?.file && (
        <DocumentViewer source={{ type: 'path', path: interviewCv.file.downloadUrl }} name={interviewCv.name} />
      )}
      {interviewCv && !interviewCv.file && (
        <CvTemplate
          profile={{
            name: interviewCv.name,
            jobTitle: interviewCv.jobTitle ?? '',
            email: '',
            phone: '',
            address: '',
            website: '',
            birthday: '',
            gender: 2,
            ...resumeParts(interviewCv.resume),
          }}
        />
      )}
    </>
  )
}
