import { Box, Flex } from '@chakra-ui/react'
import { Suspense, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { SwitchBox } from '../../../shared/fields/SwitchField.tsx'
import { Select, TextArea, TextField } from '../../../shared/fields/textFields.tsx'
import { idOfUser, UsersPicker } from '../../../shared/fields/UserPicker.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { DayStrip } from './DayStrip.tsx'
import { detailsOf, fieldOf, type InterviewValues } from './values.ts'
import { WhenFields } from './WhenFields.tsx'
import { toMoment } from './zoned.ts'
import type { InterviewForm_job$key } from './__generated__/InterviewForm_job.graphql.ts'
import type { InterviewForm_room$key } from './__generated__/InterviewForm_room.graphql.ts'

type Details = ReturnType<typeof detailsOf>

interface Props {
  job: InterviewForm_job$key | null
  rooms: InterviewForm_room$key
  values: InterviewValues
  /** The id of the interview that is changed; null for a new one. */
  exceptId: string | null
  /** The interview form that the panel already has to fill in. */
  formId: string | null
  submit: string
  isSending: boolean
  /** The second argument shows errors of the services at their fields. */
  onSubmit: (details: Details, onFieldError: (field: string, message: string) => boolean) => void
  aside: ReactNode
}

/** All fields of an interview, with the free and busy times of its panel and room. */
export function InterviewForm({ job: jobKey, rooms: roomsKey, values, exceptId, submit, ...rest }: Props) {
  const { t } = useTranslation('interviews')
  const job = useFragment(
    graphql`
    fragment InterviewForm_job on Job {
      workflow { steps { id name interviewKits { id title minutes form { id name } } } }
    }
  `,
    jobKey,
  )
  const rooms = useFragment(
    graphql`
    fragment InterviewForm_room on InterviewRoom @relay(plural: true) { id name directions isActive location { name } }
  `,
    roomsKey,
  )
  const { control, handleSubmit, setError, setValue } = useForm<InterviewValues>({ defaultValues: values })
  const now = useWatch({ control }) as InterviewValues
  const kits = (job?.workflow?.steps ?? []).flatMap(({ name, interviewKits }) =>
    (interviewKits ?? []).map((kit) => ({ ...kit, label: `${name}: ${kit.title}` })),
  )
  const kit = kits.find(({ id }) => id === now.kit)
  const form = kit?.form?.id ?? (kit ? null : rest.formId)
  const begin = toMoment(now, now.zone)
  const minutes = Number(now.minutes)
  const people = [...now.panel, ...now.shadows].flatMap((user) => (user.id ? [idOfUser(user)] : []))
  const isShown = begin !== null && (people.length > 0 || now.room !== '')

  const takeKit = (id: string) => {
    const taken = kits.find((one) => one.id === id)
    if (!taken) return
    setValue('title', taken.title)
    setValue('minutes', String(taken.minutes))
  }
  const onFieldError = (field: string, message: string) => {
    const name = fieldOf[field.split('.').at(-1)!]
    if (name) setError(name, { message }, { shouldFocus: true })
    return name !== undefined
  }
  return (
    <Box
      as="form"
      display="grid"
      gap="4"
      maxWidth="900px"
      onSubmit={handleSubmit((filled) => rest.onSubmit(detailsOf(filled, form), onFieldError))}
    >
      {kits.length > 0 && (
        <Select
          control={control}
          name="kit"
          label={t('fields.kit')}
          hint={t('kitHint')}
          rules={{ onChange: (event: { target: { value: string } }) => takeKit(event.target.value) }}
          options={kits.map(({ id, label }) => ({ value: id, label }))}
        />
      )}
      <TextField control={control} name="title" label={t('fields.title')} isRequired maxLength={200} />
      <WhenFields control={control} />
      <UsersPicker control={control} name="panel" label={t('fields.panel')} hint={t('panelHint')} isRequired />
      <UsersPicker control={control} name="shadows" label={t('fields.shadows')} hint={t('shadowsHint')} />
      <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <Select
          control={control}
          name="room"
          label={t('fields.room')}
          placeholder={t('noRoom')}
          options={rooms
            .filter(({ id, isActive }) => isActive || id === values.room)
            .map(({ id, name, directions, location }) => ({
              value: id,
              label: [name, directions, location?.name].filter(Boolean).join(' · '),
            }))}
        />
        <TextField control={control} name="place" label={t('fields.place')} maxLength={500} />
      </Box>
      {isShown && (
        <ErrorBoundary title={t('stripFailed')} resetKey={`${now.day}${people.join()}${now.room}`} onRetry={() => {}}>
          <Suspense fallback={<Box color="fg.muted">{t('stripLoading')}</Box>}>
            <DayStrip
              userIds={people}
              roomId={now.room}
              day={now.day}
              zone={now.zone}
              proposed={minutes > 0 ? { from: begin, to: begin + minutes * 60_000 } : null}
              minutes={minutes}
              exceptId={exceptId}
              onPick={(time) => setValue('time', time, { shouldDirty: true })}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      <TextField control={control} name="link" label={t('fields.link')} hint={t('linkHint')} maxLength={2000} />
      <TextArea control={control} name="notes" label={t('fields.notes')} hint={t('notesHint')} maxLength={4000} />
      {form && (
        <SwitchBox
          label={t('fields.asksFeedback')}
          hint={t('feedbackHint')}
          checked={now.asksFeedback}
          onSwitch={(asksFeedback) => setValue('asksFeedback', asksFeedback)}
        />
      )}
      <Flex gap="2" flexWrap="wrap">
        <Button type="submit" kind="primary" disabled={rest.isSending}>
          {submit}
        </Button>
        {rest.aside}
      </Flex>
    </Box>
  )
}
