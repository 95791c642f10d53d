import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings, type GatewaySettings } from '../../../gateway/core/settings.ts'
import { checkServices } from '../../../scripts/existingServices/check.ts'
import { report } from '../../../scripts/existingServices/report.ts'
import { operations } from '../../../services/contract.ts'
import { permissionKeys } from '../../../services/core/contract/permissionKeys.ts'
import { company } from '../services/data.ts'
import { quirks, type Quirk } from '../services/quirks.ts'
import { startPeerServices, type PeerServices } from '../services/server.ts'
import { audience, startPeerIssuer, type PeerIssuer } from './issuer.ts'

let issuer: PeerIssuer
let services: PeerServices
let settings: GatewaySettings
let token: string
beforeAll(async () => {
  issuer = await startPeerIssuer()
  services = await startPeerServices({ issuer: issuer.issuer, audience })
  settings = readSettings({ SERVICES_URL: services.url, OIDC_ISSUER: issuer.issuer, OIDC_AUDIENCE: audience })
  token = await issuer.token({ preferred_username: 'linh', companyID: company.id, permissions: permissionKeys })
})
afterAll(async () => {
  await services.close()
  await issuer.close()
})

/** Returns the report about services with this quirk. */
async function reported(quirk: Quirk = {}, isOne = false): Promise<string> {
  services.speak(quirk, isOne)
  return report(await checkServices(settings, token), settings)
}

test('reports for each read what works and what is lost, and writes nothing', async () => {
  services.calls.length = 0
  const text = await reported()
  expect(text).toContain(`candidates  ${services.url}\n`)
  expect(text).toContain('  works       blockWordList                POST /BlockWords/list\n')
  expect(text).toContain(`\
  missing     candidateByIds               POST /Candidates/by-ids  404
    candidateGet is used instead: candidates are read one at a time, eight in parallel: lists with
    many candidates are slower
`)
  expect(text).toContain(`\
  with losses countryList                  GET /commons/countries
    not in the answer: code
`)
  expect(text).toContain(`\
  fails       phonenetUserReady            GET /phonenet/user-ready
    200 UPSTREAM_BAD_ANSWER: / has none of its members
`)
  expect(text).toContain('  not tried   roleList is missing\n    roleByIds, roleGet\n')
  expect(text).toContain('  works       commonsFile                  GET /commons/file  application/pdf\n')
  expect(text).toMatch(/ {2}works {7}talentSampleCsv +POST \/TalentManagement\/download-sample-csv +text\/csv\n/)
  expect(text).toMatch(/ {2}missing {5}userAvatar +GET \/accounts\/\{id\}\/avatar +404, or no such record\n/)
  expect(text).toContain('  not tried   no list tells its filePath\n    mediaDocxToPdf, mediaCompressPdf\n')
  expect(text).toContain('  not tried   it exports records\n')
  expect(text).toMatch(/\n\d+ works, \d+ with losses, \d+ missing, \d+ fails, \d+ not tried$/)
  expect(text.split('\n').filter((line) => line.length > 100)).toEqual([])

  const writes = operations.filter(({ effect }) => effect === 'write').map(({ method, path }) => `${method} ${path}`)
  const called = services.calls.map((line) => line.replace(/ \d+$/, ''))
  expect(called.length).toBeGreaterThan(100)
  expect(called.filter((line) => /^(PUT|DELETE) /.test(line) || writes.includes(line))).toEqual([])
})

test('names the members that are read by rules, and counts unreadable records', async () => {
  const upper = await reported(quirks['ids in upper case'])
  expect(upper).toContain(`\
  with losses blockWordList                POST /BlockWords/list
    read by rules: id
`)
  const one = await reported(quirks['no id'], true)
  expect(one).toContain(`\
  with losses blockWordList                POST /BlockWords/list
    records that cannot be read: 1; the first: /data/1/id is missing
`)
})

test('reports that the replacement is missing, too', async () => {
  const elsewhere: GatewaySettings = { ...settings, endpoints: { candidateGet: { path: '/nowhere/{id}' } } }
  services.speak({})
  const text = report(await checkServices(elsewhere, token), elsewhere)
  expect(text).toContain('  missing     candidateGet                 GET /nowhere/{id}  404\n')
  expect(text).toContain('    what would be used instead does not work here: candidateGet\n')
})

test('fails for a token that is not accepted', async () => {
  const text = report(await checkServices(settings, 'none'), settings)
  expect(text).toMatch(/ {2}fails {7}candidateList +POST \/Candidates\/list\s+401 UNAUTHENTICATED/)
  expect(text).toContain('\n0 works, 0 with losses, ')
})
