import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

export const Contact = Type.Object({
  id: Id,
  fullName: Type.String({ description: 'who writes' }),
  email: Type.String({ description: 'where they are answered' }),
  content: Type.String({ description: 'what they write' }),
  userName: Nullable(Type.String({ description: 'their account, where they were signed in' })),
  userAgent: Nullable(Type.String({ description: 'their browser' })),
})
export type Contact = Static<typeof Contact>

/** Most characters of each text (002/5/12 for the message). */
export const contactLimits = { fullName: 200, email: 250, content: 500, userName: 250, userAgent: 500 } as const

const base = { service: 'backoffice', origin: 'spec', place: '002/7.8/1, 002/5/10-12' } as const
const write = { effect: 'write', idempotent: true } as const
const byId = Type.Object({ id: Id })
// Longer and blank ones are answered under the field, so the shape leaves room for them.
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
        description: 'ours: part of the name, address or message, accents and case aside',
      }),
    ),
  }),
  answer: pagedRows(Contact),
  doc: 'What people have written to those who run the platform, the latest first; 403 for every other company (decision D-108).',
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
  doc: "One message; 403 for every company but the platform's.",
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
  doc: "A message that came otherwise, by telephone say; 403 for every company but the platform's.",
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
  doc: "The message becomes this; 403 for every company but the platform's.",
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
  doc: "Deletes a message; 403 for every company but the platform's.",
})
