import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { toClock, findFreeTimes, toMoment, type Span } from './zoned.ts'
import type { DayStripQuery } from './__generated__/DayStripQuery.graphql.ts'

interface Props {
  userIds: readonly string[]
  roomId: string
  day: string
  zone: string
  /** The proposed time; null while it is not valid. */
  proposed: Span | null
  minutes: number
  exceptId: string | null
  onPick: (time: string) => void
}

/** The hours that a bar shows. */
const [from, to] = ['07:00', '20:00']

/** The busy times of the chosen people and the room on the day, with the proposed time, and the next free times. */
export function DayStrip({ userIds, roomId, day, zone, proposed, minutes, exceptId, onPick }: Props) {
  const { t } = useTranslation('interviews')
  const [now] = useState(() => Date.now())
  const [begin, end] = [toMoment({ day, time: from }, zone) ?? 0, toMoment({ day, time: to }, zone) ?? 0]
  const { freeBusy } = useLazyLoadQuery<DayStripQuery>(
    graphql`
    query DayStripQuery($userIds: [ID!]!, $roomIds: [ID!], $from: DateTime!, $to: DateTime!, $exceptId: ID) {
      freeBusy(userIds: $userIds, roomIds: $roomIds, from: $from, to: $to, exceptId: $exceptId) {
        people { user { fullName } busy { from to } }
        rooms { room { name } busy { from to } }
      }
    }
  `,
    {
      userIds,
      roomIds: roomId ? [roomId] : [],
      from: new Date(begin).toISOString(),
      to: new Date(end).toISOString(),
      exceptId,
    },
    { fetchPolicy: 'store-and-network' },
  )
  if (!freeBusy) return null
  const spans = (busy: readonly { readonly from: string; readonly to: string }[]): Span[] =>
    busy.map((one) => ({ from: Date.parse(one.from), to: Date.parse(one.to) }))
  const rows = [
    ...freeBusy.people.map(({ user, busy }) => ({ name: user?.fullName ?? '', busy: spans(busy) })),
    ...freeBusy.rooms.map(({ room, busy }) => ({ name: room?.name ?? '', busy: spans(busy) })),
  ]
  const free = findFreeTimes(
    rows.flatMap(({ busy }) => busy),
    { day, zone, minutes, after: Math.max(now, proposed?.from ?? 0) },
  )
  const timeOf = (moment: number) => toClock(moment, zone).time
  const place = (span: Span) => {
    const at = (moment: number) => Math.min(1, Math.max(0, (moment - begin) / (end - begin))) * 100
    return { insetInlineStart: `${at(span.from)}%`, width: `${at(span.to) - at(span.from)}%` }
  }
  return (
    <Box>
      <Flex as="ul" direction="column" gap="1.5" listStyleType="none" aria-label={t('strip')}>
        {rows.map(({ name, busy }, index) => (
          <Flex as="li" key={index} gap="2" alignItems="center" flexWrap="wrap">
            <Box flex="0 0 140px" minWidth="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
              {name}
            </Box>
            <Box
              aria-hidden
              position="relative"
              flex="1 1 160px"
              height="18px"
              borderRadius="4px"
              bg="bg.muted"
              overflow="hidden"
            >
              {busy.map((span) => (
                <Box key={span.from} position="absolute" insetBlock="0" bg="border.strong" style={place(span)} />
              ))}
              {proposed && (
                <Box
                  position="absolute"
                  insetBlock="0"
                  border="2px solid"
                  borderColor="accent"
                  borderRadius="4px"
                  style={place(proposed)}
                />
              )}
            </Box>
            <Box flex="0 0 130px" fontSize="12px" color="fg.muted">
              {busy.map((span) => `${timeOf(span.from)}–${timeOf(span.to)}`).join(', ') || t('free')}
            </Box>
          </Flex>
        ))}
      </Flex>
      <Flex role="group" aria-label={t('nextFree')} gap="2" alignItems="center" flexWrap="wrap" marginBlockStart="2">
        <Box fontSize="12px" color="fg.muted">
          {free.length > 0 ? t('nextFree') : t('noneFree')}
        </Box>
        {free.map((moment) => (
          <Button key={moment} size="small" onClick={() => onPick(timeOf(moment))}>
            {timeOf(moment)}
          </Button>
        ))}
      </Flex>
    </Box>
  )
}
