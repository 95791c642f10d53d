import { Box } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { RichText } from '../../../../shared/richText/RichText.tsx'
import { Drawer, DrawerBody } from '../../../../shared/ui/Drawer.tsx'
import { ErrorBoundary } from '../../../../shared/ui/ErrorState.tsx'
import type { MessagePreviewQuery } from './__generated__/MessagePreviewQuery.graphql.ts'

type Variables = MessagePreviewQuery['variables']

/** The mail as the candidate gets it, with the values of its placeholders. */
export default function MessagePreview({ variables, onClose }: { variables: Variables; onClose: () => void }) {
  const { t } = useTranslation('candidateDetails')
  return (
    <Drawer place="center" width="640px" title={t('messages.preview')} onClose={onClose}>
      <ErrorBoundary>
        <Suspense fallback={<DrawerBody minHeight="200px" aria-busy />}>
          <Preview variables={variables} />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}

function Preview({ variables }: { variables: Variables }) {
  const { t } = useTranslation('candidateDetails')
  const { candidateEmailPreview: preview } = useLazyLoadQuery<MessagePreviewQuery>(
    graphql`
      query MessagePreviewQuery($candidateId: ID!, $jobId: ID, $subject: String!, $contents: String!) {
        candidateEmailPreview(candidateId: $candidateId, jobId: $jobId, subject: $subject, contents: $contents)
        @required(action: THROW) { subject contents missingTokens }
      }
    `,
    variables,
    { fetchPolicy: 'network-only' },
  )
  return (
    <DrawerBody display="grid" gap="3" alignContent="start" minHeight="200px" overflowWrap="anywhere">
      {preview.missingTokens.length > 0 && (
        <Box role="note" bg="status.orange.bg" color="status.orange.fg" borderRadius="8px" padding="2">
          {t('messages.missing', { replace: { tokens: preview.missingTokens.join(', ') } })}
        </Box>
      )}
      <Box fontWeight="600">{preview.subject || t('messages.noSubject')}</Box>
      <RichText html={preview.contents} kind="mail" />
    </DrawerBody>
  )
}
