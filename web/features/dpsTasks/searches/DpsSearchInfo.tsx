import { Box, Flex, chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { IconButton } from '../../../shared/ui/Button.tsx'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import ConditionLine from './ConditionLine.tsx'
import type { DpsSearchInfoQuery } from './__generated__/DpsSearchInfoQuery.graphql.ts'

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1',
    margin: '0',
    overflowWrap: 'anywhere',
    '& dt': { color: 'fg.muted', fontSize: '12px', marginBlockStart: '1.5', _first: { marginBlockStart: '0' } },
    '& dd': { margin: '0' },
  },
})

/** The creator, search text and conditions of a stored search (001/2.8). Loaded when it is opened. */
export default function DpsSearchInfo({ databaseId, onClose }: { databaseId: string; onClose: () => void }) {
  const { t } = useTranslation(['dpsTasks', 'shared'])
  const [attempt, setAttempt] = useState(0)
  return (
    <Flex gap="2" alignItems="flex-start">
      <Box flex="1" minWidth="0">
        <ErrorBoundary title={t('listFailed')} resetKey={String(attempt)} onRetry={() => setAttempt(attempt + 1)}>
          <Suspense
            fallback={
              <Box role="status" color="fg.muted">
                {t('loading', { ns: 'shared' })}
              </Box>
            }
          >
            <Content databaseId={databaseId} attempt={attempt} />
          </Suspense>
        </ErrorBoundary>
      </Box>
      <IconButton size="small" data-autofocus label={t('close', { ns: 'shared' })} onClick={onClose}>
        <X size={14} aria-hidden />
      </IconButton>
    </Flex>
  )
}

function Content({ databaseId, attempt }: { databaseId: string; attempt: number }) {
  const { t } = useTranslation('dpsTasks')
  const { dpsSearch } = useLazyLoadQuery<DpsSearchInfoQuery>(
    graphql`
    query DpsSearchInfoQuery($id: ID!) {
      dpsSearch(databaseId: $id) {
        query createdAt
        createdBy { fullName }
        conditions { ...ConditionLine_condition }
      }
    }
  `,
    { id: databaseId },
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  )
  if (!dpsSearch) return <Box role="status">{t('typeGone')}</Box>
  return (
    <Facts>
      <dt>{t('info.creator')}</dt>
      <dd>
        {dpsSearch.createdBy?.fullName ?? '—'}
        {dpsSearch.createdAt && ` · ${formatDateTime(dpsSearch.createdAt)}`}
      </dd>
      <dt>{t('info.search')}</dt>
      <dd>{dpsSearch.query || '—'}</dd>
      <dt>{t('info.filters')}</dt>
      <dd>
        {dpsSearch.conditions.length === 0 ? (
          '—'
        ) : (
          <chakra.ul margin="0" paddingInlineStart="4" listStyleType="disc">
            {dpsSearch.conditions.map((condition, at) => (
              <ConditionLine key={at} condition={condition} />
            ))}
          </chakra.ul>
        )}
      </dd>
    </Facts>
  )
}
