import { Box, Flex, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { PartFailed } from '../../../shared/ui/ErrorState.tsx'
import TimelineCall from './TimelineCall.tsx'
import type { TimelineTab_candidate$key } from './__generated__/TimelineTab_candidate.graphql.ts'
import type { TimelineTabPageQuery } from './__generated__/TimelineTabPageQuery.graphql.ts'
import type en from '../en.ts'

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '3',
    listStyleType: 'none',
    borderInlineStart: '2px solid',
    borderColor: 'border',
    paddingInlineStart: '4',
    marginInlineStart: '1',
  },
})

/** The candidate's history, newest first. Users who may read the log also see the details of each change. */
export default function TimelineTab({ candidate: key }: { candidate: TimelineTab_candidate$key }) {
  const { t } = useTranslation('candidateDetails')
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    TimelineTabPageQuery,
    TimelineTab_candidate$key
  >(
    graphql`
    fragment TimelineTab_candidate on Candidate
    @refetchable(queryName: "TimelineTabPageQuery")
    @argumentDefinitions(first: { type: "Int", defaultValue: 30 }, after: { type: "String" }) {
      timeline(first: $first, after: $after) @connection(key: "TimelineTab_timeline") {
        edges {
          node { id kind kindName at subject user { fullName } changes { field before after } call { ...TimelineCall_call } }
        }
      }
    }
  `,
    key,
  )
  if (!data.timeline) return <PartFailed />
  const events = data.timeline.edges.map(({ node }) => node)
  if (events.length === 0) return <EmptyState kind="unused" hint={t('noTimeline')} />
  const fieldName = (field: string) => {
    const known = t(`fields.${field as keyof typeof en.fields}`)
    return known === `fields.${field}` ? field : known
  }
  return (
    <>
      <List>
        {events.map((event) => (
          <li key={event.id}>
            <Flex gap="2" wrap="wrap" alignItems="baseline">
              <strong>{event.user?.fullName ?? '—'}</strong>
              <span>
                {event.kindName
                  ? [event.kindName, event.subject].filter(Boolean).join(': ')
                  : t(`events.${event.kind}`, { replace: { subject: event.subject ?? '' } })}
              </span>
              <Box as="time" color="fg.muted" fontSize="12.5px">
                {formatDateTime(event.at)}
              </Box>
            </Flex>
            {event.call && <TimelineCall call={event.call} />}
            {event.changes.length > 0 && (
              <Box as="ul" listStyleType="none" marginBlockStart="1" color="fg.muted" overflowWrap="anywhere">
                {event.changes.map(({ field, before, after }, at) => (
                  <li key={at}>
                    {fieldName(field)}:{' '}
                    <del aria-label={`${t('before')}: ${before || t('empty')}`}>{before || t('empty')}</del>
                    {' → '}
                    <ins aria-label={`${t('after')}: ${after || t('empty')}`} style={{ textDecoration: 'none' }}>
                      {after || t('empty')}
                    </ins>
                  </li>
                ))}
              </Box>
            )}
          </li>
        ))}
      </List>
      {hasNext && (
        <Button marginBlockStart="3" disabled={isLoadingNext} onClick={() => loadNext(30)}>
          {t('earlier')}
        </Button>
      )}
    </>
  )
}
