import { expect } from 'vitest'
import { candidateGet } from '../../../services/features/candidates/contract.ts'
import {
  candidateImportAddCv,
  candidateImportArchive,
  candidateImportCheck,
  candidateImportGet,
  candidateImportOpenCvs,
  candidateImportReadCvs,
  candidateImportRows,
  candidateImportRun,
  candidateImportUndo,
  candidateImportUpload,
} from '../../../services/features/candidateImports/contract.ts'
import type { CandidateImport, ImportField } from '../../../services/features/candidateImports/importShapes.ts'
import { writeZip } from '../../../services/core/documents/zip.ts'
import { startVerifications, type Failure } from '../verifications/verifications.fixture.ts'

type Options = {
  completesExisting?: boolean
  folderId?: string
  source?: string
  dateFormat?: 'dayFirst' | 'monthFirst'
}

/** Starts the services, with a recruiter's actions on imports. */
export async function startImports() {
  const here = await startVerifications()
  const me = () => here.as('recruiter')

  async function send(path: string, file: Blob, name: string, fields: Record<string, string> = {}) {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    form.set('file', file, name)
    const answer = await fetch(here.services.url + path, {
      method: 'POST',
      body: form,
      headers: {
        authorization: `Bearer ${await here.services.identity.issueAccessToken('recruiter')}`,
        'idempotency-key': crypto.randomUUID(),
      },
    })
    return { status: answer.status, body: (await answer.json()) as { id: string } & Failure }
  }
  const upload = (text: string) =>
    send(candidateImportUpload.path, new Blob([text], { type: 'text/csv' }), 'greenhouse.csv')
  const archive = (id: string, files: Record<string, Buffer>, type = 'application/zip') =>
    send(
      candidateImportArchive.path,
      new Blob([new Uint8Array(writeZip(new Map(Object.entries(files))))], { type }),
      'cvs.zip',
      { id },
    )
  const read = (id: string) => me().ok(candidateImportGet, { params: { id } })
  const rowsOf = async (id: string) => (await me().ok(candidateImportRows, { body: { importId: id } })).data

  async function until(id: string, ...steps: CandidateImport['status'][]) {
    await expect.poll(async () => (await read(id)).status, { timeout: 20_000 }).toBeOneOf(steps)
    return read(id)
  }
  async function check(id: string, fields?: (ImportField | null)[], options: Options = {}) {
    const { columns } = await read(id)
    const chosen = columns.map(({ field, key }, at) => (fields ? { field: fields[at] ?? null } : { field, key }))
    await me().ok(candidateImportCheck, { params: { id }, body: { columns: chosen, ...options } })
    return until(id, 'checked', 'failed')
  }
  const openCvs = (fileName: string, folderId: string | null = null) =>
    me().ok(candidateImportOpenCvs, { body: { fileName, folderId } })
  const addCv = (id: string, name: string, bytes: Uint8Array) =>
    send(candidateImportAddCv.path, new Blob([new Uint8Array(bytes)]), name, { id })
  async function readCvs(
    id: string,
    options: { completesExisting?: boolean; folderId?: string; source?: string } = {},
  ) {
    await me().ok(candidateImportReadCvs, { params: { id }, body: options })
    return until(id, 'checked', 'failed')
  }
  /** Creates an import of these CVs, already read. */
  async function cvs(files: Record<string, Uint8Array>, options: Parameters<typeof readCvs>[1] = {}) {
    const { id } = await openCvs(Object.keys(files)[0]!, options.folderId)
    for (const [name, bytes] of Object.entries(files)) expect((await addCv(id, name, bytes)).status).toBe(200)
    return readCvs(id, options)
  }
  async function run(id: string) {
    await me().ok(candidateImportRun, { params: { id }, body: {} })
    return until(id, 'succeeded', 'failed')
  }
  async function undo(id: string) {
    await me().ok(candidateImportUndo, { params: { id }, body: {} })
    return until(id, 'undone')
  }
  async function imported(text: string, options: Options = {}) {
    const { body } = await upload(text)
    await check(body.id, undefined, options)
    return run(body.id)
  }
  const candidate = (id: string) => me().ok(candidateGet, { params: { id } })
  const named = (name: string) =>
    here.db.from('candidate').selectAll().where('name', '=', name).where('deleted_at', 'is', null).execute()

  const cv = { openCvs, addCv, readCvs, cvs }
  return { ...here, ...cv, me, send, upload, archive, read, rowsOf, check, run, undo, imported, candidate, named }
}
export type ImportsHere = Awaited<ReturnType<typeof startImports>>
