import { Box, Flex } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useSearchParams } from 'react-router'
import { dayIn } from '../../../../common/timeZones.ts'
import { formatZonedDay, zonedDay, zoneName } from '../../../shared/format/zonedTimes.ts'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { useOwnZone } from '../../../shared/session/timeZone.ts'
import type { DashboardCardProps } from '../../../shared/shell.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { CalendarAddress } from './CalendarAddress.tsx'
import { InterviewRow } from './InterviewRow.tsx'
import { addDays, readSpan, spans, toSpanVariables, type Span } from './span.ts'
import type { MyInterviewsQuery } from './__generated__/MyInterviewsQuery.graphql.ts'

/** The user's interviews of a day or a week, in their own time zone. */
export default function MyInterviews({ attempt }: DashboardCardProps) {
  const { t } = useTranslation('bookings')
  const zone = useOwnZone()
  const [search, setSearch] = useSearchParams()
  const { span, day, first, days } = readSpan(search, zone)
  const { mine } = useScreenQuery<MyInterviewsQuery>(
    graphql`
      query MyInterviewsQuery($from: DateTime!, $to: DateTime!) {
        mine: myInterviews(from: $from, to: $to) @required(action: THROW) {
          id
          startAt
          ...InterviewRow_interview
        }
      }
    `,
    toSpanVariables(search, zone),
    { fetchKey: attempt },
  )
  const go = (to: { span?: Span; day?: string }) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (to.span) next.set('interviews', to.span)
        if (to.day) next.set('interviewDay', to.day)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const byDay = Map.groupBy(mine, ({ startAt }) => zonedDay(startAt, zone))
  const noon = (one: string) => `${one}T12:00:00Z`
  return (
    <Box containerType="inline-size">
      <Flex gap="2" flexWrap="wrap" alignItems="center" marginBlockEnd="3">
        <Flex role="group" aria-label={t('mine.span')} gap="1">
          {spans.map((one) => (
            <Button
              key={one}
              size="small"
              kind={one === span ? 'plain' : 'quiet'}
              aria-pressed={one === span}
              onClick={() => go({ span: one })}
            >
              {t(`mine.${one}`)}
            </Button>
          ))}
        </Flex>
        <Flex gap="1" marginInlineStart="auto">
          <Button
            size="small"
            shape="square"
            kind="quiet"
            aria-label={t('mine.before')}
            onClick={() => go({ day: addDays(day, -days) })}
          >
            <ChevronLeft size={16} aria-hidden />
          </Button>
          <Button size="small" kind="quiet" onClick={() => go({ day: dayIn(zone, new Date()) })}>
            {t('mine.today')}
          </Button>
          <Button
            size="small"
            shape="square"
            kind="quiet"
            aria-label={t('mine.after')}
            onClick={() => go({ day: addDays(day, days) })}
          >
            <ChevronRight size={16} aria-hidden />
          </Button>
        </Flex>
      </Flex>
      <Box fontWeight="500" marginBlockEnd="2" aria-live="polite">
        {formatZonedDay(noon(first), 'UTC')}
        {days > 1 && ` – ${formatZonedDay(noon(addDays(first, days - 1)), 'UTC')}`}
      </Box>
      {mine.length === 0 && (
        <Box as="p" color="fg.muted">
          {t('mine.none')}
        </Box>
      )}
      <Box display="grid" gap="4">
        {[...byDay].map(([one, interviews]) => (
          <Box as="section" key={one} {...(days > 1 && { 'aria-labelledby': `mine-${one}` })}>
            {days > 1 && (
              <Box as="h3" id={`mine-${one}`} fontWeight="600" fontSize="13px" marginBlockEnd="1">
                {formatZonedDay(noon(one), 'UTC')}
              </Box>
            )}
            <Box as="ul" listStyleType="none" display="grid" gap="2">
              {interviews.map((interview) => (
                <InterviewRow key={interview.id} interview={interview} zone={zone} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Box as="p" color="fg.muted" fontSize="12px" marginBlock="3">
        {t('mine.inZone', { replace: { zone: zoneName(zone, noon(first)) } })}
      </Box>
      <CalendarAddress />
    </Box>
  )
}
