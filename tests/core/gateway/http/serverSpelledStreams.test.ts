import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importMaxBytes } from '../../../../services/features/verifications/imports/importShapes.ts'
import { answerJson, startHere, type Here } from './server.fixture.ts'

const id = '7d0d3c1e-0000-4000-8000-000000000003'
const endpoints = {
  verificationImportCreate: {
    members: { title: 'Subject', verificationId: 'folder', file: 'csv', id: 'import.number' },
  },
  candidateUploadCv: { words: { kind: { Curriculum: 'cv' } } },
  commonsUpload: { members: { file: 'content' } },
  commonsFile: { members: { path: 'location' } },
} as const

let here: Here
let token: string
let got: { form: FormData; type: string; length: string | undefined }
let answer: unknown
beforeAll(async () => {
  here = await startHere({}, {}, { endpoints })
  token = await here.token({ permissions: ['Candidate:CV-Verification', 'Candidate:UpdateCandidate'] })
  for (const path of ['/CVVerification/import', '/Candidates/upload-cv', '/commons/upload'])
    here.upstream.on(path, async (req, res) => {
      const pieces: Buffer[] = []
      try {
        for await (const piece of req) pieces.push(piece as Buffer)
      } catch {
        return
      }
      const type = req.headers['content-type']!
      const form = await new Response(Buffer.concat(pieces), { headers: { 'content-type': type } }).formData()
      got = { form, type, length: req.headers['content-length'] }
      answerJson(res, answer)
    })
})
beforeEach(() => {
  answer = { Import: { number: id } }
})
afterAll(() => here.close())

async function upload(operation: string, body: BodyInit, headers: Record<string, string> = {}) {
  const sent = await fetch(`${here.url}/upload/${operation}`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  return { status: sent.status, body: await sent.json() }
}

function form(fields: Record<string, string>, file: File): FormData {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.set(name, value)
  made.set('file', file)
  return made
}

describe('forms for services with other names', () => {
  it('have the names of the services, and their answer those of the contract', async () => {
    const content = new Uint8Array(importMaxBytes).map((_byte, place) => place % 251)
    const file = new File([content], 'Ứng viên "mới".csv', { type: 'text/csv' })
    const fields = { title: 'Tháng\r\n11', verificationId: id }
    expect(await upload('verificationImportCreate', form(fields, file))).toMatchObject({ status: 200, body: { id } })
    expect([...got.form.keys()]).toEqual(['Subject', 'folder', 'csv'])
    expect([got.form.get('Subject'), got.form.get('folder')]).toEqual(['Tháng\r\n11', id])
    const csv = got.form.get('csv') as File
    expect([csv.name.replaceAll('%22', '"'), csv.type]).toEqual(['Ứng viên "mới".csv', 'text/csv'])
    expect(Buffer.from(await csv.arrayBuffer()).equals(Buffer.from(content))).toBe(true)
    // It is written as it arrives, so its length is not known beforehand.
    expect(got.length).toBeUndefined()
  })

  it('have the words of the services', async () => {
    answer = { filePath: 'a/b.pdf', queueId: null, file: null }
    const file = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' })
    expect((await upload('candidateUploadCv', form({ kind: 'cv' }, file))).body).toEqual(answer)
    expect(got.form.get('kind')).toBe('Curriculum')
    expect((await upload('candidateUploadCv', form({ kind: 'file' }, file))).status).toBe(200)
    expect(got.form.get('kind')).toBe('file')
  })

  it('rename only the file, if only that is configured', async () => {
    answer = 'a/b.txt'
    const sent = await upload('commonsUpload', form({}, new File(['text'], 'a.txt', { type: 'text/plain' })))
    expect(sent).toEqual({ status: 200, body: 'a/b.txt' })
    expect(await (got.form.get('content') as File).text()).toBe('text')
  })

  it('are refused if they are invalid, incomplete or too large', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
    const code = async (body: string, headers: Record<string, string> = type) => {
      const { status, body: said } = await upload('verificationImportCreate', body, headers)
      return [status, said.errors[0].extensions.code]
    }
    const seen = here.upstream.seen.length
    expect(await code('{}', { 'content-type': 'application/json' })).toEqual([400, 'BAD_INPUT'])
    expect(here.upstream.seen.length).toBe(seen)
    expect(await code(`${head}half`)).toEqual([400, 'BAD_INPUT'])
    expect(await code('no form at all')).toEqual([400, 'BAD_INPUT'])
    expect(await code(head + 'a'.repeat(importMaxBytes + 65_536))).toEqual([413, 'TOO_LARGE'])
    const longField = `--x\r\nContent-Disposition: form-data; name="title"\r\n\r\n${'a'.repeat(70_000)}\r\n--x--\r\n`
    expect(await code(longField)).toEqual([413, 'TOO_LARGE'])
  })
})

describe('answers of uploads', () => {
  const file = () => form({ title: 'A', verificationId: id }, new File(['name'], 'a.csv', { type: 'text/csv' }))

  it('may use other words with the same meaning', async () => {
    answer = { ID: id.toUpperCase() }
    expect((await upload('verificationImportCreate', file())).body).toMatchObject({ id })
  })

  it('are unchanged if they cannot be read', async () => {
    answer = { accepted: true }
    expect(await upload('verificationImportCreate', file())).toEqual({ status: 200, body: { accepted: true } })
  })
})

it('downloads use the names of the services', async () => {
  here.upstream.on(
    '/commons/file',
    (_req, res) => void res.writeHead(200, { 'content-type': 'text/plain' }).end('text'),
  )
  const asked = await fetch(`${here.url}/download/commonsFile?path=a%2Fb.txt`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect([asked.status, await asked.text()]).toEqual([200, 'text'])
  expect(here.upstream.seen.at(-1)!.url).toBe('/commons/file?location=a%2Fb.txt')
})
