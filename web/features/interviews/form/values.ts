import type { PickedUser } from '../../../shared/fields/UserPicker.tsx'
import { idOfUser, userOption } from '../../../shared/fields/UserPicker.tsx'
import { clockOf, momentOf } from './zoned.ts'

/** What the form holds. */
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

/** Fields of the input, each with the field of the form that shows its errors. */
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

/** A new interview: tomorrow morning. */
export const newValues = (zone: string): InterviewValues => ({
  kit: '',
  title: '',
  day: clockOf(Date.now() + dayMs, zone).day,
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

/** An interview that is there, as the form shows it. */
export function valuesOf(interview: Planned): InterviewValues {
  const from = Date.parse(interview.startsAt)
  const seats = (isShadow: boolean) =>
    interview.panel.filter(({ role }) => (role === 'SHADOW') === isShadow).map(({ user }) => userOption(user))
  return {
    ...clockOf(from, interview.timeZone),
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

/** What mutations take; the first of the panel leads. */
export const detailsOf = (values: InterviewValues, formId: string | null) => ({
  title: values.title,
  startsAt: new Date(momentOf(values, values.zone) ?? Number.NaN).toISOString(),
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
