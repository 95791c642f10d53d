import { createContext, useMemo, useState, type ReactNode } from 'react'
import { graphql, useSubscription } from 'react-relay/hooks'
import { useLatest } from '../hooks/useLatest.ts'
import type { WatchCallsSubscription } from './__generated__/WatchCallsSubscription.graphql.ts'

type OngoingCalls = WatchCallsSubscription['response']['candidateCallsChanged']['calls']

interface Watched {
  /** The candidates (global ids) whose calls are all known. */
  candidateIds: ReadonlySet<string>
  calls: OngoingCalls
}

/** The ongoing calls that are known; null before the first event from the server. */
export const WatchedCalls = createContext<Watched | null>(null)

/** The maximum for one subscription. */
const most = 100

interface Props {
  /** The candidates that a page shows (global ids). */
  candidateIds: readonly string[]
  /** Called when one of the calls is over: it is in the timeline now. */
  onEnded?: () => void
  children: ReactNode
}

/** Follows the calls with the candidates of a page, with one subscription for all of them; OngoingCall shows them. */
export default function WatchCalls({ candidateIds, onEnded, children }: Props) {
  const [watched, setWatched] = useState<Watched | null>(null)
  const key = [...new Set(candidateIds)].sort().slice(0, most).join(' ')
  const follow = (calls: OngoingCalls) => {
    if (watched?.calls.some(({ id }) => !calls.some((call) => call.id === id))) onEnded?.()
    setWatched({ candidateIds: new Set(key.split(' ')), calls })
  }
  return (
    <WatchedCalls value={watched}>
      {key && <Follow key={key} ids={key} onCalls={follow} />}
      {children}
    </WatchedCalls>
  )
}

function Follow({ ids, onCalls }: { ids: string; onCalls: (calls: OngoingCalls) => void }) {
  const next = useLatest((response: WatchCallsSubscription['response'] | null | undefined) => {
    if (response) onCalls(response.candidateCallsChanged.calls)
  })
  useSubscription<WatchCallsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
      subscription WatchCallsSubscription($ids: [ID!]!) {
        candidateCallsChanged(candidateIds: $ids) { calls { id candidate { id } phase startedAt answeredAt user { userName fullName } } }
      }
    `,
        variables: { ids: ids.split(' ') },
        onNext: next,
        // The data that was loaded with the page stays; a list is not the place to report problems with the telephone.
        onError: () => {},
      }),
      [ids, next],
    ),
  )
  return null
}
