import { Box, Heading } from '@chakra-ui/react'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '../ui/ErrorState.tsx'

interface Props {
  title: string
  /** Another key resets the error of the previous record. */
  resetKey: string
  /** `attempt` increases with each retry. */
  children: (attempt: number) => ReactNode
}

/** The page around the form of a record: title, skeleton, and an error that can be retried. */
export function FormPage({ title, resetKey, children }: Props) {
  const { t } = useTranslation('shared')
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
        overflowWrap="anywhere"
      >
        {title}
      </Heading>
      <ErrorBoundary title={t('loadFailed')} resetKey={resetKey} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense
          fallback={
            <Box role="status" aria-label={t('loading')} aria-busy maxWidth="960px">
              {[260, 180, 320].map((height) => (
                <Box key={height} height={`${height}px`} bg="bg.muted" borderRadius="10px" marginBlockEnd="4" />
              ))}
            </Box>
          }
        >
          {children(attempt)}
        </Suspense>
      </ErrorBoundary>
    </Box>
  )
}
