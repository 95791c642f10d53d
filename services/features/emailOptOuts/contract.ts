import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'

const EmailOptOut = Type.Object({
  companyName: Type.String({ description: 'whose mails they are' }),
  mailHint: Type.String({ description: 'the address that they go to, with most of it hidden' }),
  isUnsubscribed: Type.Boolean({ description: 'no mails that go to many are sent to it' }),
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
  doc: 'Whether whoever has the link of a mail to many still gets such mails. LINK_GONE for a link that is not open.',
})

export const emailOptOutSet = operation({
  ...base,
  id: 'emailOptOutSet',
  method: 'POST',
  effect: 'write',
  body: Type.Object({ isUnsubscribed: Type.Boolean() }),
  doc: 'Ends mails of the company that go to many, or lets them come again; done twice it changes nothing. LINK_GONE for a link that is not open.',
})
