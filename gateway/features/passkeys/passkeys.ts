import {
  passkeyAdd,
  passkeyBegin,
  passkeyList,
  passkeyRemove,
  type Passkey as Row,
  type Passkeys as Rows,
} from '../../../services/features/passkeys/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { orInstead } from '../../core/rest/instead.ts'
import { Viewer } from '../users/viewer.ts'

const Passkey = builder
  .objectRef<Row>('Passkey')
  .implement({
    description: 'A passkey (WebAuthn) by which the viewer signs in without a password.',
    fields: (t) => ({
      key: t.exposeString('id', { description: 'What removePasskey takes.' }),
      name: t.exposeString('name', { description: 'What the viewer calls it.' }),
      createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When it was added.' }),
      lastUsedAt: t.expose('lastUsedDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the viewer last signed in with it; null for never.',
      }),
    }),
  })

const Passkeys = builder.objectRef<Rows>('Passkeys').implement({
  description: 'The passkeys of the viewer, and whether there can be any.',
  fields: (t) => ({
    isOffered: t.exposeBoolean('isOffered', {
      description: 'Passkeys can be added: the accounts are kept here, under an address that allows them.',
    }),
    list: t.field({
      type: [Passkey],
      // Hardly anybody has more devices.
      extensions: { listSize: 3 },
      description: 'The oldest first, at most twenty.',
      resolve: ({ passkeys }) => passkeys,
    }),
  }),
})

builder.objectField(Viewer, 'passkeys', (t) =>
  t.field({
    type: Passkeys,
    operation: passkeyList,
    mayFailAlone: true,
    description: 'Passkeys by which the viewer signs in without a password.',
    resolve: (_viewer, _args, { rest }) =>
      orInstead<Rows>(
        rest,
        passkeyList,
        () => rest.call(passkeyList),
        async () => ({ isOffered: false, passkeys: [] }),
      ),
  }),
)

const payload = (t: PayloadFields<{ passkeys: Rows }>) => ({
  passkeys: t.expose('passkeys', { type: Passkeys, description: 'The passkeys as they are now.' }),
})

mutation('beginPasskey', {
  description: 'What the browser makes a passkey by, within five minutes; a code or the password proves who asks.',
  operation: passkeyBegin,
  input: (t) => ({
    code: t.string({ description: 'A code of the authenticator, or a recovery code.' }),
    password: t.string({ description: 'The present password, in place of a code.' }),
  }),
  payload: (t: PayloadFields<{ options: string }>) => ({
    options: t.exposeString('options', {
      description: 'JSON for PublicKeyCredential.parseCreationOptionsFromJSON of the browser.',
    }),
  }),
  resolve: ({ code, password }, { rest }) =>
    rest.call(passkeyBegin, { body: { ...(code != null && { code }), ...(password != null && { password }) } }),
})

mutation('addPasskey', {
  description: 'Keeps the passkey that the browser has made; a mail tells the viewer of it.',
  operation: passkeyAdd,
  input: (t) => ({
    name: t.string({ required: true, description: 'What the viewer calls it, up to 100 characters.' }),
    response: t.string({ required: true, description: 'JSON of the credential, as the browser writes it.' }),
  }),
  payload,
  resolve: async ({ name, response }, { rest }) => ({
    passkeys: await rest.call(passkeyAdd, { body: { name, response } }),
  }),
})

mutation('removePasskey', {
  description: 'Removes a passkey of the viewer: nobody signs in with it any more. A mail tells them.',
  operation: passkeyRemove,
  input: (t) => ({ key: t.string({ required: true, description: 'The passkey, by its key.' }) }),
  payload,
  resolve: async ({ key }, { rest }) => ({ passkeys: await rest.call(passkeyRemove, { params: { id: key } }) }),
})
