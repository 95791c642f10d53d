import { Box } from '@chakra-ui/react'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import OfferReview from '../../shared/offers/OfferReview.tsx'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { Drawer, DrawerBody } from '../../shared/ui/Drawer.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import type { OfferDrawerQuery } from './__generated__/OfferDrawerQuery.graphql.ts'

interface Props {
  databaseId: string
  onChanged: () => void
  onClose: () => void
}

/** An offer and the decision on it. */
export default function OfferDrawer({ databaseId, onChanged, onClose }: Props) {
  const { t } = useTranslation(['approvals', 'shared'])
  const [attempt, setAttempt] = useState(0)
  const [title, setTitle] = useState<string | null>(null)
  const again = () => setAttempt((before) => before + 1)
  return (
    <Drawer title={title ?? t('offer')} width="max(520px, 45vw)" onClose={onClose}>
      <ErrorBoundary resetKey={databaseId} onRetry={again}>
        <Suspense
          fallback={
            <DrawerBody role="status" color="fg.muted">
              {t('loading', { ns: 'shared' })}
            </DrawerBody>
          }
        >
          <Loaded
            databaseId={databaseId}
            attempt={attempt}
            onTitle={setTitle}
            onChanged={() => {
              again()
              onChanged()
            }}
          />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}

interface LoadedProps {
  databaseId: string
  attempt: number
  /** Called with the drawer's title once the offer is loaded. */
  onTitle: (title: string) => void
  onChanged: () => void
}

function Loaded({ databaseId, attempt, onTitle, onChanged }: LoadedProps) {
  const { t } = useTranslation('approvals')
  const { offer } = useScreenQuery<OfferDrawerQuery>(
    graphql`
    query OfferDrawerQuery($id: String!) {
      offer(databaseId: $id) { id candidateName jobTitle candidate { databaseId } ...OfferReview_offer }
    }
  `,
    { id: databaseId },
    { fetchKey: attempt, fetchPolicy: 'store-and-network' },
  )
  const tell = useEffectEvent(onTitle)
  const title = offer && `${offer.candidateName} · ${offer.jobTitle}`
  useEffect(() => {
    if (title) tell(title)
  }, [title])
  return (
    <DrawerBody display="grid" gap="4" alignContent="start">
      {offer ? (
        <>
          {offer.candidate && (
            <Box css={{ '& a': { color: 'accent.fg', _hover: { textDecoration: 'underline' } } }}>
              <Link to={`/candidates/view/${offer.candidate.databaseId}`}>{t('candidate')}</Link>
            </Box>
          )}
          <OfferReview offer={offer} onChanged={onChanged} />
        </>
      ) : (
        <EmptyState kind="unused" title={t('gone')} />
      )}
    </DrawerBody>
  )
}
