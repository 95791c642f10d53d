import { Box } from '@chakra-ui/react'
import { FilePlus2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { useCan } from '../../../../shared/hooks/useCan.ts'
import { useScreenQuery } from '../../../../shared/relay/useScreenQuery.ts'
import { Button } from '../../../../shared/ui/Button.tsx'
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx'
import { ErrorBoundary, PartFailed } from '../../../../shared/ui/ErrorState.tsx'
import OfferCard from './OfferCard.tsx'
import NewOffer from './NewOffer.tsx'
import type { OffersTab_candidate$key } from './__generated__/OffersTab_candidate.graphql.ts'
import type { OffersTabQuery } from './__generated__/OffersTabQuery.graphql.ts'

/** The candidate's offers, newest first, and a form for a new one. Loaded when the tab is opened. */
export default function OffersTab({ candidate: key }: { candidate: OffersTab_candidate$key }) {
  const { databaseId } = useFragment(
    graphql`
    fragment OffersTab_candidate on Candidate { databaseId }
  `,
    key,
  )
  const [attempt, setAttempt] = useState(0)
  const refresh = () => setAttempt((before) => before + 1)
  return (
    <ErrorBoundary resetKey={databaseId} onRetry={refresh}>
      <Suspense fallback={<Box aria-busy bg="bg.muted" borderRadius="10px" height="200px" maxWidth="760px" />}>
        <Offers databaseId={databaseId} attempt={attempt} refresh={refresh} />
      </Suspense>
    </ErrorBoundary>
  )
}

interface Props {
  databaseId: string
  attempt: number
  refresh: () => void
}

function Offers({ databaseId, attempt, refresh }: Props) {
  const { t } = useTranslation('offers')
  const [isWriting, setWriting] = useState(false)
  const { candidate: data } = useScreenQuery<OffersTabQuery>(
    graphql`
    query OffersTabQuery($id: ID!) {
      candidate(databaseId: $id) {
        id emails
        jobs { job { id } }
        offers { id ...OfferCard_offer }
        ...NewOffer_candidate
      }
    }
  `,
    { id: databaseId },
    { fetchKey: attempt, fetchPolicy: 'store-and-network' },
  )
  const mayWrite = useCan()('NewOfferMutation')
  if (!data) return <PartFailed />
  const isOnJob = !!data.jobs?.some(({ job }) => job)
  const offers = data.offers ?? []
  return (
    <Box display="grid" gap="4" maxWidth="760px">
      {mayWrite && !isOnJob && <Box color="fg.muted">{t('notOnJob')}</Box>}
      {mayWrite && isOnJob && !isWriting && (
        <Button kind="primary" justifySelf="start" onClick={() => setWriting(true)}>
          <FilePlus2 size={14} aria-hidden />
          {t('new')}
        </Button>
      )}
      {isWriting && (
        <ErrorBoundary>
          <Suspense fallback={<Box aria-busy bg="bg.muted" borderRadius="10px" height="280px" />}>
            <NewOffer
              candidate={data}
              onDone={(isSaved) => {
                setWriting(false)
                if (isSaved) refresh()
              }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {!data.offers && <PartFailed />}
      {data.offers && offers.length === 0 && !isWriting && <EmptyState kind="unused" hint={t('none')} />}
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} email={data.emails[0] ?? null} onChanged={refresh} />
      ))}
    </Box>
  )
}
