import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

/**
 * The scopes of a program beyond `api`: to run its own GraphQL documents, and to provision accounts (SCIM) with its
 * secret.
 */
export const machineScopes = ['graphql:explore', 'scim'] as const
export type MachineScope = (typeof machineScopes)[number]
/** The hours for which the previous secret may stay valid. */
export const overlaps = [0, 1, 24, 168] as const

export const MachineClient = Type.Object({
  id: Id,
  clientId: Type.String({ description: 'the id with which it signs in; also the user name for its actions' }),
  name: Type.String(),
  description: Type.String(),
  permissions: Type.Array(Type.String(), { description: 'the permission keys that it was granted' }),
  scopes: Type.Array(Type.Enum(machineScopes), { description: 'OAuth scopes beyond `api`' }),
  secretHint: Type.String({ description: 'the last characters of its secret' }),
  secretDate: Moment,
  previousUntil: Nullable(Moment),
  lastUsedDate: Nullable(Moment),
  version: Type.Integer({
    description: 'increases with each change; a change must name the version that it is based on',
  }),
  createdBy: Type.String({ description: 'user name' }),
  createdDate: Moment,
})
export type MachineClient = Static<typeof MachineClient>

const NewSecret = Type.Object({
  client: MachineClient,
  secret: Type.String({ description: 'it cannot be read again, because only its hash is stored' }),
})

const path = '/commons-sts/company-secret-keys'
const base = { service: 'accounts', origin: 'ours', place: '000/2.2/40, gaps B.23' } as const
const byId = Type.Object({ id: Id })
// Invalid values are reported at the field, so the shape allows them.
const fields = {
  name: Type.String({ maxLength: 1000, description: 'at most 100 characters' }),
  description: Type.Optional(Type.String({ maxLength: 5000, description: 'at most 500 characters' })),
  permissions: Type.Array(Type.String({ maxLength: 200 }), {
    maxItems: 1000,
    description: 'permission keys that the caller holds; keys that the program already has may stay',
  }),
  scopes: Type.Optional(Type.Array(Type.Enum(machineScopes), { maxItems: 10, description: 'the default is none' })),
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
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'part of the name, client id or description' })),
  }),
  answer: pagedRows(MachineClient),
  doc: "Returns the programs with a secret of the caller's company, latest first.",
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
  doc: 'Returns one program with a secret.',
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
  doc: 'Creates a program with its secret, which is returned only this once. Does not accept an idempotency key, because the answer would be stored.',
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
    version: Type.Optional(
      Type.Integer({ description: 'the version that was read; any other is refused with errorCode 599' }),
    ),
  }),
  answer: MachineClient,
  doc: 'Replaces name, description, permissions and scopes. What is taken away ends at once.',
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
      description: 'the hours for which the previous secret stays valid; 0: it ends at once',
    }),
  }),
  answer: NewSecret,
  doc: 'Creates another secret, which is returned only this once. 403 if the caller does not hold all permissions of the program. Does not accept an idempotency key, because the answer would be stored.',
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
  doc: 'Deletes a program. Its secret and its tokens become invalid at once.',
})
