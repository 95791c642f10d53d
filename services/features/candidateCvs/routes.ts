import { forbidden, notFound, refused } from '../../core/http/errors.ts'
import type { Queue } from '../../core/jobs/jobs.ts'
import { implement, type Route } from '../../core/http/routes.ts'
import { liveIds, lockLive } from '../candidates/live.ts'
import * as contract from './contract.ts'
import { attachUpload, detachFile, filesOf, openCv } from './files.ts'
import { importFromFhu } from './fhu.ts'
import { interviewCv, interviewCvFile } from './interviewee.ts'
import { matchesOf } from './text/matches.ts'
import { cvNewsOf, seeCvNews } from './text/news.ts'
import { cvTextQueue, cvTexts } from './text/reading.ts'
import { cvQueue, extract, removeUpload, storeUpload, uploadByPath, uploads } from './uploads.ts'
import './tables.ts'

export const routes: Route[] = [
  implement(contract.candidateImportCv, async ({ file }, context) => {
    const upload = await storeUpload(context, file, 'cv')
    try {
      return await extract(context, { ...upload, content_type: upload.contentType }, { signal: context.signal })
    } catch (error) {
      // A file that cannot be read may still be a CV, so it is stored. A client that has left gets no response and
      // needs no upload.
      if (!context.signal.aborted) throw error
      await removeUpload(context, upload)
      throw refused('CANCELLED', 'The client has left')
    }
  }),
  implement(contract.candidateUploadCv, async ({ body: { candidateId, kind = 'cv' }, file }, context) => {
    const { db, caller, jobs, isEvent } = context
    if (candidateId) {
      if (!caller.permissions.has('Candidate:UpdateCandidate')) throw forbidden()
      if (!(await liveIds(db, [candidateId])).has(candidateId)) throw notFound()
    }
    const upload = await storeUpload(context, file, kind)
    try {
      return await db.transaction(async (tx) => {
        if (isEvent) await jobs.add(tx, cvQueue.name, upload.id, { companyId: db.companyId, uploadId: upload.id })
        const queueId = isEvent ? upload.id : null
        if (!candidateId) return { filePath: upload.path, queueId, file: null }
        await lockLive(tx, candidateId)
        return {
          filePath: upload.path,
          queueId,
          file: await attachUpload(tx, caller.userName, candidateId, upload.path, kind),
        }
      })
    } catch (error) {
      await removeUpload(context, upload)
      throw error
    }
  }),
  implement(contract.candidateCvQueue, async ({ params: { id } }, { db, caller }) => {
    const found = await uploads(db)
      .where('candidate_upload.id', '=', id)
      .where('created_by', '=', caller.userName)
      .executeTakeFirst()
    if (!found) throw notFound()
    return { id, status: found.status, filePath: found.path, error: found.error }
  }),
  implement(contract.candidateExtractCv, async ({ body: { filePath } }, context) =>
    // The gateway waits 15 s for this call, less than for an upload.
    extract(context, await uploadByPath(context, filePath), { signal: context.signal, recognitionMs: 9_000 }),
  ),
  implement(contract.candidateExtractResult, async ({ body: { filePath } }, context) => {
    const { path, name, result } = await uploadByPath(context, filePath)
    if (!result) return null
    // Results that were stored before confidence was recorded were filled in completely.
    const fields = result.fields.map((field) => ({ confidence: 1, isOffered: false, ...field }))
    return { filePath: path, fileName: name, isScan: false, unreadPages: 0, ...result, fields }
  }),
  implement(contract.candidateFiles, async ({ body }, { db }) =>
    filesOf(db, [...(await liveIds(db, body.candidateIds))]),
  ),
  implement(contract.candidateFileDelete, async ({ params: { id } }, { db, caller, files }) => {
    const file = await db.transaction((tx) => detachFile(tx, caller.userName, id))
    await files.remove(file.path)
    return { status: 'OK' }
  }),
  implement(contract.candidateViewFileCv, ({ query }, context) => openCv(context, query.filePathKey)),
  implement(contract.candidateCvMatches, ({ body }, { db }) => matchesOf(db, body.candidateIds, body.query)),
  implement(contract.candidateCvNews, ({ body }, { db }) => cvNewsOf(db, body.candidateIds)),
  implement(contract.candidateCvNewsSeen, ({ params: { id } }, { db }) =>
    db.transaction(async (tx) => {
      await lockLive(tx, id)
      await seeCvNews(tx, id)
      return { status: 'OK' }
    }),
  ),
  implement(contract.candidateInterviewCv, ({ params }, context) => interviewCv(context, params.id)),
  implement(contract.candidateInterviewCvFile, ({ params }, context) => interviewCvFile(context, params.id)),
  implement(contract.candidateImportFhu, ({ query }, context) => importFromFhu(context, query.fhuCandidateId)),
]

export const queues: Queue[] = [cvQueue, cvTextQueue]
export const periodic = [cvTexts()]
