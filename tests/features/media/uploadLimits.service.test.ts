import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileStore } from '../../../services/core/files/files.ts'
import { removeExpired, waitingMaxBytes } from '../../../services/core/files/storedFiles.ts'
import { candidateUploadCv } from '../../../services/features/candidateCvs/contract.ts'
import { newId } from '../../../services/core/ids.ts'
import { ownFile } from '../../../services/features/media/access.ts'
import { mediaPresignedUrl } from '../../../services/features/media/contract.ts'
import { startMedia, type Here } from './media.fixture.ts'

const folder = await mkdtemp(join(tmpdir(), 'hireloom_test_limits_'))
const bucket = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'files', configs: [] }],
})
let port = 0
let pdf: Buffer
beforeAll(async () => {
  port = (await bucket.run()).port
  pdf = await readFile('services/demo/files/cv-john-doe-classic.pdf')
})
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true })
})

const env = {
  disk: () => ({}),
  S3: () => ({ S3_URL: `http://S3RVER:S3RVER@127.0.0.1:${port}/files?region=us-east-1` }),
}

describe.each(['disk', 'S3'] as const)('%s', (kind) => {
  let here: Here
  beforeAll(async () => {
    here = await startMedia(env[kind]())
  })
  afterAll(() => here?.close())

  const recordOf = (path: string) =>
    here.db.from('stored_file').select(['owner_kind', 'expires_at']).where('path', '=', path).executeTakeFirst()
  const expire = (path: string, inMs: number) =>
    here.db
      .update('stored_file')
      .set({ expires_at: new Date(Date.now() + inMs) })
      .where('path', '=', path)
      .execute()
  const isThere = (path: string) =>
    here.services.files.read(path).then(
      (stream) => {
        stream.destroy()
        return true
      },
      () => false,
    )
  const owner = () => ({ kind: 'candidateFile', id: newId() })
  const sweep = (files: FileStore = here.services.files) => removeExpired(here.services.db, files)

  test('an upload without a record is deleted after a day; one with a record stays', async () => {
    const [loose, taken] = [
      await here.as('recruiter').stored('a.pdf', pdf),
      await here.as('recruiter').stored('b.pdf', pdf),
    ]
    const { expires_at: expiry } = (await recordOf(loose))!
    expect(Math.abs(expiry!.getTime() - Date.now() - 86_400_000)).toBeLessThan(60_000)
    await ownFile(here.db, { userName: 'recruiter' }, taken, owner())
    expect((await recordOf(taken))!.expires_at).toBeNull()
    await expire(loose, -1)
    await sweep()
    expect([await recordOf(loose), await isThere(loose), await isThere(taken)]).toEqual([undefined, false, true])
  })

  test('a file that gets a record during the sweep stays', async () => {
    const path = await here.as('recruiter').stored('a.pdf', pdf)
    await expire(path, 300)
    let sweeping: Promise<number> | undefined
    await here.db.transaction(async (tx) => {
      // In this transaction the file does not expire, however long it takes.
      await tx.from('stored_file').select('id').limit(1).execute()
      await new Promise((resolve) => setTimeout(resolve, 400))
      await ownFile(tx, { userName: 'recruiter' }, path, owner())
      sweeping = sweep()
      await new Promise((resolve) => setTimeout(resolve, 300))
    })
    await sweeping
    expect([await isThere(path), (await recordOf(path))?.owner_kind]).toEqual([true, 'candidateFile'])
  })

  test('a file that is being removed cannot be attached to a record', async () => {
    const path = await here.as('recruiter').stored('a.pdf', pdf)
    await expire(path, -1)
    const claims: unknown[] = []
    await sweep({
      ...here.services.files,
      async remove(one) {
        if (one === path)
          claims.push(
            await ownFile(here.db, { userName: 'recruiter' }, path, owner()).then(
              () => 'taken',
              (error: { status: number }) => error.status,
            ),
          )
        await here.services.files.remove(one)
      },
    })
    expect([claims, await recordOf(path), await isThere(path)]).toEqual([[404], undefined, false])
  })

  test('a file that cannot be removed does not block others, and is removed later', async () => {
    const recruiter = here.as('recruiter')
    const paths = [await recruiter.stored('a.pdf', pdf), await recruiter.stored('b.pdf', pdf)]
    for (const path of paths) await expire(path, -1)
    const broken = {
      ...here.services.files,
      remove: async (path: string) =>
        path === paths[0] ? Promise.reject(new Error('away')) : here.services.files.remove(path),
    }
    await expect(sweep(broken)).rejects.toThrow('1 files could not be removed')
    expect(await Promise.all(paths.map(isThere))).toEqual([true, false])
    await expect(ownFile(here.db, { userName: 'recruiter' }, paths[0]!, owner())).rejects.toMatchObject({ status: 404 })
    expect([await sweep(), await isThere(paths[0]!)]).toEqual([1, false])
  })
})

describe('quota', () => {
  let here: Here
  beforeAll(async () => {
    here = await startMedia(env.S3())
  })
  afterAll(() => here?.close())

  const fill = (createdBy: string, sizes: readonly number[], more: object = {}) =>
    here.db
      .insert(
        'stored_file',
        sizes.map((size) => ({
          id: newId(),
          path: `${here.db.companyId}/2026-01/${newId()}`,
          name: 'x',
          content_type: 'application/pdf',
          size,
          sha256: 'x',
          created_by: createdBy,
          expires_at: new Date(Date.now() + 60_000),
          ...more,
        })),
      )
      .execute()
  const tenth = Math.floor(waitingMaxBytes / 10)
  const full = {
    errorCode: 'UPLOAD_QUOTA',
    message: expect.stringContaining('1 GB'),
    paramValues: { maxBytes: String(waitingMaxBytes) },
  }
  const files = async () => (await here.db.from('stored_file').select('path').execute()).length

  test('a user with 1 GB of uploads without a record cannot upload more; uploads of others and files of records do not count', async () => {
    await fill(
      'recruiter',
      Array.from({ length: 20 }, () => tenth),
      { owner_kind: 'candidateFile', owner_id: newId(), expires_at: null },
    )
    await fill(
      'recruiter',
      Array.from({ length: 10 }, () => tenth),
      { expires_at: new Date(Date.now() - 1000) },
    )
    await fill('recruiter', [...Array.from({ length: 9 }, () => tenth), tenth - 2 * pdf.length])
    const recruiter = here.as('recruiter')
    const path = await recruiter.stored('fits.pdf', pdf)
    await recruiter.stored('fits too.pdf', pdf)
    const before = await files()
    for (const send of [
      () => recruiter.upload('a.pdf', pdf),
      () => recruiter.upload('a.pdf', pdf, candidateUploadCv),
      () => recruiter.get(mediaPresignedUrl, { type: 'BatchImportCandidate' }),
    ])
      expect(await send()).toMatchObject({ status: 413, body: full })
    expect(await files()).toBe(before)
    expect((await here.as('recruiter2').upload('a.pdf', pdf)).status).toBe(200)
    // Once a file belongs to a record there is room again.
    await ownFile(here.db, { userName: 'recruiter' }, path, { kind: 'candidateFile', id: newId() })
    expect((await recruiter.upload('a.pdf', pdf)).status).toBe(200)
  })

  test('simultaneous uploads cannot exceed it together', async () => {
    await fill('manager', [...Array.from({ length: 9 }, () => tenth), tenth - 3 * pdf.length])
    const manager = here.as('manager')
    const answers = await Promise.all(Array.from({ length: 8 }, () => manager.upload('a.pdf', pdf)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 413, 413, 413, 413, 413])
  })
})
