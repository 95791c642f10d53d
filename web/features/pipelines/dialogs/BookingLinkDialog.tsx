import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { dayIn } from '../../../../common/timeZones.ts'
import { DatePicker } from '../../../shared/fields/dates/DatePicker.tsx'
import { Select, TextField } from '../../../shared/fields/textFields.tsx'
import { idOfUser, UsersPicker, type PickedUser } from '../../../shared/fields/UserPicker.tsx'
import { EntityDialog } from '../../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../../shared/list/typed.ts'
import { ownZone } from '../../../shared/session/timeZone.ts'
import type { BookingLinkDialogMutation } from './__generated__/BookingLinkDialogMutation.graphql.ts'

const send = asMutation<BookingLinkDialogMutation>(graphql`
  mutation BookingLinkDialogMutation($input: SendBookingLinkInput!) {
    sendBookingLink(input: $input) { bookingOffer { id state } }
  }
`)

interface Values {
  title: string
  interviewerIds: PickedUser[]
  minutes: string
  zone: string
  fromDay: string
  toDay: string
  weekdays: string
  fromMinute: string
  toMinute: string
  place: string
  link: string
  days: string
}

const text = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const halfHours = Array.from({ length: 49 }, (_, at) => ({ value: String(at * 30), label: text(at * 30) }))
const dayFrom = (zone: string, days: number) => dayIn(zone, new Date(Date.now() + days * 86_400_000))
const week = [0, 1, 2, 3, 4, 5, 6]

interface Props {
  jobId: string
  person: { candidateId: string; name: string }
  onClose: (isChanged: boolean) => void
}

/** Offers a candidate days and hours for an interview. The candidate chooses with a link that is sent by mail. */
export default function BookingLinkDialog({ jobId, person, onClose }: Props) {
  const { t } = useTranslation('pipelines')
  const zone = ownZone()
  const zones = [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])]
  const save = ({ interviewerIds, minutes, weekdays, fromMinute, toMinute, days, place, link, ...rest }: Values) =>
    saveBy(send, {
      input: {
        ...rest,
        title: rest.title.trim(),
        jobId,
        candidateId: person.candidateId,
        interviewerIds: interviewerIds.map(idOfUser),
        minutes: Number(minutes),
        weekdays: weekdays === 'all' ? week : week.slice(1, 6),
        fromMinute: Number(fromMinute),
        toMinute: Number(toMinute),
        days: Number(days),
        place: place.trim() || null,
        link: link.trim() || null,
      },
    })
  return (
    <EntityDialog<Values>
      title={t('bookingLink.title', { replace: { name: person.name } })}
      submitText={t('bookingLink.send')}
      draft={`bookingLink:${person.candidateId}`}
      isNew
      values={{
        title: '',
        interviewerIds: [],
        minutes: '60',
        zone,
        fromDay: dayFrom(zone, 1),
        toDay: dayFrom(zone, 7),
        weekdays: 'work',
        fromMinute: '540',
        toMinute: '1020',
        place: '',
        link: '',
        days: '7',
      }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField control={control} name="title" label={t('bookingLink.interview')} isRequired maxLength={200} />
          <UsersPicker
            control={control}
            name="interviewerIds"
            label={t('bookingLink.panel')}
            hint={t('bookingLink.panelHint')}
            isRequired
          />
          <Pair>
            <Select
              control={control}
              name="minutes"
              label={t('bookingLink.length')}
              options={[30, 45, 60, 90, 120].map((count) => ({
                value: String(count),
                label: t('bookingLink.minutes', { replace: { count: String(count) } }),
              }))}
            />
            <Select
              control={control}
              name="zone"
              label={t('bookingLink.zone')}
              options={zones.map((name) => ({ value: name, label: name }))}
            />
          </Pair>
          <Pair>
            <DatePicker control={control} name="fromDay" label={t('bookingLink.fromDay')} isRequired />
            <DatePicker control={control} name="toDay" label={t('bookingLink.toDay')} isRequired />
          </Pair>
          <Pair>
            <Select control={control} name="fromMinute" label={t('bookingLink.fromTime')} options={halfHours} />
            <Select control={control} name="toMinute" label={t('bookingLink.toTime')} options={halfHours} />
          </Pair>
          <Pair>
            <Select
              control={control}
              name="weekdays"
              label={t('bookingLink.weekdays')}
              options={[
                { value: 'work', label: t('bookingLink.workdays') },
                { value: 'all', label: t('bookingLink.allDays') },
              ]}
            />
            <Select
              control={control}
              name="days"
              label={t('bookingLink.good')}
              options={[3, 7, 14].map((count) => ({
                value: String(count),
                label: t('bookingLink.days', { replace: { count: String(count) } }),
              }))}
            />
          </Pair>
          <TextField control={control} name="place" label={t('bookingLink.place')} maxLength={500} />
          <TextField control={control} name="link" label={t('bookingLink.call')} maxLength={2000} />
        </>
      )}
    </EntityDialog>
  )
}

function Pair({ children }: { children: React.ReactNode }) {
  return (
    <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
      {children}
    </Box>
  )
}
