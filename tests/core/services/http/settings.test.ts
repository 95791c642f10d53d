import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readStack } from '../../../../scripts/stack/stack.ts'
import { welcome } from '../../../../scripts/stack/welcome.ts'
import { readSettings } from '../../../../services/core/settings.ts'

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
  expect(readSettings({ OIDC_ISSUER: 'https://id.example', GATEWAY_CLIENT_SECRET: 'of theirs' }).gatewaySecret).toBe(
    'of theirs',
  )
  expect(readSettings({ OIDC_ISSUER: 'https://id.example/' }).issuer).toBe('https://id.example/')
})

test('demo accounts are only available on this machine, unless configured otherwise', () => {
  for (const PUBLIC_URL of ['http://localhost:8080', 'http://127.0.0.1', 'http://hire.localhost']) {
    expect([PUBLIC_URL, readSettings({ PUBLIC_URL }).isDemo, readSettings({ PUBLIC_URL, DEMO: '0' }).isDemo]).toEqual([
      PUBLIC_URL,
      true,
      false,
    ])
  }
  for (const PUBLIC_URL of [
    'https://hire.example',
    'http://192.168.1.5:4000',
    'http://localhost.example',
    'http://127.example',
  ]) {
    expect([PUBLIC_URL, readSettings({ PUBLIC_URL }).isDemo, readSettings({ PUBLIC_URL, DEMO: '1' }).isDemo]).toEqual([
      PUBLIC_URL,
      false,
      true,
    ])
  }
})

test('services and gateway agree on the demo, and the start message says why there is none or who may sign in to it', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'hireloom_test_demo_'))
  const said = async (env: Record<string, string>) => {
    const stack = await readStack({ DATA_DIR, ...env })
    return `${stack.servicesEnv.DEMO}${stack.gatewayEnv.DEMO} ${welcome(stack, 1)}`
  }
  const leftOut = 'No demo accounts and data, since PUBLIC_URL is not an address of this machine: DEMO=1 brings them.'
  expect(await said({ PUBLIC_URL: 'https://hire.example' })).toMatch(/^00 /)
  expect(await said({ PUBLIC_URL: 'https://hire.example' })).toContain(leftOut)
  expect(await said({ PUBLIC_URL: 'https://hire.example', DEMO: '0' })).not.toContain('demo')
  const asked = await said({ PUBLIC_URL: 'https://hire.example', DEMO: '1' })
  expect(asked).toMatch(/^11 /)
  expect(asked).toContain('Whoever reaches https://hire.example may sign in with them')
  const local = await said({})
  expect(local).toMatch(/^11 /)
  expect(local).not.toMatch(/Whoever|No demo/)
  await rm(DATA_DIR, { recursive: true })
})

test('an installation without accounts is told how to create the first one', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'hireloom_test_welcome_'))
  const said = async (hasAccounts: boolean, env: Record<string, string> = {}) =>
    welcome(await readStack({ DATA_DIR, DEMO: '0', ...env }), 1, hasAccounts)
  const command = 'npm run create-administrator -- --company "Acme" --user admin --email admin@acme.example'
  expect(await said(false)).toContain(command)
  expect(await said(false)).toContain('Stop this (Ctrl-C)')
  // Its account does not exist either.
  expect(await said(false)).not.toContain('Internal tools')
  expect(await said(false, { DATABASE_URL: 'postgres://127.0.0.1/x' })).not.toContain('Stop this')
  expect(await said(true)).not.toContain(command)
  expect(await said(true)).toContain('Internal tools')
  await rm(DATA_DIR, { recursive: true })
})

test('phones use the configured server, or that of the demo', () => {
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
  [{ GATEWAY_CLIENT_SECRET: 'short' }, /^GATEWAY_CLIENT_SECRET must have at least 16 characters/],
  [{ INTERNAL_TOOLS_SECRET: 'short' }, /^INTERNAL_TOOLS_SECRET must have at least 16 characters/],
  [{ PHONE_SERVER: 'https://pbx.example' }, /^PHONE_SERVER must be a URL that starts with wss:\/\/ or ws:\/\/\.$/],
  [{ PHONE_ICE_SERVERS: '[{"urls":"http://x"}]' }, /^PHONE_ICE_SERVERS must be a JSON list/],
  [{ PHONE_ICE_SERVERS: 'stun:x' }, /^PHONE_ICE_SERVERS must be a JSON list/],
  [{ PHONE_ICE_SERVERS: '[null]' }, /^PHONE_ICE_SERVERS must be a JSON list/],
  [{ DELAY_DIVISOR: '0' }, /^DELAY_DIVISOR must be a whole number from 1 to 1000/],
  [{ DELAY_DIVISOR: '2', DEMO: '0' }, /^DELAY_DIVISOR is for a demo on this machine alone: leave it out\.$/],
  [{ DELAY_DIVISOR: '2', DEMO: '1', PUBLIC_URL: 'https://hr.example' }, /^DELAY_DIVISOR is for a demo/],
  [{ DEMO: 'yes' }, /^DEMO must be one of 0, 1, but is "yes"\.$/],
])('%j is refused in one sentence', (env, message) => {
  expect(() => readSettings(env)).toThrow(message)
})

test('mails are sent through the configured server, and in the demo to nobody', () => {
  const MAIL_FROM = 'Hire <no-reply@hire.example>'
  const read = (env: Record<string, string>) => readSettings({ DEMO: '0', MAIL_FROM, ...env }).mail
  expect(readSettings({ DEMO: '0', PUBLIC_URL: 'https://hr.example' }).mail).toEqual({
    from: { name: 'Hireloom', address: 'no-reply@hr.example' },
    keptDays: 365,
    server: 'none',
  })
  expect(read({ OUTGOING_SMTP_URL: 'smtp://jane%40hire:p%2Fw@mail.example' })).toEqual({
    from: { name: 'Hire', address: 'no-reply@hire.example' },
    keptDays: 365,
    server: {
      host: 'mail.example',
      port: 587,
      isSecure: false,
      needsTls: true,
      login: { user: 'jane@hire', pass: 'p/w' },
    },
  })
  expect(read({ OUTGOING_SMTP_URL: 'smtps://[::1]' }).server).toEqual({
    host: '::1',
    port: 465,
    isSecure: true,
    needsTls: false,
  })
  expect(read({ OUTGOING_SMTP_URL: 'smtp://127.0.0.1:25', DEMO: '1', DKIM_DOMAIN: 'x' })).toEqual({
    from: { name: 'Hire', address: 'no-reply@hire.example' },
    keptDays: 365,
    server: 'keep',
  })
  expect(() => read({ OUTGOING_SMTP_URL: 'http://secret@mail.example' })).toThrow(
    /^OUTGOING_SMTP_URL must be of the form/,
  )
  expect(() => read({ OUTGOING_SMTP_URL: 'smtp://mail.example', MAIL_FROM: '' })).toThrow('needs MAIL_FROM')
  expect(() => read({ MAIL_FROM: 'Hire' })).toThrow('MAIL_FROM must be an address')
  expect(read({ MAIL_BOUNCES: '1', SMTP_PORT: '25', MAIL_DOMAIN: 'jobs.example' }).bounceDomain).toBe('jobs.example')
  expect(() => read({ MAIL_BOUNCES: '1' })).toThrow('MAIL_BOUNCES needs SMTP_PORT')
  expect(() => read({ DKIM_DOMAIN: 'hire.example' })).toThrow('belong together')
  expect(() => read({ DKIM_DOMAIN: 'a', DKIM_SELECTOR: 'b', DKIM_KEY_FILE: '/nowhere' })).toThrow('no private key')
})
