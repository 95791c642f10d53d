import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'

const EmailOptOut = Type.Object({
  companyName: Type.String({ description: 'name of the company that sends the mails' }),
  mailHint: Type.String({ description: 'address to which they are sent, mostly hidden' }),
  isUnsubscribed: Type.Boolean({ description: 'whether it gets no bulk mails' }),
})
export type EmailOptOut = Static<typeof EmailOptOut>

const base = {
  service: 'candidates',
  origin: 'ours',
  place: 'ours (RFC 8058)',
  access: 'public',
  path: '/EmailOptOuts/{token}',
  params: Type.Object({ token: Type.String({ maxLength: 100 }) }),
  answer: EmailOptOut,
  perMinute: 20,
} as const

export const emailOptOut = operation({
  ...base,
  id: 'emailOptOut',
  method: 'GET',
  effect: 'read',
  doc: 'Whether the reader of a bulk mail still gets such mails. LINK_GONE if the link is not open.',
})

export const emailOptOutSet = operation({
  ...base,
  id: 'emailOptOutSet',
  method: 'POST',
  effect: 'write',
  body: Type.Object({ isUnsubscribed: Type.Boolean() }),
  doc: 'Unsubscribes from bulk mails of the company, or subscribes again; repeating it changes nothing. LINK_GONE if the link is not open.',
})
