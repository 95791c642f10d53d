import { Box, Heading } from '@chakra-ui/react'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'

interface Props {
  title: string
  /** A change of this key clears the failure of the previous record. */
  resetKey?: string
  /** `attempt` is incremented with each retry. */
  children: (attempt: number) => ReactNode
}

/** The frame that both form pages share: title, skeleton, and an error with a retry. */
export function FormPage({ title, resetKey, children }: Props) {
  const { t } = useTranslation('candidateForms')
  const [attempt, setAttempt] = useState(0)
  return (
    <Box padding={{ base: '3', md: '5' }}>
      <Heading
        as="h1"
        tabIndex={-1}
        outline="none"
        fontSize="19px"
        lineHeight="26px"
        marginBlockEnd="4"
        minWidth="0"
        overflowWrap="anywhere"
      >
        {title}
      </Heading>
      <ErrorBoundary title={t('loadFailed')} resetKey={resetKey} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense fallback={<Skeleton label={t('loading')} />}>{children(attempt)}</Suspense>
      </ErrorBoundary>
    </Box>
  )
}

function Skeleton({ label }: { label: string }) {
  return (
    <Box role="status" aria-label={label} aria-busy maxWidth="960px">
      {[220, 180, 140].map((height) => (
        <Box key={height} height={`${height}px`} bg="bg.muted" borderRadius="10px" marginBlockEnd="4" />
      ))}
    </Box>
  )
}
