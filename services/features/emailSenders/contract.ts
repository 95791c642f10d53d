import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

export const EmailSender = Type.Object({
  id: Id,
  name: Type.String({ description: 'name beside the address' }),
  email: Type.String({ description: 'address that e-mail is sent from' }),
  isDefault: Type.Boolean({ description: 'chosen where nobody has chosen' }),
  place: Type.Integer({ description: 'in the list, from 1' }),
})
export type EmailSender = Static<typeof EmailSender>

export const EmailSenderUsage = Type.Object({
  id: Id,
  place: Type.Integer({ description: 'in the list, from 1' }),
  templates: Type.Integer({ description: 'e-mail templates that are sent from it' }),
})
export type EmailSenderUsage = Static<typeof EmailSenderUsage>

/** Most characters of each text. */
export const senderLimits = { name: 100, email: 250 } as const

const base = { service: 'commons', origin: 'ours', place: '002/7.12/35' } as const
const write = { effect: 'write', idempotent: true } as const
const path = '/commons/email-senders'
const byId = Type.Object({ id: Id })
const readers = ['EmailTemplate:ListEmailTemplate', 'EmailTemplate:ReadEmailTemplate'] as const
// Longer and blank ones are answered under the field, so the shape leaves room for them.
const body = Type.Object({
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${senderLimits.name} characters, not there already in any case of its letters`,
  }),
  email: Type.String({
    maxLength: 10_000,
    description: `address that no other sender has, at most ${senderLimits.email}`,
  }),
  isDefault: Type.Optional(
    Type.Boolean({ description: 'true takes the place of the former default; left out: as it is' }),
  ),
  place: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'from 1; left out: a new one is the last, another one stays where it is',
    }),
  ),
})

export const emailSenderManageList = operation({
  ...base,
  id: 'emailSenderManageList',
  method: 'POST',
  path: `${path}/list`,
  access: 'EmailTemplate:ListEmailTemplate',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'part of the name, accents and case aside' })),
  }),
  answer: pagedRows(EmailSender),
  doc: 'Addresses that e-mail is sent from, in their order.',
})

export const emailSenderManageUsage = operation({
  ...base,
  id: 'emailSenderManageUsage',
  method: 'POST',
  path: `${path}/usage`,
  access: readers,
  effect: 'read',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(EmailSenderUsage),
  doc: 'Where each of the senders stands, and how many templates are sent from it.',
})

export const emailSenderManageGet = operation({
  ...base,
  id: 'emailSenderManageGet',
  method: 'GET',
  path: `${path}/{id}`,
  access: ['EmailTemplate:ReadEmailTemplate', 'EmailTemplate:UpdateEmailTemplate'],
  effect: 'read',
  params: byId,
  answer: EmailSender,
  doc: 'One sender of e-mail.',
})

export const emailSenderManageCreate = operation({
  ...base,
  ...write,
  id: 'emailSenderManageCreate',
  method: 'POST',
  path: `${path}/create`,
  access: 'EmailTemplate:CreateEmailTemplate',
  body,
  answer: EmailSender,
  doc: 'A new sender: e-mail can be sent from it from now on.',
})

export const emailSenderManageUpdate = operation({
  ...base,
  ...write,
  id: 'emailSenderManageUpdate',
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'EmailTemplate:UpdateEmailTemplate',
  params: byId,
  body,
  answer: EmailSender,
  doc: 'The sender becomes this; templates that are sent from it are sent from the new address, under the new name where they bore the old one.',
})

export const emailSenderManageMerge = operation({
  ...base,
  ...write,
  id: 'emailSenderManageMerge',
  method: 'POST',
  path: `${path}/{id}/merge`,
  access: 'EmailTemplate:UpdateEmailTemplate',
  params: byId,
  body: Type.Object({ into: Id }),
  answer: EmailSender,
  doc: 'Templates that are sent from this one are sent from the other (`into`) from then on, and this one is gone. Answers the one that stays.',
})

export const emailSenderManageDelete = operation({
  ...base,
  ...write,
  id: 'emailSenderManageDelete',
  method: 'DELETE',
  path: `${path}/{id}`,
  access: 'EmailTemplate:DeleteEmailTemplate',
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes a sender that no template is sent from; EMAIL_SENDER_IN_USE with their number, EMAIL_SENDER_DEFAULT for the one that is chosen where nobody has chosen.',
})
