import { Box } from '@chakra-ui/react'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import { ListSkeleton, ListTitle } from '../../shared/list/parts/ListFrame.tsx'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import InboundCandidateList from './InboundCandidateList.tsx'
import type { InboundCandidatesPageQuery } from './__generated__/InboundCandidatesPageQuery.graphql.ts'

const RulesDialog = lazy(() => import('./rules/RulesDialog.tsx'))

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

/** `attempt` grows when the user tries a failed load again. */
function Page({ attempt }: { attempt: number }) {
  const { recruitmentChannels } = useScreenQuery<InboundCandidatesPageQuery>(
    graphql`
    query InboundCandidatesPageQuery { recruitmentChannels @catch(to: NULL) { id databaseId name } }
  `,
    {},
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  )
  const [isRulesOpen, setRulesOpen] = useState(false)
  const [changes, setChanges] = useState(0)
  return (
    <>
      <InboundCandidateList
        channels={recruitmentChannels ?? null}
        changes={changes}
        onRules={() => setRulesOpen(true)}
      />
      {isRulesOpen && (
        <Suspense fallback={null}>
          <RulesDialog onClose={() => setRulesOpen(false)} onChanged={() => setChanges(changes + 1)} />
        </Suspense>
      )}
    </>
  )
}
