import { describe, expect, test, vi } from 'vitest'
import { cleanHtml } from '../../../../web/shared/pdf/HtmlFrame.tsx'
import { DocumentFault, openSource, sourceOfFile, type DocumentSource } from '../../../../web/shared/pdf/source.ts'
import { RequestError } from '../../../../web/shared/requestError.ts'

const pdf = '%PDF-1.7\nsomething'
const { signal } = new AbortController()
type Request = (path: string, init?: RequestInit) => Promise<Response>
const open = (source: DocumentSource, request: Request = () => Promise.reject(new Error('Not asked for'))) =>
  openSource(source, request, signal)
const answer = (body: string, type: string) => new Response(body, { headers: { 'Content-Type': type } })

describe('a source', () => {
  test("that is a path is requested with the session's token", async () => {
    const request = vi.fn<Request>(async () => answer(pdf, 'application/pdf'))
    const opened = await open({ type: 'path', path: '/download/mediaFile?path=x' }, request)
    expect(request).toHaveBeenCalledWith('/download/mediaFile?path=x', { signal })
    expect(opened.kind).toBe('pages')
  })

  test.each([
    ['a data URL', { type: 'data', data: `data:application/pdf;base64,${btoa(pdf)}` }],
    ['a data URL without base64', { type: 'data', data: `data:application/pdf,${encodeURIComponent(pdf)}` }],
    ['base64 alone', { type: 'data', data: btoa(pdf) }],
    ['base64 in lines', { type: 'data', data: btoa(pdf).replace(/.{8}/g, '$&\r\n') }],
    ['a blob', { type: 'file', file: new Blob([pdf], { type: 'application/pdf' }) }],
    ['a blob without a type', { type: 'file', file: new Blob([pdf]) }],
    ['bytes', { type: 'file', file: new TextEncoder().encode(pdf).buffer as ArrayBuffer }],
    ['an answer of a server that knows no types', { type: 'file', file: answer(pdf, 'application/octet-stream') }],
  ] satisfies [string, DocumentSource][])('%s is a PDF', async (_, source) => {
    const opened = await open(source)
    expect(opened.kind).toBe('pages')
    expect(await (opened as { file: Blob }).file.text()).toBe(pdf)
  })

  test('an answer is read once, however often it is opened', async () => {
    const file = answer(pdf, 'application/pdf')
    const kinds = await Promise.all([open({ type: 'file', file }), open({ type: 'file', file })])
    expect(kinds.map(({ kind }) => kind)).toEqual(['pages', 'pages'])
  })

  test('HTML is shown in a frame, and other types are only downloaded', async () => {
    expect(await open({ type: 'file', file: answer('<p>x</p>', 'text/html; charset=utf-8') })).toEqual({
      kind: 'frame',
      html: '<p>x</p>',
    })
    expect(await open({ type: 'html', html: '<p>y</p>' })).toEqual({ kind: 'frame', html: '<p>y</p>' })
    expect((await open({ type: 'file', file: answer('PK', 'application/msword') })).kind).toBe('download')
  })

  test('of a Word file is its conversion; without a converter, and for other files, there is only the download', async () => {
    const word = sourceOfFile('c/2026-01/cv.docx')!
    const request = vi.fn<Request>(async () => answer('<p>x</p>', 'text/html'))
    expect(await open(word, request)).toEqual({ kind: 'frame', html: '<p>x</p>' })
    expect(request).toHaveBeenCalledWith('/download/mediaDocxToPdf', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"filePath":"c/2026-01/cv.docx"}',
      signal,
    })
    expect(word).toMatchObject({ original: '/download/commonsFile?path=c%2F2026-01%2Fcv.docx' })
    const missing = new RequestError('UPSTREAM_UNAVAILABLE', 'No converter', { errorCode: 'CONVERTER_MISSING' })
    expect(await open(sourceOfFile('cv.doc')!, () => Promise.reject(missing))).toEqual({ kind: 'download', file: null })
    expect(await open(sourceOfFile('cv.zip')!)).toEqual({ kind: 'download', file: null })
    expect(sourceOfFile('a.pdf')).toEqual({ type: 'path', path: '/download/commonsFile?path=a.pdf' })
    expect([sourceOfFile(null), sourceOfFile('')]).toEqual([null, null])
  })

  test('that is empty or not base64 is an error; a failed request keeps its own error', async () => {
    await expect(open({ type: 'file', file: new Blob([]) })).rejects.toMatchObject({
      name: 'DocumentFault',
      kind: 'empty',
    })
    await expect(open({ type: 'data', data: '*not base64*' })).rejects.toBeInstanceOf(DocumentFault)
    const refused = new RequestError('FORBIDDEN', 'No')
    await expect(open({ type: 'path', path: '/download/x' }, () => Promise.reject(refused))).rejects.toBe(refused)
  })
})

describe('HTML of a converted document', () => {
  test('keeps text, tables and its own pictures', () => {
    const html = '<h1>Đức</h1><table><tbody><tr><td>1</td></tr></tbody></table><img src="data:image/png;base64,AAAA">'
    expect(cleanHtml(html)).toBe(html)
  })

  test.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<p onclick="alert(1)" style="color:red">x</p>', '<p>x</p>'],
    ['<img src="https://example.com/seen.gif">', '<img>'],
    ['<img src="/pixel">', '<img>'],
    ['<style>*{}</style><form><input></form>x', 'x'],
    ['<iframe src="/"></iframe><svg onload="x"></svg>', ''],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    [
      '<a href="https://example.com">x</a>',
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>',
    ],
  ])('%s becomes %s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
  })
})
