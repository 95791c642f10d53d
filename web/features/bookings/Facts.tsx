import { Box } from '@chakra-ui/react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { formatZonedDay, formatZonedTime, zoneName } from '../../shared/format/zonedTimes.ts'

interface Props {
  startAt: string
  endAt: string
  /** The zone in which the interview was agreed, and the reader's zone. */
  zones: readonly string[]
  room: string | null | undefined
  place: string | null | undefined
  link: string | null | undefined
  people: readonly string[]
}

const web = /^https?:\/\//i

/** When, where and with whom the interview takes place. The time is shown in both zones if they differ. */
export function Facts({ startAt, endAt, zones, room, place, link, people }: Props) {
  const { t } = useTranslation('bookings')
  const shown = zones.filter((zone, at) => zones.findIndex((other) => isSame(other, zone, startAt)) === at)
  const rows: [label: string, value: React.ReactNode][] = [
    [
      t('when'),
      shown.map((zone) => (
        <Box key={zone}>
          {formatZonedDay(startAt, zone)}, {formatZonedTime(startAt, zone)}–{formatZonedTime(endAt, zone)}
          <Box color="fg.muted" fontSize="13px">
            {zoneName(zone, startAt)}
          </Box>
        </Box>
      )),
    ],
    ...(room || place ? [[t('where'), [room, place].filter(Boolean).join(', ')] as [string, string]] : []),
    ...(link && web.test(link)
      ? [
          [
            t('call'),
            <a key="link" href={link} rel="noreferrer noopener" target="_blank">
              {link}
            </a>,
          ] as [string, React.ReactNode],
        ]
      : []),
    ...(people.length > 0 ? [[t('with'), people.join(', ')] as [string, string]] : []),
  ]
  return (
    <Box as="dl" display="grid" gridTemplateColumns={{ base: '1fr', sm: 'max-content 1fr' }} columnGap="4" rowGap="2">
      {rows.map(([label, value]) => (
        <Fragment key={label}>
          <Box as="dt" color="fg.muted">
            {label}
          </Box>
          <Box as="dd" minWidth="0" overflowWrap="anywhere" marginBlockEnd={{ base: '2', sm: '0' }}>
            {value}
          </Box>
        </Fragment>
      ))}
    </Box>
  )
}

const isSame = (one: string, other: string, moment: string) =>
  one === other ||
  (formatZonedDay(moment, one) === formatZonedDay(moment, other) &&
    formatZonedTime(moment, one) === formatZonedTime(moment, other))
