import { createHash, createHmac } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeExpired } from '../../../services/core/files/storedFiles.ts'
import { companies } from '../../../services/demo/people/accounts.ts'
import { newId } from '../../../services/core/ids.ts'
import { saveCandidate } from '../../../services/features/candidates/queries.ts'
import {
  commonsFile,
  mediaFile,
  mediaPresignedUrl,
  mediaReplaceText,
  mediaTempFile,
  mediaUpload,
  mediaUploadPresignedUrl,
} from '../../../services/features/media/contract.ts'
import { mediaMaxBytes } from '../../../services/features/media/mediaShapes.ts'
import { ownFile } from '../../../services/features/media/access.ts'
import { addFolder } from '../verifications/verifications.fixture.ts'
import { docx, lyingDocx, paragraph } from '../../support/docx.ts'
import { startMedia, type Here } from './media.fixture.ts'

const folder = await mkdtemp(join(tmpdir(), 'hireloom_test_media_'))
const bucket = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'files', configs: [] }],
})
let port = 0
beforeAll(async () => {
  port = (await bucket.run()).port
})
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true })
})

const pdf = await readFile('services/demo/files/cv-john-doe-classic.pdf')
// Made before the first request, because it takes longer than an idle connection stays open.
const lying = lyingDocx()
const huge = docx(paragraph('x'), {
  more: { 'word/a.xml': new Uint8Array(60_000_000), 'word/b.xml': new Uint8Array(60_000_000) },
})

/** Signature Version 4 of a PUT, as a bucket calculates it. */
function signatureOf({ host, pathname, searchParams }: URL, contentType: string): string {
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&')
  const asked = [
    'PUT',
    pathname,
    query,
    `content-type:${contentType}`,
    `host:${host}`,
    '',
    'content-type;host',
    'UNSIGNED-PAYLOAD',
  ].join('\n')
  const [, ...scope] = searchParams.get('X-Amz-Credential')!.split('/')
  const text = [
    'AWS4-HMAC-SHA256',
    searchParams.get('X-Amz-Date'),
    scope.join('/'),
    createHash('sha256').update(asked).digest('hex'),
  ].join('\n')
  return hmac(scope.reduce<string | Buffer>(hmac, 'AWS4S3RVER'), text).toString('hex')
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe.each([
  ['disk', () => ({})],
  ['S3', () => ({ S3_URL: `http://S3RVER:S3RVER@127.0.0.1:${port}/files?region=us-east-1` })],
] as const)('%s', (kind, env) => {
  let here: Here
  beforeAll(async () => {
    here = await startMedia(env())
  })
  afterAll(() => here?.close())

  test('an upload is returned to its uploader with its real type', async () => {
    const recruiter = here.as('recruiter')
    const path = await recruiter.stored('C:\\cvs\\..\\Hồ sơ.PDF', pdf)
    const shown = await recruiter.get(mediaFile, { filePath: path })
    expect(shown.bytes.equals(pdf)).toBe(true)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': 'inline; filename="Ho so.PDF"; filename*=UTF-8\'\'H%E1%BB%93%20s%C6%A1.PDF',
    })
    expect(
      (await recruiter.get(mediaFile, { filePath: path, isDowload: 'true' })).headers.get('content-disposition'),
    ).toMatch(/^attachment;/)
    expect((await recruiter.get(commonsFile, { path })).bytes.equals(pdf)).toBe(true)
    const text = await recruiter.get(commonsFile, {
      path: await recruiter.stored('a.txt', '<script>alert(1)</script>'),
    })
    expect([text.headers.get('content-type'), text.headers.get('content-disposition')?.split(';')[0]]).toEqual([
      'text/plain',
      'attachment',
    ])
  })

  test('nobody else can read it, in the same company or another', async () => {
    const path = await here.as('recruiter').stored('cv.pdf', pdf)
    for (const userName of ['recruiter2', 'admin', 'admin@other']) {
      expect([userName, (await here.as(userName).get(mediaFile, { filePath: path })).status]).toEqual([userName, 404])
      expect([
        userName,
        (
          await here
            .as(userName)
            .post(mediaReplaceText, { filePath: path, replacements: [{ search: 'a', replace: 'b' }] })
        ).status,
      ]).toEqual([userName, 404])
    }
  })

  test('presigned addresses upload a file into the bucket, if there is one', async () => {
    const recruiter = here.as('recruiter')
    const asked = await recruiter.get(mediaUploadPresignedUrl, { type: 'CandidateCV', extension: 'pdf' })
    if (kind === 'disk') return expect(asked).toMatchObject({ status: 400, body: { errorCode: 'BUCKET_MISSING' } })
    const { url, filePath, contentType } = asked.body
    expect((await recruiter.get(mediaFile, { filePath })).status).toBe(404)
    // The bucket of the tests does not check signatures of this kind, so they are calculated here.
    expect(new URL(url).searchParams.get('X-Amz-Signature')).toBe(signatureOf(new URL(url), contentType))
    expect((await fetch(url, { method: 'PUT', body: pdf, headers: { 'content-type': contentType } })).status).toBe(200)
    expect((await recruiter.get(mediaFile, { filePath })).bytes.equals(pdf)).toBe(true)
    expect((await here.as('recruiter2').get(mediaFile, { filePath })).status).toBe(404)
    expect((await recruiter.get(mediaPresignedUrl, { type: 'BatchImportCandidate' })).body).toMatchObject({
      contentType: 'text/csv',
      filePath: expect.stringMatching(/\.csv$/),
    })
    expect((await recruiter.get(mediaPresignedUrl, { type: 'Other' })).status).toBe(400)
    expect((await recruiter.get(mediaUploadPresignedUrl, { type: 'X', extension: 'exe' })).status).toBe(400)
    expect(
      (await recruiter.get(mediaUploadPresignedUrl, { type: 'BatchImportCandidate', extension: 'pdf' })).status,
    ).toBe(400)
  })

  test('temporary files belong to their creator, and are deleted after their download or by themselves', async () => {
    const recruiter = here.as('recruiter')
    const source = await recruiter.stored('letter.docx', docx(paragraph('Dear {{na', 'me}}')))
    const copy = async () =>
      (
        await recruiter.post(mediaReplaceText, {
          filePath: source,
          replacements: [{ search: '{{name}}', replace: 'An' }],
        })
      ).body.filePath
    const get = (filePath: string, willDelete: boolean, userName = 'recruiter') =>
      here.as(userName).get(mediaTempFile, { filePath, willDelete: String(willDelete) })
    const first: string = await copy()
    expect((await get(first, false)).status).toBe(200)
    expect((await get(first, true, 'recruiter2')).status).toBe(404)
    const last = await get(first, true)
    expect([last.status, last.headers.get('content-disposition')?.split(';')[0]]).toEqual([200, 'attachment'])
    await expect.poll(async () => (await get(first, false)).status).toBe(404)
    // The file is deleted after its record.
    await expect
      .poll(() =>
        here.services.files.read(first).then(
          () => 200,
          ({ status }) => status,
        ),
      )
      .toBe(404)
    expect((await get(source, false)).status).toBe(200)
    expect((await get(source, true, 'recruiter2')).status).toBe(404)
    expect((await recruiter.get(mediaFile, { filePath: source })).status).toBe(200)

    const [second, kept]: string[] = [await copy(), await copy()]
    await ownFile(here.db, { userName: 'recruiter' }, kept!, { kind: 'candidateFile', id: newId() })
    await here.db
      .update('stored_file')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('path', '=', second!)
      .execute()
    expect((await get(second!, false)).status).toBe(404)
    await removeExpired(here.services.db, here.services.files)
    await expect(here.services.files.read(second!)).rejects.toMatchObject({ status: 404 })
    expect(await here.db.from('stored_file').select('path').where('path', 'in', [second!, kept!]).execute()).toEqual([
      { path: kept },
    ])
  })
})

