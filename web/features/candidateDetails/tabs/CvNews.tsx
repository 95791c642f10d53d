import { Box, Flex } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { Button } from '../../../shared/ui/Button.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import type { CvNewsMutation } from './__generated__/CvNewsMutation.graphql.ts'
import type { CvNewsQuery } from './__generated__/CvNewsQuery.graphql.ts'

/**
 * Tells users who may edit that a newer reader has found more in a candidate's CV; the edit form offers the findings.
 */
export function CvNews({ id }: { id: string }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <News id={id} />
      </Suspense>
    </ErrorBoundary>
  )
}

function News({ id }: { id: string }) {
  const { t } = useTranslation('candidateDetails')
  const navigate = useNavigate()
  const { candidate } = useLazyLoadQuery<CvNewsQuery>(
    graphql`
      query CvNewsQuery($id: ID!) {
        candidate(databaseId: $id) { id cvNews @catch(to: NULL) { field } }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  )
  const [see, isSeeing] = useAction<CvNewsMutation>(graphql`
    mutation CvNewsMutation($input: SeeCandidateCvNewsInput!) {
      seeCandidateCvNews(input: $input) { candidate { cvNews { field } } }
    }
  `)
  // A list entry counts once, however many of its fields were found.
  const things = new Set(candidate?.cvNews?.map(({ field }) => /^(?:resume\.)?[a-zA-Z]+(?:\.\d+)?/.exec(field)?.[0]))
  if (!candidate || things.size === 0) return null
  return (
    <Flex
      role="status"
      gap="3"
      wrap="wrap"
      alignItems="center"
      bg="status.blue.bg"
      color="status.blue.fg"
      borderRadius="8px"
      padding="3"
      gridColumn="1 / -1"
    >
      <Box flex="1" minWidth="200px">
        {t('cvNews', { count: things.size })}
      </Box>
      <Button size="small" onClick={() => void navigate(`/candidates/${id}`)}>
        {t('lookAtCvNews')}
      </Button>
      <Button
        size="small"
        kind="quiet"
        disabled={isSeeing}
        onClick={() => void see({ input: { candidateId: candidate.id } }).catch(() => {})}
      >
        {t('dismissCvNews')}
      </Button>
    </Flex>
  )
}
