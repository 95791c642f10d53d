import { request as httpRequest, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../../services/contract.ts'
import { cvMaxBytes } from '../../../services/features/candidateCvs/contract.ts'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { formOverhead } from '../../../gateway/core/http/streamBodies.ts'
import { answerJson, startHere, until, type Here } from '../../core/gateway/http/server.fixture.ts'
import { draft } from '../candidates/candidateRecords.ts'

let here: Here
const id = '5d0d3c1e-0000-4000-8000-000000000009'
const boundary = 'x'
const form = (bytes = 10) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    Buffer.alloc(bytes, 'a'),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }

beforeAll(async () => {
  here = await startHere()
})
afterAll(() => here.close())

const tokenWith = (...permissions: string[]) => here.token({ permissions })
async function send(
  path: string,
  {
    token,
    method = 'POST',
    body,
    headers = {},
  }: { token: string; method?: string; body?: BodyInit | Buffer; headers?: Record<string, string> },
) {
  const answer = await fetch(`${here.url}${path}`, {
    method,
    body: body as BodyInit,
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

/** Answers after receiving the complete form, and returns a record of what arrived. */
function taking(path: string, answer: unknown) {
  const got = { headers: {} as IncomingMessage['headers'], bytes: 0, isWhole: false, isLeft: false }
  here.upstream.on(path, (req, res) => {
    got.headers = req.headers
    req.on('data', (piece: Buffer) => {
      got.bytes += piece.length
    })
    res.on('close', () => {
      got.isLeft = !res.writableEnded
    })
    req.on('error', () => undefined)
    req.on('end', () => {
      got.isWhole = true
      if (answer !== undefined) answerJson(res, answer)
    })
  })
  return got
}

describe('uploads', () => {
  const extraction = { filePath: 'cv/1.pdf', fileName: 'cv.pdf', draft: draft(), fields: [], characters: 9 }

  test('a CV is read at once', async () => {
    const got = taking('/Candidates/importCV', extraction)
    const answer = await send('/upload/candidateImportCv', {
      token: await tokenWith('Candidate:CreateCandidate'),
      body: form(),
      headers: multipart,
    })
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { ...extraction, isScan: false, unreadPages: 0 }])
    expect(got.headers.invocationtype).toBeUndefined()
  })

  test('a client that disconnects while the CV is read ends the reading', async () => {
    const got = taking('/Candidates/importCV', undefined)
    const asked = httpRequest(`${here.url}/upload/candidateImportCv`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenWith('Candidate:CreateCandidate')}`, ...multipart },
    })
    asked.on('error', () => undefined)
    asked.end(form())
    await until(() => got.isWhole)
    expect(got.isLeft).toBe(false)
    asked.destroy()
    await until(() => got.isLeft)
  })

  test("a file is read in the background if the caller requests it, with the caller's idempotency key", async () => {
    const got = taking('/Candidates/upload-cv', { filePath: 'cv/1.pdf', queueId: id, file: null })
    const asked = { token: await tokenWith('Candidate:UpdateCandidate'), body: form() }
    expect(
      (
        await send('/upload/candidateUploadCv', {
          ...asked,
          headers: { ...multipart, InvocationType: 'Event', 'idempotency-key': 'key-1' },
        })
      ).status,
    ).toBe(200)
    expect(got.headers).toMatchObject({ invocationtype: 'Event', 'idempotency-key': 'key-1' })
    await send('/upload/candidateUploadCv', { ...asked, headers: { ...multipart, InvocationType: 'DryRun' } })
    expect(got.headers.invocationtype).toBeUndefined()
  })

  test('a CSV goes into a talent folder', async () => {
    taking('/TalentManagement/import-csv', { id })
    const answer = await send('/upload/talentImportCsv', {
      token: await tokenWith('TalentManagement:TalentManagement'),
      body: form(),
      headers: multipart,
    })
    // With the id that subscriptions use.
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { id, nodeId: encodeId('TalentImport', id) }])
  })

  test('a file over the limit is refused before a byte is forwarded', async () => {
    const before = here.upstream.seen.length
    const answer = await send('/upload/candidateImportCv', {
      token: await tokenWith('Candidate:CreateCandidate'),
      body: form(cvMaxBytes + formOverhead),
      headers: multipart,
    })
    expect([answer.status, here.upstream.seen.length]).toEqual([413, before])
  })
})

test.each([
  ['POST', 'candidateExport', '', '/Candidates/export-csv', 'Candidate:ExportCandidate'],
  ['GET', 'candidateViewFileCv', '?filePathKey=cv%2F1.pdf', '/Candidates/view-file-cv', 'Candidate:ReadCandidate'],
  [
    'GET',
    'candidateInterviewCvFile',
    `?id=${id}`,
    `/Candidates/interview-cv/${id}/file`,
    'JobRequest:InterviewFeedBackView',
  ],
  ['POST', 'talentExport', '', '/TalentManagement/export', 'TalentManagement:TalentExport'],
  [
    'GET',
    'talentImportFailedRows',
    `?id=${id}`,
    `/TalentManagement/import/${id}/failed-rows`,
    'TalentManagement:TalentManagement',
  ],
  ['POST', 'talentSampleCsv', '', '/TalentManagement/download-sample-csv', 'TalentManagement:TalentManagement'],
])('%s /download/%s', async (method, operation, search, path, key) => {
  const asked: { url: string; body: string }[] = []
  here.upstream.on(path, (req, res) => {
    let body = ''
    req.on('data', (piece) => {
      body += String(piece)
    })
    req.on('end', () => {
      asked.push({ url: req.url!, body })
      res
        .writeHead(200, { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="a.csv"' })
        .end('name')
    })
  })
  const question = method === 'POST' ? { body: '{"filters":[]}', headers: { 'content-type': 'application/json' } } : {}
  const answer = await send(`/download/${operation}${search}`, { token: await tokenWith(key), method, ...question })
  expect([answer.status, answer.text, answer.headers.get('content-disposition')]).toEqual([
    200,
    'name',
    'attachment; filename="a.csv"',
  ])
  expect(asked).toEqual([
    { url: path + (search.startsWith('?filePathKey') ? search : ''), body: method === 'POST' ? '{"filters":[]}' : '' },
  ])
  const stranger = await send(`/download/${operation}${search}`, {
    token: await tokenWith('User:ListUser'),
    method,
    ...question,
  })
  expect([stranger.status, asked.length]).toEqual([403, 1])
})

test('every stream of candidates is an operation of the gateway', () => {
  const streams = operations
    .filter(({ transport, path }) => transport !== 'json' && /^\/(Candidates|TalentManagement)\//.test(path))
    .map(({ id: name }) => name)
    .sort()
  expect(streams).toEqual([
    'candidateExport',
    'candidateImportCv',
    'candidateInterviewCvFile',
    'candidateUploadCv',
    'candidateViewFileCv',
    'talentExport',
    'talentImportCsv',
    'talentImportFailedRows',
    'talentSampleCsv',
  ])
})