describe('access and limits', () => {
  let here: Here
  beforeAll(async () => {
    here = await startMedia()
  })
  afterAll(() => here?.close())

  test('the file of a record can be read by those who may read the record', async () => {
    const recruiter = here.as('recruiter')
    const path = await recruiter.stored('cv.pdf', pdf)
    const candidate = await saveCandidate(here.db, { name: 'An', phones: [], emails: [], createdBy: 'recruiter' })
    const owner = { kind: 'candidateFile', id: newId() }
    await here.db
      .insert('candidate_file', {
        id: owner.id,
        candidate_id: candidate.id,
        kind: 'cv',
        path,
        name: 'cv.pdf',
        content_type: 'application/pdf',
        size: pdf.length,
        created_by: 'recruiter',
      })
      .execute()
    await expect(ownFile(here.db, { userName: 'recruiter2' }, path, owner)).rejects.toMatchObject({ status: 404 })
    await ownFile(here.db, { userName: 'recruiter' }, path, owner)
    await ownFile(here.db, { userName: 'recruiter2' }, path, owner)
    await expect(ownFile(here.db, { userName: 'recruiter' }, path, { ...owner, id: newId() })).rejects.toMatchObject({
      status: 404,
    })
    const status = async (userName: string) => (await here.as(userName).get(mediaFile, { filePath: path })).status
    expect(await Promise.all(['recruiter', 'recruiter2', 'vendor', 'admin@other'].map(status))).toEqual([
      200, 200, 404, 404,
    ])
    await here.db.update('candidate').set({ deleted_at: new Date() }).where('id', '=', candidate.id).execute()
    expect(await status('recruiter')).toBe(404)
    const orphan = await recruiter.stored('b.pdf', pdf)
    await ownFile(here.db, { userName: 'recruiter' }, orphan, { kind: 'unknown', id: 'x' })
    expect((await recruiter.get(mediaFile, { filePath: orphan })).status).toBe(404)
  })

  test('a CV that came with a row of a verification folder can be read by those who see the row', async () => {
    const { path } = await here.services.files.save(companies.first.id, 'mail.pdf', Readable.from([pdf]), mediaMaxBytes)
    const folder = await addFolder(here.db, { importType: 1, createdBy: 'recruiter' })
    await here.db
      .insert('verification_candidate', {
        id: newId(),
        verification_id: folder,
        name: 'An',
        status: 'new',
        search: 'an',
        words: ['an'],
        created_by: 'recruiter',
        phones: [],
        emails: [],
        cv_path: `${path},other.pdf`,
      })
      .execute()
    const status = async (userName: string) => (await here.as(userName).get(mediaFile, { filePath: path })).status
    expect(await Promise.all(['recruiter', 'recruiter2', 'manager', 'admin@other'].map(status))).toEqual([
      200, 404, 404, 404,
    ])
    await here.db.insert('verification_folder_share', { verification_id: folder, user_name: 'recruiter2' }).execute()
    expect(await status('recruiter2')).toBe(200)
    expect((await here.as('recruiter').get(mediaFile, { filePath: path })).headers.get('content-type')).toBe(
      'application/pdf',
    )
  })

  test("naming another user's upload in a row does not give access to it", async () => {
    const path = await here.as('recruiter2').stored('secret.pdf', pdf)
    await saveCandidate(here.db, { name: 'Sly', phones: [], emails: [], createdBy: 'recruiter', cvPath: path })
    expect((await here.as('recruiter').get(mediaFile, { filePath: path })).status).toBe(404)
  })

  test.each([
    ['../../etc/passwd'],
    ['/etc/passwd'],
    ['%2e%2e/x'],
    [`${companies.first.id}/../../secrets.json`],
    [`${companies.first.id}/2026-01/${newId()}.pdf`],
  ])('no other path can be reached: %s', async (path) => {
    expect((await here.as('admin').get(commonsFile, { path })).status).toBe(404)
    expect((await here.as('admin').get(mediaTempFile, { filePath: path, willDelete: 'true' })).status).toBe(404)
  })

  const exe = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(300, 1)])
  test.each([
    ['HTML that says it is a PDF', 'cv.pdf', '<html><script>1</script></html>'],
    ['a program that says it is a PDF', 'cv.pdf', exe],
    ['a program by its name', 'cv.exe', exe],
    ['a page by its name', 'cv.html', '<p>x'],
    ['a drawing that runs scripts', 'x.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a name without a kind', 'cv', pdf],
    ['a PDF that says it is a picture', 'me.png', pdf],
    ['an empty file', 'cv.txt', ''],
    ['a zip that is no .docx', 'cv.docx', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')],
    ['a .docx that says it is an .xlsx', 'cv.xlsx', docx(paragraph('x'))],
    [
      'an old document without text',
      'cv.doc',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    ],
    ['a torn .docx', 'cv.docx', docx(paragraph('x')).subarray(0, 300)],
  ])('is refused: %s', async (_what, name, content) => {
    const { status, body } = await here.as('recruiter').upload(name, content)
    expect([status, typeof (body.errors?.file?.[0] ?? body.message)]).toEqual([400, 'string'])
  })

  test('a part that unpacks to more than it declares does not get the memory', async () => {
    const recruiter = here.as('recruiter')
    const path = await recruiter.stored('bomb.docx', lying)
    const answer = await recruiter.post(mediaReplaceText, {
      filePath: path,
      replacements: [{ search: 'x', replace: 'y' }],
    })
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'DOCUMENT_TOO_LARGE' } })
    expect(await recruiter.upload('bomb.docx', huge)).toMatchObject({
      status: 400,
      body: { errorCode: 'DOCUMENT_TOO_LARGE' },
    })
  })

  test('nothing of a refused file is stored, and a file that is too large is reported as such', async () => {
    const names = async () =>
      (await readdir(join(here.database.dataDir, 'files'), { recursive: true })).filter((name) => /\.\w+$/.test(name))
    const before = await names()
    const { status, body } = await here.as('recruiter').upload('a.txt', Buffer.alloc(mediaMaxBytes + 1, 'a'))
    expect([status, body]).toMatchObject([
      413,
      { errorCode: 'TOO_LARGE', paramValues: { maxBytes: String(mediaMaxBytes) } },
    ])
    await here.as('recruiter').upload('cv.docx', Buffer.from('504b0506000000000000000000000000000000000000', 'hex'))
    expect(await names()).toEqual(before)
    expect((await here.as('recruiter').upload('a.txt', Buffer.alloc(mediaMaxBytes, 'a'))).status).toBe(200)
  })

  test('the media upload answers in the format that the editor expects', async () => {
    const recruiter = here.as('recruiter')
    const plain = await recruiter.upload('photo.png', png, mediaUpload)
    expect(plain.body).toEqual({
      files: [expect.stringMatching(/\.png$/)],
      path: plain.body.files[0],
      baseurl: '',
      error: 0,
      message: '',
    })
    const withUrl = await recruiter.upload('photo.png', png, mediaUpload, { GetFileUrl: 'true' })
    expect(withUrl.body.baseurl).toBe('http://localhost:4000/download/mediaFile?filePath=')
    expect((await recruiter.get(mediaFile, { filePath: plain.body.path })).headers.get('content-type')).toBe(
      'image/png',
    )
  })
})
