import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

/** What a program may have beyond the interface itself: documents of its own, and to provision accounts (SCIM) with its secret. */
export const machineScopes = ['graphql:explore', 'scim'] as const
export type MachineScope = (typeof machineScopes)[number]
/** For how many hours the secret before may go on. */
export const overlaps = [0, 1, 24, 168] as const

export const MachineClient = Type.Object({
  id: Id,
  clientId: Type.String({ description: 'how it signs in; the user name of what it does' }),
  name: Type.String(),
  description: Type.String(),
  permissions: Type.Array(Type.String(), { description: 'keys that it was given' }),
  scopes: Type.Array(Type.Enum(machineScopes), { description: 'OAuth scopes beyond `api`' }),
  secretHint: Type.String({ description: 'the last characters of its secret' }),
  secretDate: Moment,
  previousUntil: Nullable(Moment),
  lastUsedDate: Nullable(Moment),
  version: Type.Integer({ description: 'grows with each change; a change names the one that it saw' }),
  createdBy: Type.String({ description: 'user name' }),
  createdDate: Moment,
})
export type MachineClient = Static<typeof MachineClient>

const NewSecret = Type.Object({
  client: MachineClient,
  secret: Type.String({ description: 'nobody reads it again: only its hash is kept' }),
})

const path = '/commons-sts/company-secret-keys'
const base = { service: 'accounts', origin: 'ours', place: '000/2.2/40, gaps B.23' } as const
const byId = Type.Object({ id: Id })
// Wrong ones are answered under the field, so the shape leaves room for them.
const fields = {
  name: Type.String({ maxLength: 1000, description: 'at most 100 characters' }),
  description: Type.Optional(Type.String({ maxLength: 5000, description: 'at most 500 characters' })),
  permissions: Type.Array(Type.String({ maxLength: 200 }), {
    maxItems: 1000,
    description: 'keys that the caller holds; those that it has already may stay',
  }),
  scopes: Type.Optional(Type.Array(Type.Enum(machineScopes), { maxItems: 10, description: 'none without it' })),
}

export const machineClientList = operation({
  ...base,
  id: 'machineClientList',
  method: 'POST',
  path: `${path}/list`,
  access: 'CompanySecretKey:ListCompanySecretKey',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'parts of name, client id and description' })),
  }),
  answer: pagedRows(MachineClient),
  doc: "Programs with a secret of the caller's company, the latest first.",
})

export const machineClientGet = operation({
  ...base,
  id: 'machineClientGet',
  method: 'GET',
  path: `${path}/{id}`,
  access: ['CompanySecretKey:ReadCompanySecretKey', 'CompanySecretKey:UpdateCompanySecretKey'],
  effect: 'read',
  params: byId,
  answer: MachineClient,
  doc: 'One program with a secret.',
})

export const machineClientCreate = operation({
  ...base,
  id: 'machineClientCreate',
  method: 'POST',
  path: `${path}/create`,
  access: 'CompanySecretKey:CreateCompanySecretKey',
  effect: 'write',
  body: Type.Object(fields),
  answer: NewSecret,
  doc: 'A new program with its secret, which is answered this once. Not repeatable by a key: the answer would be kept.',
})

export const machineClientUpdate = operation({
  ...base,
  id: 'machineClientUpdate',
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'CompanySecretKey:UpdateCompanySecretKey',
  effect: 'write',
  idempotent: true,
  params: byId,
  body: Type.Object({
    ...fields,
    version: Type.Optional(Type.Integer({ description: 'as it was read; another one is refused with errorCode 599' })),
  }),
  answer: MachineClient,
  doc: 'Name, description, permissions and scopes become these; what is taken away ends at once.',
})

export const machineClientRotate = operation({
  ...base,
  id: 'machineClientRotate',
  method: 'POST',
  path: `${path}/{id}/rotate`,
  access: 'CompanySecretKey:UpdateCompanySecretKey',
  effect: 'write',
  params: byId,
  body: Type.Object({
    overlapHours: Type.Integer({
      minimum: 0,
      maximum: 168,
      description: 'hours for which the secret before counts; 0: it ends at once',
    }),
  }),
  answer: NewSecret,
  doc: 'Another secret, which is answered this once; 403 for who does not hold all of its permissions. Not repeatable by a key: the answer would be kept.',
})

export const machineClientDelete = operation({
  ...base,
  id: 'machineClientDelete',
  method: 'DELETE',
  path: `${path}/{id}`,
  access: 'CompanySecretKey:DeleteCompanySecretKey',
  effect: 'write',
  idempotent: true,
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Ends a program: its secret and its tokens count for nothing from then on.',
})
