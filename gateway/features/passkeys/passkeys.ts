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
    description: 'A passkey (WebAuthn) for signing in without a password.',
    fields: (t) => ({
      key: t.exposeString('id', { description: 'The key to pass to removePasskey.' }),
      name: t.exposeString('name', { description: 'Name chosen by the viewer.' }),
      createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When it was added.' }),
      lastUsedAt: t.expose('lastUsedDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the viewer last signed in with it; null if never.',
      }),
    }),
  })

const Passkeys = builder.objectRef<Rows>('Passkeys').implement({
  description: 'The passkeys of the viewer, and whether passkeys are available.',
  fields: (t) => ({
    isOffered: t.exposeBoolean('isOffered', {
      description: 'Whether passkeys can be added: accounts are managed here, under an address that allows passkeys.',
    }),
    list: t.field({
      type: [Passkey],
      // Few people have more devices.
      extensions: { listSize: 3 },
      description: 'The passkeys, oldest first, at most twenty.',
      resolve: ({ passkeys }) => passkeys,
    }),
  }),
})

builder.objectField(Viewer, 'passkeys', (t) =>
  t.field({
    type: Passkeys,
    operation: passkeyList,
    mayFailAlone: true,
    description: 'Passkeys for signing in without a password.',
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
  passkeys: t.expose('passkeys', { type: Passkeys, description: 'The passkeys after the change.' }),
})

mutation('beginPasskey', {
  description:
    'Returns the options for creating a passkey in the browser within five minutes. Requires a code or the password as proof of identity.',
  operation: passkeyBegin,
  input: (t) => ({
    code: t.string({ description: 'A code of the authenticator, or a recovery code.' }),
    password: t.string({ description: 'The current password, instead of a code.' }),
  }),
  payload: (t: PayloadFields<{ options: string }>) => ({
    options: t.exposeString('options', {
      description: "JSON for the browser's PublicKeyCredential.parseCreationOptionsFromJSON.",
    }),
  }),
  resolve: ({ code, password }, { rest }) =>
    rest.call(passkeyBegin, { body: { ...(code != null && { code }), ...(password != null && { password }) } }),
})

mutation('addPasskey', {
  description: 'Stores the passkey that the browser has created, and notifies the viewer by e-mail.',
  operation: passkeyAdd,
  input: (t) => ({
    name: t.string({ required: true, description: 'Name of the passkey, up to 100 characters.' }),
    response: t.string({ required: true, description: 'JSON of the credential, as serialised by the browser.' }),
  }),
  payload,
  resolve: async ({ name, response }, { rest }) => ({
    passkeys: await rest.call(passkeyAdd, { body: { name, response } }),
  }),
})

mutation('removePasskey', {
  description:
    'Removes a passkey of the viewer, which can no longer be used to sign in. The viewer is notified by e-mail.',
  operation: passkeyRemove,
  input: (t) => ({ key: t.string({ required: true, description: 'Key of the passkey.' }) }),
  payload,
  resolve: async ({ key }, { rest }) => ({ passkeys: await rest.call(passkeyRemove, { params: { id: key } }) }),
})
