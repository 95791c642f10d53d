import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GatewayContext } from '../../../../gateway/core/graph/context.ts'
import { findIn } from '../../../../gateway/core/graph/loader.ts'
import type { RestPaging } from '../../../../gateway/core/rest/restPage.ts'
import { schema } from '../../../../gateway/schema.ts'
import { detail } from '../../../features/candidates/candidateRecords.ts'
import { uuid } from '../../../support/records.ts'
import { answerJson, startHere, type Here } from '../http/server.fixture.ts'

const folder = { id: uuid(31), name: 'Java', type: 'candidate' }

let here: Here
beforeAll(async () => {
  here = await startHere({}, { schema })
})
afterAll(() => here.close())
beforeEach(() => {
  here.upstream.seen.length = 0
})

const permissions = ['Candidate:ListCandidate', 'Candidate:ReadCandidate', 'TalentManagement:TalentManagement']
async function ask(query: string, variables: object = {}) {
  const token = await here.token({ permissions, scope: 'openid api graphql:explore' })
  return (await here.ask({ query, variables }, { token })).body
}
const calls = () => here.upstream.seen.map(({ method, url }) => `${method} ${url}`)

describe('one of our calls that the services do not have', () => {
  const query = `{ candidate(databaseId: "${uuid(1)}") { name } }`

  test('is replaced by a call of the specification, and not tried again at once', async () => {
    here.upstream.on('/Candidates/by-ids', (_req, res) => void res.writeHead(405).end())
    here.upstream.on(`/Candidates/${uuid(1)}`, (_req, res) => void answerJson(res, detail(1)))
    expect(await ask(query)).toMatchObject({ data: { candidate: { name: detail(1).name } } })
    expect(calls()).toEqual(['POST /Candidates/by-ids', `GET /Candidates/${uuid(1)}`])
    here.upstream.seen.length = 0
    expect(await ask(query)).toMatchObject({ data: { candidate: { name: detail(1).name } } })
    expect(calls()).toEqual([`GET /Candidates/${uuid(1)}`])
  })

  test('is replaced by a search in a list page by page, even if services silently return shorter pages', async () => {
    const all = Array.from({ length: 5 }, (_one, place) => uuid(40 + place))
    const asked: number[][] = []
    const read = async ({ pageIndex, pageSize }: RestPaging) => {
      asked.push([pageIndex, pageSize])
      const from = pageIndex * pageSize
      return { data: all.slice(from, Math.min(from + 2, from + pageSize)).map((id) => ({ id })), totalItem: all.length }
    }
    const wanted = [all[4]!, all[1]!]
    expect(await findIn(read)(wanted, {} as GatewayContext)).toEqual([{ id: all[1] }, { id: all[4] }])
    expect(asked).toEqual([
      [0, 1000],
      [1, 2],
      [2, 2],
    ])
  })

  test('is reported as unavailable if it is only that', async () => {
    here.upstream.on('/TalentManagementCategory/by-ids', (_req, res) => void res.writeHead(503).end())
    const body = await ask(`{ talentFolder(databaseId: "${uuid(31)}") { name } }`)
    expect(body.errors[0].extensions.code).toBe('UPSTREAM_UNAVAILABLE')
    expect(calls()).not.toContain(`GET /TalentManagementCategory/${uuid(31)}`)
  })
})

describe('a write that the services only confirm', () => {
  const id = Buffer.from(`1:TalentFolder:${uuid(31)}`).toString('base64url')
  const update = `mutation ($input: UpdateTalentFolderInput!) { updateTalentFolder(input: $input) { talentFolder { name } } }`
  const create = `mutation ($input: CreateTalentFolderInput!) { createTalentFolder(input: $input) { talentFolder { name } } }`
  const input = { name: 'Java', isSharedWithAll: false, sharedUserIds: [] }
  beforeEach(() => {
    here.upstream.on('/TalentManagementCategory/by-ids', (_req, res) => void answerJson(res, [folder]))
  })

  test('returns the record, which is read again', async () => {
    here.upstream.on(`/TalentManagementCategory/${uuid(31)}`, (_req, res) => void res.writeHead(204).end())
    const body = await ask(update, { input: { id, ...input } })
    expect(body).toMatchObject({ data: { updateTalentFolder: { talentFolder: { name: 'Java' } } } })
  })

  test('returns the new record by the id in the response', async () => {
    here.upstream.on('/TalentManagementCategory/create', (_req, res) => void answerJson(res, uuid(31).toUpperCase()))
    expect(await ask(create, { input })).toMatchObject({
      data: { createTalentFolder: { talentFolder: { name: 'Java' } } },
    })
  })

  test('is reported as done if nothing identifies the record', async () => {
    here.upstream.on('/TalentManagementCategory/create', (_req, res) => void answerJson(res, true))
    const body = await ask(create, { input })
    expect(body).toMatchObject({
      data: { createTalentFolder: null },
      errors: [{ extensions: { code: 'UPSTREAM_BAD_ANSWER', isDone: true } }],
    })
  })
})
