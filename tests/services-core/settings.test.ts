import { expect, test } from 'vitest'
import { readSettings } from '../../services/core/settings.ts'

test('everything has a default', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 4001,
    publicUrl: 'http://localhost:4000',
    issuer: 'http://localhost:4000/idp',
    isEmbeddedIssuer: true,
    audience: 'hireloom-api',
    clientId: 'hireloom-web',
    productName: 'Hireloom',
    tokenSeconds: 900,
    isDemo: true,
    dataDir: `${process.cwd()}/.data`,
  })
})

test('settings follow from each other', () => {
  expect(readSettings({ PORT: '5000', PUBLIC_URL: 'https://hr.example/', DEMO: '0' })).toMatchObject({
    port: 5001,
    publicUrl: 'https://hr.example',
    issuer: 'https://hr.example/idp',
    isDemo: false,
  })
  expect(readSettings({ SERVICES_PORT: '6000', OIDC_ISSUER: 'https://id.example/realm' })).toMatchObject({
    port: 6000,
    issuer: 'https://id.example/realm',
    isEmbeddedIssuer: false,
  })
  expect(readSettings({ OIDC_ISSUER: 'https://id.example/' }).issuer).toBe('https://id.example/')
})

test("phones are of the server that is named, or of the demo's own", () => {
  expect(readSettings({}).phone).toEqual({ realm: 'hireloom', iceServers: [] })
  expect(readSettings({ DEMO: '0' }).phone).toBeUndefined()
  expect(
    readSettings({
      DEMO: '0',
      PHONE_SERVER: 'wss://pbx.example:7443/ws',
      PHONE_ICE_SERVERS: '[{"urls":["stun:a","turns:b"],"username":"u","credential":"c"}]',
    }).phone,
  ).toEqual({
    server: 'wss://pbx.example:7443/ws',
    realm: 'pbx.example',
    iceServers: [{ urls: ['stun:a', 'turns:b'], username: 'u', credential: 'c' }],
  })
  expect(readSettings({ PHONE_SERVER: 'wss://pbx.example', PHONE_REALM: 'example.com' }).phone).toMatchObject({
    realm: 'example.com',
  })
})

test.each([
  [{ PORT: 'abc' }, /^PORT must be a whole number from 0 to 65535, but is "abc"\.$/],
  [{ SERVICES_PORT: '70000' }, /^SERVICES_PORT must be/],
  [{ PUBLIC_URL: 'localhost' }, /^PUBLIC_URL must be a URL that starts with http:\/\/ or https:\/\/\.$/],
  [
    { DATABASE_URL: 'mysql://u:secret@h/d' },
    /^DATABASE_URL must be a URL that starts with postgres:\/\/ or postgresql:\/\/\.$/,
  ],
  [{ S3_URL: 'https://host/bucket' }, /^S3_URL must be of the form/],
  [{ TOKEN_SECONDS: '0' }, /^TOKEN_SECONDS must be/],
  [{ PHONE_SERVER: 'https://pbx.example' }, /^PHONE_SERVER must be a URL that starts with wss:\/\/ or ws:\/\/\.$/],
  [{ PHONE_ICE_SERVERS: '[{"urls":"http://x"}]' }, /^PHONE_ICE_SERVERS must be a JSON list/],
  [{ PHONE_ICE_SERVERS: 'stun:x' }, /^PHONE_ICE_SERVERS must be a JSON list/],
  [{ PHONE_ICE_SERVERS: '[null]' }, /^PHONE_ICE_SERVERS must be a JSON list/],
  [{ DEMO: 'yes' }, /^DEMO must be one of 0, 1, but is "yes"\.$/],
])('%j is refused in one sentence', (env, message) => {
  expect(() => readSettings(env)).toThrow(message)
})
