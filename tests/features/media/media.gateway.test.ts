import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { mediaHideFieldCv, mediaReplaceText } from '../../../services/features/media/contract.ts'
import { mediaMaxBytes } from '../../../services/features/media/mediaShapes.ts'
import { answerJson, startHere, type Here } from '../../core/gateway/http/server.fixture.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'

const filePath = '11111111-1111-4111-8111-111111111111/2026-11/22222222-2222-4222-8222-222222222222.pdf'
const file = { path: filePath, downloadUrl: `/download/mediaTempFile?${new URLSearchParams({ filePath })}` }
const viewer = viewerWith()

describe('mutations', () => {
  test('texts are hidden by name and by kind; texts that were not found are reported', async () => {
    const rest = fakeRest().on(mediaHideFieldCv, () => ({ filePath, count: 3, notFound: ['phone'] }))
    const document = `mutation ($input: HideDocumentTextInput!) { hideDocumentText(input: $input) { file { path downloadUrl } changedPlaceCount notFound } }`
    const { data } = await execute(document, {
      rest,
      viewer,
      variables: { input: { filePath: 'a', texts: ['An'], kinds: ['EMAIL', 'PHONE'] } },
    })
    expect(data.hideDocumentText).toEqual({ file, changedPlaceCount: 3, notFound: ['phone'] })
    expect(rest.calls[0]!.body).toEqual({ filePath: 'a', texts: ['An'], fields: ['email', 'phone'] })
    expect(
      (await execute(document, { rest, viewer: null, variables: { input: { filePath: 'a', texts: [], kinds: [] } } }))
        .code,
    ).toBe('UNAUTHENTICATED')
  })

  test('texts are replaced; a refusal keeps its code', async () => {
    const rest = fakeRest().on(mediaReplaceText, ({ body }) => {
      if (body!.filePath === 'fixed')
        throw new RequestError('REFUSED', 'The text of a PDF is fixed', { errorCode: 'TEXT_FIXED' })
      return { filePath, count: 1, notFound: [] }
    })
    const ask = (path: string) =>
      execute(
        `mutation { replaceDocumentText(input: { filePath: "${path}", replacements: [{ find: "{{name}}", replace: "An" }] }) { file { path downloadUrl } changedPlaceCount } }`,
        { rest, viewer },
      )
    expect((await ask('a')).data.replaceDocumentText).toEqual({ file, changedPlaceCount: 1 })
    expect((await ask('fixed')).errors[0]?.extensions).toMatchObject({ code: 'REFUSED', errorCode: 'TEXT_FIXED' })
  })
})

describe('streams', () => {
  let here: Here
  let token: string
  beforeAll(async () => {
    here = await startHere()
    token = await here.token({ permissions: [] })
  })
  afterAll(() => here?.close())

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${here.url}${path}`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } })
  const form = (size: number) => {
    const body = new FormData()
    body.set('file', new Blob(['a'.repeat(size)], { type: 'text/plain' }), 'a.txt')
    return body
  }

  test('an upload is streamed, within the limit of its operation', async () => {
    let bytes = 0
    here.upstream.on('/commons/upload', (req, res) => {
      req.on('data', (piece: Buffer) => {
        bytes += piece.length
      })
      req.on('end', () => answerJson(res, filePath))
    })
    const answer = await ask('/upload/commonsUpload', { method: 'POST', body: form(mediaMaxBytes) })
    expect([answer.status, await answer.json(), bytes > mediaMaxBytes]).toEqual([200, filePath, true])
    const tooLarge = await ask('/upload/commonsUpload', { method: 'POST', body: form(mediaMaxBytes + 70_000) })
    expect([tooLarge.status, (await tooLarge.json()).errors[0].extensions.code]).toEqual([413, 'TOO_LARGE'])
    expect((await fetch(`${here.url}/upload/commonsUpload`, { method: 'POST', body: form(1) })).status).toBe(401)
  })

  test('a download has its file name, and cannot run', async () => {
    here.upstream.on('/media/file', (_, res) => {
      res.writeHead(200, {
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="cv.pdf"',
        'content-length': '5',
      })
      res.end('%PDF-')
    })
    const answer = await ask(`/download/mediaFile?${new URLSearchParams({ filePath, isDowload: 'false' })}`)
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF-'])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="cv.pdf"',
      'content-length': '5',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(here.upstream.seen.at(-1)!.url).toBe(`/media/file?${new URLSearchParams({ filePath, isDowload: 'false' })}`)
    expect((await ask('/download/mediaFile?path=x')).status).toBe(400)
    expect((await ask('/download/mediaReplaceText', { method: 'POST' })).status).toBe(404)
  })

  test('a request of several megabytes reaches the conversion that allows it', async () => {
    let size = 0
    here.upstream.on('/media/html-to-pdf', (req, res) => {
      req.on('data', (piece: Buffer) => {
        size += piece.length
      })
      req.on('end', () => res.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-'))
    })
    const post = (id: string, length: number) =>
      ask(`/download/${id}`, {
        method: 'POST',
        body: JSON.stringify({ html: 'a'.repeat(length) }),
        headers: { 'content-type': 'application/json' },
      })
    expect((await post('mediaHtmlToPdf', 2_000_000)).status).toBe(200)
    expect(size).toBeGreaterThan(2_000_000)
    expect((await post('mediaDocxToPdf', 2_000_000)).status).toBe(413)
  })
})
