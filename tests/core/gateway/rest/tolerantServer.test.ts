import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '../../../../gateway/core/log.ts'
import { createRestClient } from '../../../../gateway/core/rest/rest.ts'
import { createUpstreams, type Upstreams } from '../../../../gateway/core/rest/upstreams.ts'
import { schema } from '../../../../gateway/schema.ts'
import { candidateDelete } from '../../../../services/features/candidates/contract.ts'
import { candidateList } from '../../../../services/features/candidates/list/listContract.ts'
import { recruitmentChannelList } from '../../../../services/features/lookups/contract.ts'
import { verificationCandidateApproval } from '../../../../services/features/verifications/contract.ts'
import { row } from '../../../features/candidates/candidateRecords.ts'
import { pageOf, uuid } from '../../../support/records.ts'
import { answerJson, startHere, type Here } from '../http/server.fixture.ts'
import { allServices, json, restServer, text, type RestServer } from './schemaRestServer.ts'

describe('a list behind the gateway', () => {
  let here: Here
  const lines: string[] = []
  beforeAll(async () => {
    const log = createLog((line) => lines.push(line))
    here = await startHere({ SERVICES_TIME_ZONE: '+07:00' }, { schema, log })
  })
  afterAll(() => here.close())
  beforeEach(() => {
    lines.length = 0
  })

  /** Requests candidates for which the services return these rows. */
  async function list(rows: unknown[], selection = 'nodes { id name }', totalItem = rows.length) {
    here.upstream.on('/Candidates/list', (_req, res) => void answerJson(res, pageOf(rows, totalItem)))
    const token = await here.token({ permissions: ['Candidate:ListCandidate'], scope: 'openid api graphql:explore' })
    const { body } = await here.ask({ query: `{ candidates(first: 20) { ${selection} } }` }, { token })
    expect(body.errors).toBeUndefined()
    return body
  }
  const names = (body: any) => body.data.candidates.nodes.map(({ name }: { name: string }) => name)
  const warnings = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'warn')
  const odd = { ...row(2), name: 'Trần Thị Ánh', createdDate: 'Trần' }

  test('continues without a record that cannot be read, and reports it', async () => {
    const body = await list([row(1), odd, row(3)])
    expect(names(body)).toEqual(['Candidate 1', 'Candidate 3'])
    expect(body.extensions).toMatchObject({ unreadable: { count: 1, operations: { candidateList: 1 } } })
  })
  test('writes a line to the log, with the path and without the value', async () => {
    await list([row(1), odd, odd])
    expect(warnings()).toEqual([
      {
        level: 'warn',
        time: expect.any(String),
        process: 'gateway',
        msg: 'records could not be read',
        operation: 'candidateList',
        service: 'candidates',
        requestId: expect.any(String),
        count: 2,
        first: '/data/1/createdDate is no moment',
      },
    ])
    expect(lines.join('')).not.toMatch(/Trần|Ánh/)
  })
  test('reports nothing if nothing is missing, whatever rules were applied', async () => {
    expect(await list([row(1)])).not.toHaveProperty('extensions.unreadable')
    expect(await list([{ ...row(1), canEdit: 'True' }])).not.toHaveProperty('extensions.unreadable')
    expect(warnings()).toEqual([])
  })
  test('returns the same nodes for ids in upper case and in braces', async () => {
    const records = [10, 11, 12].map((number) => ({
      ...row(number),
      id: `abcdef00-0000-4000-8000-0000000000${number}`,
    }))
    const upper = records.map((record) => ({ ...record, id: record.id.toUpperCase() }))
    const braced = records.map((record) => ({ ...record, id: `{${record.id}}` }))
    const { data } = await list(records)
    expect((await list(upper)).data).toEqual(data)
    expect((await list(braced)).data).toEqual(data)
  })
  test('reads times without a zone according to the setting', async () => {
    const { data } = await list([{ ...row(1), createdDate: '2026-11-01T08:30:00.1234567' }], 'nodes { createdAt }')
    expect(data.candidates.nodes).toEqual([{ createdAt: '2026-11-01T01:30:00.123Z' }])
  })
  test('ends where the list of the services ends, and continues behind missing rows', async () => {
    const selection = 'pageInfo { hasNextPage endCursor } edges { cursor }'
    const whole = (await list([row(1), row(2), row(3)], selection)).data.candidates
    const { edges, pageInfo } = (await list([row(1), row(2), odd], selection)).data.candidates
    expect(edges).toEqual(whole.edges.slice(0, 2))
    expect(pageInfo).toEqual({ hasNextPage: false, endCursor: whole.edges[2].cursor })
    const gap = (await list([odd, row(2), row(3)], selection)).data.candidates
    expect(gap.edges).toEqual(whole.edges.slice(1))
  })
  test('without any readable row remains a failure', async () => {
    here.upstream.on('/Candidates/list', (_req, res) => void answerJson(res, pageOf([odd])))
    const token = await here.token({ permissions: ['Candidate:ListCandidate'], scope: 'openid api graphql:explore' })
    const { body } = await here.ask({ query: '{ candidates(first: 20) { nodes { id } } }' }, { token })
    expect(body).toMatchObject({
      data: { candidates: null },
      errors: [{ extensions: { code: 'UPSTREAM_BAD_ANSWER' } }],
    })
    expect(body).not.toHaveProperty('extensions.unreadable')
  })
})

