import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { useParams } from 'react-router'
import { formatZonedDay, formatZonedTime, zonedDay, zoneName } from '../../shared/format/zonedTimes.ts'
import { useAction } from '../../shared/hooks/useAction.ts'
import { useHeading } from '../../shared/hooks/useHeading.ts'
import { browserZone } from '../../shared/session/timeZone.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Facts } from './Facts.tsx'
import type { BookingPageMutation, BookingPageMutation$data } from './__generated__/BookingPageMutation.graphql.ts'
import type { BookingPageQuery } from './__generated__/BookingPageQuery.graphql.ts'

type Booked = NonNullable<BookingPageMutation$data['bookInterview']>['booked']

/** The page on which a candidate chooses the time of an interview, in the browser's time zone. */
export default function BookingPage() {
  const { token = '' } = useParams()
  const [booked, setBooked] = useState<Booked | null>(null)
  // The link has been used: reading it again would report that it no longer exists.
  return booked ? <Receipt booked={booked} /> : <Choice token={token} onBooked={setBooked} />
}

function Receipt({ booked }: { booked: Booked }) {
  const { t } = useTranslation('bookings')
  const heading = useHeading()
  return (
    <Box display="grid" gap="4">
      <h1 tabIndex={-1} ref={heading}>
        {t('booking.done')}
      </h1>
      <p>{t('booking.mailComes', { replace: { title: booked.title } })}</p>
      <Facts {...booked} zones={[browserZone(), booked.zone]} people={[]} />
    </Box>
  )
}

function Choice({ token, onBooked }: { token: string; onBooked: (booked: Booked) => void }) {
  const { t } = useTranslation('bookings')
  const [attempt, setAttempt] = useState(0)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isTaken, setTaken] = useState(false)
  const heading = useHeading()
  const zone = browserZone()
  const { booking } = useLazyLoadQuery<BookingPageQuery>(
    graphql`
      query BookingPageQuery($token: String!) {
        booking(token: $token) @required(action: THROW) {
          title
          companyName
          jobTitle
          candidateName
          people
          minutes
          zone
          room
          place
          link
          expiresAt
          slots
        }
      }
    `,
    { token },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  const [book, isBooking] = useAction<BookingPageMutation>(graphql`
    mutation BookingPageMutation($input: BookInterviewInput!) {
      bookInterview(input: $input) {
        booked {
          title
          startAt
          endAt
          zone
          room
          place
          link
        }
      }
    }
  `)
  const { slots, minutes, companyName, jobTitle } = booking
  const days = Map.groupBy(slots, (slot) => zonedDay(slot, zone))
  const end = (start: string) => new Date(Date.parse(start) + minutes * 60_000).toISOString()

  const confirm = async (startAt: string) => {
    setTaken(false)
    await book({ input: { token, startAt } }, { isHandled: ({ errorCode }) => errorCode === 'SLOT_TAKEN' }).then(
      ({ bookInterview }) => onBooked(bookInterview.booked),
      (error: { errorCode?: string }) => {
        if (error.errorCode !== 'SLOT_TAKEN') return
        setTaken(true)
        setChosen(null)
        setAttempt((number) => number + 1)
      },
    )
  }
  return (
    <Box display="grid" gap="4">
      <Box>
        <h1 tabIndex={-1} ref={heading}>
          {booking.title}
        </h1>
        <p>{t('booking.about', { replace: { company: companyName, job: jobTitle, minutes: String(minutes) } })}</p>
        <p>{t('booking.inZone', { replace: { zone: zoneName(zone, slots[0] ?? booking.expiresAt) } })}</p>
      </Box>
      <Box role="alert">{isTaken && <strong>{t('booking.taken')}</strong>}</Box>
      {slots.length === 0 && <p>{t('booking.none')}</p>}
      {chosen === null &&
        [...days].map(([day, times]) => (
          <Box as="section" key={day} aria-labelledby={`day-${day}`} display="grid" gap="2">
            <Box as="h2" id={`day-${day}`} fontWeight="600">
              {formatZonedDay(times[0]!, zone)}
            </Box>
            <Flex as="ul" listStyleType="none" gap="2" flexWrap="wrap">
              {times.map((time) => (
                <li key={time}>
                  <Button onClick={() => setChosen(time)}>{formatZonedTime(time, zone)}</Button>
                </li>
              ))}
            </Flex>
          </Box>
        ))}
      {chosen !== null && (
        <Box role="group" aria-label={t('booking.confirm')} display="grid" gap="4">
          <Facts {...booking} startAt={chosen} endAt={end(chosen)} zones={[zone, booking.zone]} />
          <Flex gap="3" flexWrap="wrap">
            <Button kind="primary" disabled={isBooking} onClick={() => void confirm(chosen)}>
              {t('booking.confirm')}
            </Button>
            <Button onClick={() => setChosen(null)}>{t('booking.other')}</Button>
          </Flex>
        </Box>
      )}
    </Box>
  )
}
