import { Box, Flex } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { RichText } from '../richText/RichText.tsx'
import { IconButton } from '../ui/Button.tsx'
import { Drawer, DrawerBody } from '../ui/Drawer.tsx'
import { ErrorBoundary } from '../ui/ErrorState.tsx'
import type { EmailPreviewQuery } from './__generated__/EmailPreviewQuery.graphql.ts'

type Letter = Omit<EmailPreviewQuery['variables'], 'candidateId'>

interface Props {
  /** The recipients: global ids and names. */
  people: readonly { id: string; name: string }[]
  letter: Letter
  onClose: () => void
}

/** An e-mail as each of the candidates receives it, with the values of its placeholders. */
export default function EmailPreview({ people, letter, onClose }: Props) {
  const { t } = useTranslation('candidateEmails')
  const [at, setAt] = useState(0)
  const person = people[at]!
  return (
    <Drawer place="center" width="640px" title={t('preview')} onClose={onClose}>
      {people.length > 1 && (
        <Flex alignItems="center" gap="1" paddingInline="5" paddingBlockStart="2">
          <IconButton size="small" label={t('previous')} disabled={at === 0} onClick={() => setAt(at - 1)}>
            <ChevronLeft size={14} aria-hidden />
          </IconButton>
          <IconButton size="small" label={t('next')} disabled={at === people.length - 1} onClick={() => setAt(at + 1)}>
            <ChevronRight size={14} aria-hidden />
          </IconButton>
          <Box aria-live="polite">{t('of', { replace: { name: person.name, at: at + 1, count: people.length } })}</Box>
        </Flex>
      )}
      <ErrorBoundary resetKey={person.id}>
        <Suspense fallback={<DrawerBody minHeight="200px" aria-busy />}>
          <Preview key={person.id} variables={{ ...letter, candidateId: person.id }} />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}

function Preview({ variables }: { variables: EmailPreviewQuery['variables'] }) {
  const { t } = useTranslation('candidateEmails')
  const { candidateEmailPreview: preview } = useLazyLoadQuery<EmailPreviewQuery>(
    graphql`
      query EmailPreviewQuery($candidateId: ID!, $jobId: ID, $subject: String!, $contents: String!) {
        candidateEmailPreview(candidateId: $candidateId, jobId: $jobId, subject: $subject, contents: $contents)
        @required(action: THROW) { toAddress subject contents missingTokens }
      }
    `,
    variables,
    { fetchPolicy: 'network-only' },
  )
  return (
    <DrawerBody display="grid" gap="3" alignContent="start" minHeight="200px" overflowWrap="anywhere">
      {preview.missingTokens.length > 0 && (
        <Box role="note" bg="status.orange.bg" color="status.orange.fg" borderRadius="8px" padding="2">
          {t('missing', { replace: { tokens: preview.missingTokens.join(', ') } })}
        </Box>
      )}
      <Box color="fg.muted" fontSize="12.5px">
        {preview.toAddress ? t('to', { replace: { address: preview.toAddress } }) : t('noAddress')}
      </Box>
      <Box fontWeight="600">{preview.subject || t('noSubject')}</Box>
      <RichText html={preview.contents} kind="mail" />
    </DrawerBody>
  )
}
