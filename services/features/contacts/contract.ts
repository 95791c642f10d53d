import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

export const Contact = Type.Object({
  id: Id,
  fullName: Type.String({ description: 'name of the sender' }),
  email: Type.String({ description: 'address for answers' }),
  content: Type.String({ description: 'text of the message' }),
  userName: Nullable(Type.String({ description: 'account of the sender, if they were signed in' })),
  userAgent: Nullable(Type.String({ description: 'browser of the sender' })),
})
export type Contact = Static<typeof Contact>

/** The maximum length of each text, in characters (002/5/12 for the message). */
export const contactLimits = { fullName: 200, email: 250, content: 500, userName: 250, userAgent: 500 } as const

const base = { service: 'backoffice', origin: 'spec', place: '002/7.8/1, 002/5/10-12' } as const
const write = { effect: 'write', idempotent: true } as const
const byId = Type.Object({ id: Id })
// Blank and longer texts are reported per field, so the schema accepts them.
const Text = (name: keyof typeof contactLimits) =>
  Type.String({ maxLength: 10_000, description: `at most ${contactLimits[name]} characters` })
const body = Type.Object({
  fullName: Text('fullName'),
  email: Text('email'),
  content: Text('content'),
  userName: Type.Optional(Nullable(Text('userName'))),
  userAgent: Type.Optional(Nullable(Text('userAgent'))),
})

export const contactList = operation({
  ...base,
  id: 'contactList',
  method: 'POST',
  path: '/Contacts/list',
  access: 'Contact:ListContact',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    keyword: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'ours: part of the name, address or message; accents and case are ignored',
      }),
    ),
  }),
  answer: pagedRows(Contact),
  doc: 'Messages to the platform company, newest first; 403 for any other company (decision D-108).',
})

export const contactGet = operation({
  ...base,
  id: 'contactGet',
  method: 'GET',
  path: '/Contacts/{id}',
  access: ['Contact:ReadContact', 'Contact:UpdateContact'],
  effect: 'read',
  params: byId,
  answer: Contact,
  doc: "One message; 403 unless the caller's company is the platform company.",
})

export const contactCreate = operation({
  ...base,
  ...write,
  id: 'contactCreate',
  method: 'POST',
  path: '/Contacts/create',
  access: 'Contact:CreateContact',
  body,
  answer: Contact,
  doc: "Adds a message that was received in another way, such as by telephone; 403 unless the caller's company is the platform company.",
})

export const contactUpdate = operation({
  ...base,
  ...write,
  id: 'contactUpdate',
  method: 'PUT',
  path: '/Contacts/{id}',
  access: 'Contact:UpdateContact',
  params: byId,
  body,
  answer: Contact,
  doc: "Updates a message; 403 unless the caller's company is the platform company.",
})

export const contactDelete = operation({
  ...base,
  ...write,
  id: 'contactDelete',
  method: 'DELETE',
  path: '/Contacts/{id}',
  access: 'Contact:DeleteContact',
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: "Deletes a message; 403 unless the caller's company is the platform company.",
})
