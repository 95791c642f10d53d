import { contentType, mostResources, schemas, scimPath } from './protocol.ts'

const attribute = (name: string, type = 'string', more: object = {}) => ({
  ...{ name, type, multiValued: false, required: false, caseExact: false },
  ...{ mutability: 'readWrite', returned: 'default', uniqueness: 'none' },
  ...more,
})
const address = (name: string) =>
  attribute(name, 'complex', {
    multiValued: true,
    subAttributes: [attribute('value'), attribute('type'), attribute('primary', 'boolean')],
  })

const user = {
  id: schemas.user,
  name: 'User',
  description: 'An account',
  attributes: [
    attribute('userName', 'string', { required: true, mutability: 'immutable', uniqueness: 'server' }),
    attribute('externalId', 'string', { caseExact: true }),
    attribute('name', 'complex', {
      subAttributes: [attribute('formatted'), attribute('givenName'), attribute('familyName')],
    }),
    attribute('displayName'),
    address('emails'),
    address('phoneNumbers'),
    attribute('title'),
    attribute('preferredLanguage'),
    attribute('timezone'),
    attribute('active', 'boolean'),
    attribute('groups', 'complex', {
      multiValued: true,
      mutability: 'readOnly',
      subAttributes: [attribute('value'), attribute('display')],
    }),
  ],
}

const group = {
  id: schemas.group,
  name: 'Group',
  description: 'A group, whose members hold the roles that refer to it',
  attributes: [
    attribute('displayName', 'string', { required: true, uniqueness: 'server' }),
    attribute('externalId', 'string', { caseExact: true }),
    attribute('members', 'complex', { multiValued: true, subAttributes: [attribute('value'), attribute('display')] }),
  ],
}

/** Returns the schemas of the interface's resources (RFC 7643, 7). */
export const schemasOf = (publicUrl: string) =>
  [user, group].map((one) => ({
    schemas: [schemas.schema],
    ...one,
    meta: { resourceType: 'Schema', location: `${publicUrl}${scimPath}/Schemas/${one.id}` },
  }))

/** Returns the types of resources (RFC 7643, 6). */
export const typesOf = (publicUrl: string) =>
  [user, group].map(({ id, name, description }) => ({
    schemas: [schemas.type],
    id: name,
    name,
    description,
    endpoint: `/${name}s`,
    schema: id,
    meta: { resourceType: 'ResourceType', location: `${publicUrl}${scimPath}/ResourceTypes/${name}` },
  }))

/** Returns the capabilities of the interface (RFC 7643, 5). */
export const configOf = (publicUrl: string) => ({
  schemas: [schemas.config],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostResources },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: `The secret of a program with the scope scim, as Authorization: Bearer; bodies are ${contentType}`,
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${publicUrl}${scimPath}/ServiceProviderConfig` },
})
