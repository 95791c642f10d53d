import { Box } from '@chakra-ui/react'
import { PenLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import { useCan } from '../../../../shared/hooks/useCan.ts'
import { useSession } from '../../../../shared/session/session.ts'
import { Button } from '../../../../shared/ui/Button.tsx'
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx'
import { ErrorBoundary, PartFailed } from '../../../../shared/ui/ErrorState.tsx'
import FollowMessages from './FollowMessages.tsx'
import LogAddress from './LogAddress.tsx'
import MessageForm from './MessageForm.tsx'
import MessageItem from './MessageItem.tsx'
import type { MessagesTab_candidate$key } from './__generated__/MessagesTab_candidate.graphql.ts'
import type { MessagesTabPageQuery } from './__generated__/MessagesTabPageQuery.graphql.ts'

/** The mails between the company and the candidate, newest first, and a form for a new one. */
export default function MessagesTab({ candidate: key }: { candidate: MessagesTab_candidate$key }) {
  const { t } = useTranslation('candidateDetails')
  const { can: holds } = useSession()
  const can = useCan()
  const [isWriting, setWriting] = useState(false)
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    MessagesTabPageQuery,
    MessagesTab_candidate$key
  >(
    graphql`
    fragment MessagesTab_candidate on Candidate
    @refetchable(queryName: "MessagesTabPageQuery")
    @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
      id emails
      conversation(first: $first, after: $after) @connection(key: "MessagesTab_conversation") {
        edges { node { id ...MessageItem_email } }
      }
      ...MessageForm_candidate
    }
  `,
    key,
  )
  const refresh = () => refetch({}, { fetchPolicy: 'network-only' })
  const messages = data.conversation?.edges.map(({ node }) => node) ?? []
  const mayWrite = can('MessageFormMutation')
  const hasAddress = data.emails.length > 0
  return (
    <Box display="grid" gap="4" maxWidth="760px">
      {holds(['Candidate:ListCandidate', 'TalentManagement:TalentManagement']) && (
        <FollowMessages candidateId={data.id} onChanged={refresh} />
      )}
      {mayWrite && !hasAddress && <Box color="fg.muted">{t('messages.noAddress')}</Box>}
      {mayWrite && hasAddress && !isWriting && (
        <Button kind="primary" justifySelf="start" onClick={() => setWriting(true)}>
          <PenLine size={14} aria-hidden />
          {t('messages.write')}
        </Button>
      )}
      {!isWriting && can('LogAddressMutation') && <LogAddress />}
      {isWriting && (
        <ErrorBoundary>
          <Suspense fallback={<Box aria-busy bg="bg.muted" borderRadius="10px" height="280px" />}>
            <MessageForm
              candidate={data}
              onSent={() => {
                setWriting(false)
                refresh()
              }}
              onCancel={() => setWriting(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {!data.conversation && <PartFailed />}
      {data.conversation && messages.length === 0 && <EmptyState kind="unused" hint={t('messages.none')} />}
      {messages.map((message) => (
        <MessageItem key={message.id} email={message} />
      ))}
      {hasNext && (
        <Button justifySelf="start" disabled={isLoadingNext} onClick={() => loadNext(20)}>
          {t('earlier')}
        </Button>
      )}
    </Box>
  )
}
