import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

export const EmailSender = Type.Object({
  id: Id,
  name: Type.String({ description: 'name displayed with the address' }),
  email: Type.String({ description: 'address from which e-mail is sent' }),
  isDefault: Type.Boolean({ description: 'whether it is used if no sender is selected' }),
  place: Type.Integer({ description: 'position in the list, from 1' }),
})
export type EmailSender = Static<typeof EmailSender>

export const EmailSenderUsage = Type.Object({
  id: Id,
  place: Type.Integer({ description: 'position in the list, from 1' }),
  templates: Type.Integer({ description: 'number of e-mail templates that use it' }),
})
export type EmailSenderUsage = Static<typeof EmailSenderUsage>

/** The maximum length of each text, in characters. */
export const senderLimits = { name: 100, email: 250 } as const

const base = { service: 'commons', origin: 'ours', place: '002/7.12/35' } as const
const write = { effect: 'write', idempotent: true } as const
const path = '/commons/email-senders'
const byId = Type.Object({ id: Id })
const readers = ['EmailTemplate:ListEmailTemplate', 'EmailTemplate:ReadEmailTemplate'] as const
// Blank and longer texts are reported per field, so the schema accepts them.
const body = Type.Object({
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${senderLimits.name} characters, unique regardless of case`,
  }),
  email: Type.String({
    maxLength: 10_000,
    description: `address that no other sender has, at most ${senderLimits.email} characters`,
  }),
  isDefault: Type.Optional(Type.Boolean({ description: 'true replaces the former default; if left out, not changed' })),
  place: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'position, from 1; if left out, a new sender is last and an existing one is not moved',
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
    keyword: Type.Optional(
      Type.String({ maxLength: 200, description: 'part of the name; accents and case are ignored' }),
    ),
  }),
  answer: pagedRows(EmailSender),
  doc: 'Addresses from which e-mail is sent, in order.',
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
  doc: 'The position of each of these senders, and the number of templates that use it.',
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
  doc: 'Creates a sender from which e-mail can be sent from now on.',
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
  doc: 'Updates a sender. Templates that use it are changed to the new address, and to the new name unless they have a name of their own.',
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
  doc: 'Merges a sender into another one (`into`): templates that use this sender are changed to the other one, and this sender is deleted. Returns the remaining sender.',
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
  doc: 'Deletes a sender that no template uses; otherwise EMAIL_SENDER_IN_USE with the number of templates, or EMAIL_SENDER_DEFAULT for the default sender.',
})
