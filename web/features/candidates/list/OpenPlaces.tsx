import { Flex, chakra } from '@chakra-ui/react'
import { Suspense, createContext, use, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, useSubscription } from 'react-relay/hooks'
import { useLatest } from '../../../shared/hooks/useLatest.ts'
import { useThrottled } from '../../../shared/hooks/useRefresh.ts'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { PlaceLine } from './PlaceLine.tsx'
import type { OpenPlacesSubscription } from './__generated__/OpenPlacesSubscription.graphql.ts'
import type { OpenPlacesQuery } from './__generated__/OpenPlacesQuery.graphql.ts'

/** The minimum time between two reloads of the stages after changes, in milliseconds. */
const followMs = 3_000

interface Page {
  ids: readonly string[]
  /** Incremented when the stages have to be reloaded. */
  round: number
  readAgain: () => void
}
const PageOfPlaces = createContext<Page>({ ids: [], round: 0, readAgain: () => {} })

interface Props {
  rows: readonly { readonly id: string }[]
  children: ReactNode
}

/**
 * Provides the candidates whose stages the cells of a page load together. Nothing is loaded while no such cell is
 * shown.
 */
export function PlacesOfPage({ rows, children }: Props) {
  const [round, setRound] = useState(0)
  const readAgain = useThrottled(() => setRound((before) => before + 1), followMs)
  return <PageOfPlaces value={{ ids: rows.map(({ id }) => id), round, readAgain }}>{children}</PageOfPlaces>
}

/** The job in which a candidate was moved last, the stage, and the number of further jobs. */
export function OpenPlacesCell({ candidateId }: { candidateId: string }) {
  const { ids, readAgain } = use(PageOfPlaces)
  const waiting = <span aria-busy>…</span>
  // The rows are rendered just before the page provides their ids.
  if (!ids.includes(candidateId)) return waiting
  return (
    <>
      {ids[0] === candidateId && <FollowPlaces onChanged={readAgain} />}
      <ErrorBoundary fallback="—">
        <Suspense fallback={waiting}>
          <Places candidateId={candidateId} />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

const subscription = graphql`
  subscription OpenPlacesSubscription { candidatesChanged { at } }
`

/** Follows moves of candidates for all cells of the page. */
function FollowPlaces({ onChanged }: { onChanged: () => void }) {
  const hasBegun = useRef(false)
  const onNext = useLatest(() => {
    // The first event only confirms the subscription.
    if (hasBegun.current) onChanged()
    hasBegun.current = true
  })
  useSubscription<OpenPlacesSubscription>(useMemo(() => ({ subscription, variables: {}, onNext }), [onNext]))
  return null
}

function Places({ candidateId }: { candidateId: string }) {
  const { t } = useTranslation('candidates')
  const { ids, round } = use(PageOfPlaces)
  // The cells of a page share one request: query and variables are the same.
  const { nodes } = useLazyLoadQuery<OpenPlacesQuery>(
    graphql`
      query OpenPlacesQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Candidate {
            id
            openPlaces @catch(to: NULL) { id job { title } stage { name } daysInStage ...PlaceLine_place }
          }
        }
      }
    `,
    { ids },
    { fetchPolicy: 'store-and-network', fetchKey: round },
  )
  const [first, ...others] = nodes.find((node) => node?.id === candidateId)?.openPlaces ?? []
  if (!first) return '—'
  const texts = others.map(({ job, stage, daysInStage }) =>
    [job?.title ?? '—', stage?.name, t('daysInStage', { count: daysInStage })].filter(Boolean).join(' · '),
  )
  return (
    <Flex as="span" alignItems="center" gap="1.5" minWidth="0">
      <PlaceLine place={first} />
      {others.length > 0 && (
        <chakra.span color="fg.muted" title={texts.join('\n')}>
          <span className="visually-hidden">{texts.join(', ')}</span>
          <span aria-hidden>+{others.length}</span>
        </chakra.span>
      )}
    </Flex>
  )
}
