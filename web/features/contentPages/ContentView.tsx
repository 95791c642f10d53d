import { Box, Heading } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useParams } from 'react-router'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { RichText } from '../../shared/richText/RichText.tsx'
import { useCrumb } from '../../shared/shell.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import type { ContentViewQuery } from './__generated__/ContentViewQuery.graphql.ts'

/** A content page, such as help or terms, for all signed-in users. */
export default function ContentView() {
  const { t } = useTranslation('shared')
  const { code = '' } = useParams()
  const [attempt, setAttempt] = useState(0)
  return (
    <Box padding={{ base: '4', md: '5' }} maxWidth="760px">
      <ErrorBoundary title={t('loadFailed')} resetKey={code} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense
          fallback={
            <Box role="status" aria-label={t('loading')} aria-busy height="320px" bg="bg.muted" borderRadius="card" />
          }
        >
          <Loaded key={code} code={code} attempt={attempt} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  )
}

function Loaded({ code, attempt }: { code: string; attempt: number }) {
  const { t } = useTranslation('contentPages')
  const { contentPage } = useScreenQuery<ContentViewQuery>(
    graphql`
    query ContentViewQuery($code: String!) @throwOnFieldError {
      contentPage(code: $code) { title html }
    }
  `,
    { code },
    { fetchKey: attempt },
  )
  useCrumb(contentPage?.title)
  if (!contentPage) return <EmptyState kind="unused" title={t('gone')} />
  return (
    <article>
      <Heading
        as="h1"
        tabIndex={-1}
        outline="none"
        fontSize="19px"
        lineHeight="26px"
        marginBlockEnd="4"
        overflowWrap="anywhere"
      >
        {contentPage.title}
      </Heading>
      <RichText html={contentPage.html} kind="page" />
    </article>
  )
}