describe('a call', () => {
  let server: RestServer
  let upstreams: Upstreams
  beforeEach(async () => {
    server = await restServer()
    upstreams = createUpstreams({ baseUrls: allServices(server.url) })
  })
  afterEach(async () => {
    await upstreams.close()
    await server.close()
  })
  const client = () => createRestClient({ upstreams })
  const channels = [{ id: uuid(50), name: 'TopCV' }]
  const place = { pageIndex: 2, pageSize: 10 }
  const page = { body: { ...place, filters: [] } }
  const failureOf = (call: Promise<unknown>): Promise<any> => call.catch((error) => error)

  test('whose answer has the shape is never changed by rules', async () => {
    const walked = vi.spyOn(upstreams.target(candidateList), 'read')
    server.answer(json(200, pageOf([row(1), row(2)])))
    expect(await client().call(candidateList, page)).toEqual(pageOf([row(1), row(2)]))
    expect(walked).not.toHaveBeenCalled()
    server.answer(json(200, pageOf([{ ...row(1), canEdit: 1 }])))
    expect(await client().call(candidateList, page)).toEqual(pageOf([row(1)]))
    expect(walked).toHaveBeenCalledOnce()
  })
  test('fills in the requested page, counted from 0', async () => {
    const endpoints = { candidateList: { pageBase: 1 as const } }
    const others = createUpstreams({ baseUrls: allServices(server.url), endpoints })
    server.answer(json(200, { Data: [row(1)], TotalItem: 1 }))
    const answer = await createRestClient({ upstreams: others }).call(candidateList, page)
    expect(answer).toEqual({ data: [row(1)], totalItem: 1, ...place })
    expect(server.seen[0]!.body.pageIndex).toBe(3)
    await others.close()
  })

  test('uses the method that the services have', async () => {
    const endpoints = { recruitmentChannelList: { path: '/channels', method: 'POST' as const } }
    const others = createUpstreams({ baseUrls: allServices(server.url), endpoints })
    server.answer(json(200, channels))
    expect(await createRestClient({ upstreams: others }).call(recruitmentChannelList)).toEqual(channels)
    expect(server.seen[0]).toMatchObject({ method: 'POST', url: '/channels' })
    await others.close()
  })

  test.each([
    ['as plain text', text(200, JSON.stringify(channels), 'text/plain; charset=utf-8')],
    ['without a type', (response: any) => void response.writeHead(200).end(JSON.stringify(channels))],
  ])('accepts JSON %s', async (_name, step) => {
    server.answer(step)
    expect(await client().call(recruitmentChannelList)).toEqual(channels)
  })
  test('decompresses a response that it did not request compressed, up to the limit', async () => {
    const packed = (list: unknown) => (response: ServerResponse) =>
      void response
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
        .end(gzipSync(JSON.stringify(list)))
    server.answer(packed(channels))
    expect(await client().call(recruitmentChannelList)).toEqual(channels)
    const small = createUpstreams({ baseUrls: allServices(server.url), maxAnswerBytes: 10_000 })
    server.answer(packed(Array.from({ length: 10_000 }, () => channels[0])))
    const call = createRestClient({ upstreams: small }).call(recruitmentChannelList)
    expect(await failureOf(call)).toMatchObject({ code: 'UPSTREAM_BAD_ANSWER' })
    await small.close()
  })
  test('accepts no other text', async () => {
    for (const step of [text(200, 'busy'), text(200, JSON.stringify(channels), 'text/html')]) {
      server.answer(step)
      expect(await failureOf(client().call(recruitmentChannelList))).toMatchObject({ code: 'UPSTREAM_BAD_ANSWER' })
    }
  })
  test('accepts an empty answer as done if the answer is only a status', async () => {
    const params = { id: uuid(1) }
    for (const step of [json(204, undefined), text(200, '\r\n')]) {
      server.answer(step)
      expect(await client().call(candidateDelete, { params })).toEqual({ status: 'OK' })
      expect(await failureOf(client().call(candidateList, page))).toMatchObject({ code: 'UPSTREAM_BAD_ANSWER' })
    }
  })

  const approval = { id: uuid(1), status: 'approved', remark: 'good', skill: 'Java', recChanel: uuid(50) } as const
  const refusal = async (body: unknown, type: string, status = 400) => {
    server.answer(text(status, JSON.stringify(body), type))
    const fieldNames = { skill: 'skills', recChanel: 'channelId' }
    const error = await failureOf(client().call(verificationCandidateApproval, { body: approval, fieldNames }))
    return { code: error.code, message: error.message, fields: error.extensions.fields }
  }
  const problem = { type: 'https://tools.ietf.org/html/rfc9110', title: 'One or more errors occurred.', status: 400 }

  test("finds its own names in ASP.NET's errors", async () => {
    const errors = { Skill: ['Too short'], '$.RecChanel': ['No id'], $: ['Wrong'], Nobody: ['knows'] }
    expect(await refusal({ ...problem, errors }, 'application/problem+json')).toEqual({
      code: 'BAD_INPUT',
      message: 'Too short; No id; Wrong; knows',
      fields: { skills: ['Too short'], channelId: ['No id'], $: ['Wrong'], Nobody: ['knows'] },
    })
  })
  test("shows ASP.NET's detail, or otherwise its title, unless the service failed", async () => {
    const type = 'application/problem+json; charset=utf-8'
    expect(await refusal({ ...problem, detail: 'No seats left' }, type)).toMatchObject({ message: 'No seats left' })
    expect(await refusal(problem, type)).toMatchObject({ message: problem.title })
    expect(await refusal({ ...problem, detail: 'at Main()' }, type, 500)).toMatchObject({
      code: 'INTERNAL',
      message: 'The service failed',
    })
  })
})
