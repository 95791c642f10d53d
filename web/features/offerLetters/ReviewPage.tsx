import { Box, Heading } from '@chakra-ui/react'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useParams } from 'react-router'
import OfferReview from '../../shared/offers/OfferReview.tsx'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import type { ReviewPageQuery } from './__generated__/ReviewPageQuery.graphql.ts'

/**
 * /feedback/salary-offer/{id} and /feedback/offer-letter/{id}: the page on which an approver decides on an offer,
 * without menu and header.
 */
export default function ReviewPage() {
  const { t } = useTranslation('offerLetters')
  const { id = '' } = useParams()
  const [attempt, setAttempt] = useState(0)
  const again = () => setAttempt((before) => before + 1)
  return (
    <Box padding={{ base: '3', md: '5' }} maxWidth="860px" marginInline="auto">
      <ErrorBoundary title={t('failed')} resetKey={id} onRetry={again} heading={<Title>{t('review')}</Title>}>
        <Suspense fallback={<Title>{t('review')}</Title>}>
          <Loaded key={id} id={id} attempt={attempt} onChanged={again} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  )
}

const Title = ({ children }: { children: ReactNode }) => (
  <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px" marginBlockEnd="3">
    {children}
  </Heading>
)

function Loaded({ id, attempt, onChanged }: { id: string; attempt: number; onChanged: () => void }) {
  const { t } = useTranslation('offerLetters')
  const { offer } = useScreenQuery<ReviewPageQuery>(
    graphql`
    query ReviewPageQuery($id: String!) {
      offer(databaseId: $id) { id candidateName jobTitle ...OfferReview_offer }
    }
  `,
    { id },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  if (!offer)
    return (
      <>
        <Title>{t('review')}</Title>
        <EmptyState kind="unused" title={t('gone')} hint={t('goneHint')} />
      </>
    )
  return (
    <>
      <Title>{`${offer.candidateName} · ${offer.jobTitle}`}</Title>
      <OfferReview offer={offer} onChanged={onChanged} />
    </>
  )
}
