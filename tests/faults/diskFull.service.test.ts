import { readdir, stat, writeFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VerificationFolder } from '../../services/features/verifications/contract.ts'
import type { VerificationImport } from '../../services/features/verifications/imports/importShapes.ts'
import { folderNamed, isOver, untilImport } from '../features/verifications/desk.ts'
import { rest, tokenOf, uploadCsv } from '../support/api.ts'
import { candidatesCsv, columnsOf, csvOfSize } from '../support/csv.ts'
import { startStack, type RunningStack } from '../support/startStack.ts'
import { limitFiles, mountDisk, unmountDisk, whyNoDisk } from './smallDisk.ts'

const noDisk = await whyNoDisk()
const kb = 1024

let stack: RunningStack
let folder: VerificationFolder
let token: string
let disks: string[]
beforeAll(async () => {
  stack = await startStack()
  disks = ['files', 'uploads'].map((name) => join(stack.dataDir, name))
  if (!noDisk) for (const disk of disks) await mountDisk(disk, 1)
  folder = await folderNamed(stack, 'Backend 2026')
  token = await tokenOf(stack, 'recruiter')
})
const unmount = async () => {
  for (const disk of disks.splice(0)) await unmountDisk(disk)
}
afterAll(async () => {
  if (!noDisk) await unmount()
  await stack.stop()
})

/** Returns every file on both disks with its size. */
async function kept(): Promise<string[]> {
  const all = await Promise.all(
    disks.map(async (disk) =>
      (await readdir(disk, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(async (entry) => `${entry.name} ${(await stat(join(entry.parentPath, entry.name))).size}`),
    ),
  )
  return (await Promise.all(all.flat())).sort()
}

const importsOf = async () =>
  (
    await rest<{ data: VerificationImport[]; totalItem: number }>(stack, token, 'POST', '/CVVerification/import-list', {
      pageIndex: 0,
      pageSize: 1,
      verificationId: folder.id,
    })
  ).totalItem

/**
 * Checks an upload for which there is no space: it is refused with a code, nothing of it is stored, and the reason is
 * logged for the operator.
 */
async function isRefused(send: () => Promise<{ status: number; body: { errors?: object[] } }>, why: string) {
  const before = { kept: await kept(), imports: await importsOf(), lines: stack.lines.length }
  const { status, body } = await send()
  expect([status, body.errors]).toMatchObject([
    500,
    [
      {
        message: 'There is no room left to store this',
        extensions: { code: 'INTERNAL', errorCode: 'STORAGE_FULL', requestId: expect.any(String) },
      },
    ],
  ])
  expect(JSON.stringify(body)).not.toMatch(/ENOSPC|EFBIG|\/tmp|at /)
  expect({ kept: await kept(), imports: await importsOf() }).toEqual({ kept: before.kept, imports: before.imports })
  const said = stack.lines.slice(before.lines).filter((line) => line.includes('"the disk is full"'))
  expect(said.map((line) => (JSON.parse(line) as { err: { code: string } }).err.code)).toEqual([why])
}

async function uploadCv(bytes: number) {
  const form = new FormData()
  form.set('file', new Blob(['%PDF-1.4\n', new Uint8Array(bytes)], { type: 'application/pdf' }), 'cv.pdf')
  const answer = await fetch(`${stack.publicUrl}/upload/candidateImportCv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return { status: answer.status, body: (await answer.json()) as object }
}

/** Checks that a small file is still accepted and imported completely. */
async function takesSmallOne(seed: number) {
  const { status, body } = await uploadCsv(
    stack,
    token,
    folder.id,
    candidatesCsv({ rows: 20, seed, columns: columnsOf(folder) }),
    `small-${seed}.csv`,
  )
  expect(status).toBe(200)
  expect(await untilImport(stack, token, body.id!, isOver)).toMatchObject({
    status: 'succeed',
    totalRows: 20,
    processed: 20,
  })
}

test('disks of 1 MB', async ({ skip }) => {
  if (noDisk) {
    console.warn(`skipped: ${noDisk}`)
    skip(noDisk)
  }
  await isRefused(
    () => uploadCsv(stack, token, folder.id, csvOfSize(1536 * kb, 1, columnsOf(folder)), 'large.csv'),
    'ENOSPC',
  )
  await takesSmallOne(2)

  // The upload is received completely, but the store has no space for it.
  const ballast = join(disks[0]!, 'ballast')
  await writeFile(ballast, Buffer.alloc(700 * kb))
  await isRefused(
    () => uploadCsv(stack, token, folder.id, csvOfSize(600 * kb, 3, columnsOf(folder)), 'medium.csv'),
    'ENOSPC',
  )
  await takesSmallOne(4)

  // Without an idempotency key it is written directly into the store.
  await isRefused(() => uploadCv(600 * kb), 'ENOSPC')

  await rm(ballast)
  const { status } = await uploadCsv(stack, token, folder.id, csvOfSize(600 * kb, 5, columnsOf(folder)), 'medium.csv')
  expect(status).toBe(200)
})

test('a process that may write files of up to 17 MB', async () => {
  if (!noDisk) await unmount()
  await limitFiles(stack.services.pid, 17)
  await isRefused(() => uploadCv(18 * 1024 * kb), 'EFBIG')
  await takesSmallOne(7)
})
