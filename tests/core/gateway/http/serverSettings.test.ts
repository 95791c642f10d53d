import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createPages } from '../../../../gateway/core/http/pages.ts'
import { readSettings } from '../../../../gateway/core/settings.ts'

describe('settings', () => {
  it('have defaults that are consistent', () => {
    expect(readSettings({})).toMatchObject({
      port: 4000,
      publicUrl: 'http://localhost:4000',
      issuer: 'http://localhost:4000/idp',
      isEmbeddedIssuer: true,
      webClientId: 'hireloom-web',
      audience: 'hireloom-api',
      clientId: 'gateway',
      baseUrls: { accounts: 'http://127.0.0.1:4001', events: 'http://127.0.0.1:4001' },
    })
    expect(readSettings({ PORT: '5000', OIDC_ISSUER: 'http://localhost:5000/idp' }).isEmbeddedIssuer).toBe(true)
  })

  it('accept a different URL for each service, and another issuer as it spells itself', () => {
    const settings = readSettings({
      SERVICES_URL: 'https://rest.test/api/',
      SERVICES_URL_TALENT: 'http://talent.test',
      OIDC_ISSUER: 'https://login.test/',
    })
    expect(settings.baseUrls).toMatchObject({ accounts: 'https://rest.test/api', talent: 'http://talent.test' })
    expect(settings).toMatchObject({ issuer: 'https://login.test/', isEmbeddedIssuer: false })
  })

  it('accept the zone of times without a zone by name or offset', () => {
    expect(readSettings({}).servicesTimeZone).toBe('UTC')
    for (const zone of ['Asia/Ho_Chi_Minh', '+07:00', '-03:30'])
      expect(readSettings({ SERVICES_TIME_ZONE: zone }).servicesTimeZone).toBe(zone)
  })

  it("renew in a frame if the issuer is on the product's own site, otherwise by refresh token, or as configured", () => {
    expect(readSettings({})).toMatchObject({ renewal: 'frame', scope: 'openid profile email api', pushKey: undefined })
    expect(readSettings({ OIDC_ISSUER: 'https://login.test' })).toMatchObject({
      renewal: 'refresh-token',
      scope: 'openid profile email api offline_access',
    })
    expect(
      readSettings({ OIDC_ISSUER: 'https://login.test', OIDC_RENEWAL: 'frame', OIDC_SCOPES: 'openid staff' }),
    ).toMatchObject({ renewal: 'frame', scope: 'openid staff' })
  })

  it('let GraphiQL sign in as the web client at the embedded provider, and elsewhere only as the configured client', () => {
    expect(readSettings({ OIDC_CLIENT_ID: 'staff' }).explorerClientId).toBe('staff')
    const foreign = { OIDC_ISSUER: 'https://login.test', OIDC_CLIENT_ID: 'staff' }
    expect(readSettings(foreign).explorerClientId).toBeUndefined()
    expect(
      readSettings({ ...foreign, OIDC_EXPLORER_CLIENT_ID: 'tools', OIDC_EXPLORER_SCOPES: 'openid graphql' }),
    ).toMatchObject({ explorerClientId: 'tools', explorerScope: 'openid graphql', webClientId: 'staff' })
  })

  it.each([
    [{ OIDC_RENEWAL: 'never' }, 'OIDC_RENEWAL must be one of frame, refresh-token, but it is "never".'],
    [{ PHONE_SERVER: 'https://pbx.example' }, 'PHONE_SERVER must be a URL that starts with wss:// or ws://.'],
    [{ CONTRACT_URL: 'contracts' }, 'CONTRACT_URL must be a URL such as http://localhost:4000, but it is "contracts".'],
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, but it is "abc".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, but it is "70000".'],
    [{ PUBLIC_URL: 'localhost' }, 'PUBLIC_URL must be a URL such as http://localhost:4000, but it is "localhost".'],
    [{ PUBLIC_URL: 'ftp://a' }, 'PUBLIC_URL must begin with http:// or https://, but it is "ftp://a".'],
    [{ PUBLIC_URL: 'http://a/b' }, 'PUBLIC_URL must be an origin without a path, but it is "http://a/b".'],
    [{ SERVICES_URL_EVENTS: 'x' }, 'SERVICES_URL_EVENTS must be a URL such as http://localhost:4000, but it is "x".'],
    [
      { SERVICES_TIME_ZONE: 'Asia/Hanoi2' },
      'SERVICES_TIME_ZONE must be a time zone such as Asia/Ho_Chi_Minh or +07:00, but it is "Asia/Hanoi2".',
    ],
    [{ SERVICES_ENDPOINTS: '/nowhere.json' }, 'SERVICES_ENDPOINTS names "/nowhere.json", which cannot be read as JSON'],
  ])('refuse %o with one sentence', (env, sentence) => {
    expect(() => readSettings(env as Record<string, string>)).toThrow(sentence)
  })

  it('let pages reach the configured SIP server, and play fetched media', () => {
    const policy = (env: Record<string, string>) =>
      createPages(readSettings(env)).headers({ nonce: 'x' })['Content-Security-Policy']
    expect(policy({})).toContain("connect-src 'self' ws://localhost:4000; media-src 'self' blob:;")
    expect(policy({ PHONE_SERVER: 'wss://pbx.example:7443/ws' })).toContain(
      "connect-src 'self' ws://localhost:4000 wss://pbx.example:7443;",
    )
  })

  it("contain the address of the contracts' front end for the web application", () => {
    const told = (env: Record<string, string>) => JSON.parse(createPages(readSettings(env)).config).contractUrl
    expect(told({})).toBeNull()
    expect(told({ CONTRACT_URL: ' https://contracts.example/app/ ' })).toBe('https://contracts.example/app')
  })

  it('check the endpoint table', () => {
    const folder = mkdtempSync(join(tmpdir(), 'endpoints-'))
    const file = join(folder, 'endpoints.json')
    const read = (table: unknown) => {
      writeFileSync(file, JSON.stringify(table))
      return readSettings({ SERVICES_ENDPOINTS: file }).endpoints
    }
    try {
      const good = {
        verificationFolderList: { path: '/v2/users', pageBase: 1, ids: 'integer' },
        candidateUpdate: { path: '/v2/{id}/update', method: 'POST' },
        verificationImportCreate: { members: { file: 'csv' } },
        verificationCandidateList: { members: { name: 'fullName' }, words: { status: { Hired: 'approved' } } },
      }
      expect(read(good)).toEqual(good)
      expect(() => read([])).toThrow('must hold an object: operation → {path, method, pageBase, ids, members, words}.')
      expect(() => read({ verificationFolderLst: { path: '/x' } })).toThrow('no operation "verificationFolderLst"')
      expect(() => read({ candidateGet: '/x' })).toThrow('"candidateGet" must be an object {path,')
      const refused: [string, object, string][] = [
        ['candidateGet', { path: 'v2' }, 'the path of "candidateGet" must begin with /.'],
        ['candidateGet', { path: '/v2?id={id}' }, 'the path of "candidateGet" must have no query,'],
        ['candidateGet', { path: '/v2' }, 'the path of "candidateGet" must contain {id}.'],
        [
          'candidateGet',
          { path: '/v2/{candidateId}' },
          'the path of "candidateGet" has the unknown placeholder {candidateId}; its placeholders are {id}.',
        ],
        [
          'candidateList',
          { path: '/v2/{id}' },
          'the path of "candidateList" has the unknown placeholder {id}; it has no placeholders.',
        ],
        [
          'candidateGet',
          { path: '/{id}/{a-b}' },
          'the path of "candidateGet" has a brace that belongs to no placeholder',
        ],
        ['candidateGet', { method: 'PATCH' }, 'the method of "candidateGet" must be one of GET, POST, PUT, DELETE.'],
        [
          'candidateList',
          { method: 'GET' },
          'the method of "candidateList" cannot be GET, because the call has a body.',
        ],
        ['candidateList', { pageBase: 2 }, 'the pageBase of "candidateList" must be 0 or 1.'],
        ['candidateList', { ids: 'number' }, 'the ids of "candidateList" must be one of uuid, integer, text.'],
        [
          'candidateList',
          { members: { surname: 'x' } },
          'the members of "candidateList" name "surname", which the call neither takes nor answers.',
        ],
        [
          'candidateList',
          { members: { name: '' } },
          'the members of "candidateList" must give "name" the name that the services use.',
        ],
        [
          'candidateList',
          { words: { name: { a: 'b' } } },
          'the words of "candidateList" name "name", which has no closed set of words in this call.',
        ],
        [
          'verificationImportGet',
          { words: { status: { done: 'finished' } } },
          'the words of "verificationImportGet" say "finished" of "status", whose words are new, importing, succeed, failed.',
        ],
        ['candidateList', { url: '/x' }, '"candidateList" has the unknown member "url"; an entry is {path,'],
        ['candidateList', { toString: '/x' }, '"candidateList" has the unknown member "toString"'],
      ]
      for (const [id, entry, sentence] of refused)
        expect(() => read({ [id]: entry })).toThrow(`SERVICES_ENDPOINTS: ${sentence}`)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
