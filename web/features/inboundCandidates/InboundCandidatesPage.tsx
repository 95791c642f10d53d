import { Box } from '@chakra-ui/react'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import { ListSkeleton, ListTitle } from '../../shared/list/parts/ListFrame.tsx'
import { flagParam, useUrlState } from '../../shared/hooks/urlState.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import InboundCandidateList from './InboundCandidateList.tsx'
import type { InboundCandidatesPageQuery } from './__generated__/InboundCandidatesPageQuery.graphql.ts'

const RulesDialog = lazy(() => import('./rules/RulesDialog.tsx'))

/** The rules have an address because /modules links to them. */
const rulesShape = { rules: flagParam }

/** Greeting: candidates that other systems have collected, to approve or to reject (001/2.5). */
export default function InboundCandidatesPage() {
  const { t } = useTranslation(['inboundCandidates', 'review'])
  const [attempt, setAttempt] = useState(0)
  return (
    <ErrorBoundary
      heading={
        <Box padding="3">
          <ListTitle level="h1">{t('title')}</ListTitle>
        </Box>
      }
      title={t('listFailed', { ns: 'review' })}
      onRetry={() => setAttempt(attempt + 1)}
    >
      <Suspense fallback={<ListSkeleton title={t('title')} />}>
        <Page attempt={attempt} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** `attempt` is incremented when the user retries a failed load. */
function Page({ attempt }: { attempt: number }) {
  const { recruitmentChannels } = useScreenQuery<InboundCandidatesPageQuery>(
    graphql`
    query InboundCandidatesPageQuery { recruitmentChannels @catch(to: NULL) { id databaseId name } }
  `,
    {},
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  )
  const [{ rules: isRulesOpen }, set] = useUrlState(rulesShape)
  const [changes, setChanges] = useState(0)
  return (
    <>
      <InboundCandidateList
        channels={recruitmentChannels ?? null}
        changes={changes}
        onRules={() => set({ rules: true })}
      />
      {isRulesOpen && (
        <Suspense fallback={null}>
          <RulesDialog onClose={() => set({ rules: false })} onChanged={() => setChanges(changes + 1)} />
        </Suspense>
      )}
    </>
  )
}
