import type { PickedUser } from '../../../shared/fields/UserPicker.tsx'
import { idOfUser, userOption } from '../../../shared/fields/UserPicker.tsx'
import { toClock, toMoment } from './zoned.ts'

/** The values of the form. */
export interface InterviewValues {
  kit: string
  title: string
  day: string
  time: string
  minutes: string
  zone: string
  panel: readonly PickedUser[]
  shadows: readonly PickedUser[]
  room: string
  place: string
  link: string
  notes: string
  asksFeedback: boolean
}

/** The form field that shows the errors of an input field. */
export const fieldOf: Readonly<Record<string, keyof InterviewValues>> = {
  title: 'title',
  startsAt: 'time',
  minutes: 'minutes',
  timeZone: 'zone',
  panel: 'panel',
  roomId: 'room',
  place: 'place',
  link: 'link',
  notes: 'notes',
  kitId: 'kit',
  formId: 'kit',
}

const dayMs = 86_400_000

/** Returns the values of a new interview: tomorrow morning. */
export const newValues = (zone: string): InterviewValues => ({
  kit: '',
  title: '',
  day: toClock(Date.now() + dayMs, zone).day,
  time: '09:00',
  minutes: '60',
  zone,
  panel: [],
  shadows: [],
  room: '',
  place: '',
  link: '',
  notes: '',
  asksFeedback: true,
})

interface Planned {
  readonly title: string
  readonly startsAt: string
  readonly endsAt: string
  readonly timeZone: string
  readonly place: string | null | undefined
  readonly link: string | null | undefined
  readonly notes: string
  readonly room: { readonly id: string } | null | undefined
  readonly kit: { readonly id: string } | null | undefined
  readonly form: { readonly id: string } | null | undefined
  readonly panel: readonly {
    readonly role: string
    readonly user: { readonly id: string; readonly userName: string; readonly fullName: string }
  }[]
}

/** Returns an existing interview as form values. */
export function valuesOf(interview: Planned): InterviewValues {
  const from = Date.parse(interview.startsAt)
  const seats = (isShadow: boolean) =>
    interview.panel.filter(({ role }) => (role === 'SHADOW') === isShadow).map(({ user }) => userOption(user))
  return {
    ...toClock(from, interview.timeZone),
    kit: interview.kit?.id ?? '',
    title: interview.title,
    minutes: String(Math.round((Date.parse(interview.endsAt) - from) / 60_000)),
    zone: interview.timeZone,
    panel: seats(false),
    shadows: seats(true),
    room: interview.room?.id ?? '',
    place: interview.place ?? '',
    link: interview.link ?? '',
    notes: interview.notes,
    asksFeedback: interview.form !== null,
  }
}

/** Returns the form values as the mutations accept them; the first panel member leads. */
export const detailsOf = (values: InterviewValues, formId: string | null) => ({
  title: values.title,
  startsAt: new Date(toMoment(values, values.zone) ?? Number.NaN).toISOString(),
  minutes: Number(values.minutes),
  timeZone: values.zone,
  panel: [
    ...values.panel.map((user, at) => ({
      userId: idOfUser(user),
      role: at === 0 ? ('LEAD' as const) : ('MEMBER' as const),
    })),
    ...values.shadows.map((user) => ({ userId: idOfUser(user), role: 'SHADOW' as const })),
  ],
  roomId: values.room || null,
  place: values.place.trim() || null,
  link: values.link.trim() || null,
  notes: values.notes.trim() || null,
  kitId: values.kit || null,
  formId: values.asksFeedback ? formId : null,
})
