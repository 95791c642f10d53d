import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { upload } from '../../../shared/files/streams.ts'
import { getErrorTextOr } from '../../../shared/format/errorText.ts'
import { randomId } from '../../../shared/format/randomId.ts'
import { RequestError } from '../../../shared/requestError.ts'
import { useSession } from '../../../shared/session/session.ts'

const megabyte = 1_048_576
const maxCvBytes = 20 * megabyte
const maxZipBytes = 200 * megabyte
/** The number of simultaneous uploads. */
const atOnce = 3

const isZip = ({ name }: File) => /\.zip$/i.test(name)

/** A file that could not be sent, with the reason. */
export interface Unsent {
  file: File
  reason: string
  /** Whether a retry may succeed. */
  isRetriable: boolean
}

interface Options {
  /** Opens the import, named after its first file; resolves to its id in the services. */
  open: (fileName: string) => Promise<string>
  /** Called when all files have been sent. */
  onSent: (databaseId: string) => void
}

/** Sends CVs and ZIPs to an import, which is opened with the first file. */
export function useCvUpload({ open, onSent }: Options) {
  const { t } = useTranslation(['candidateImports', 'shared'])
  const session = useSession()
  const [sending, setSending] = useState<{ total: number; sent: number } | null>(null)
  const [unsent, setUnsent] = useState<readonly Unsent[]>([])
  const [databaseId, setDatabaseId] = useState<string | null>(null)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  // Reused for a retry after no response, so that a file is not added twice.
  const keys = useRef(new WeakMap<File, string>())

  const problemOf = (file: File, isSecondZip: boolean): string => {
    if (file.size === 0) return t('cvs.empty')
    if (isSecondZip) return t('cvs.secondZip')
    if (isZip(file)) return file.size > maxZipBytes ? t('zipTooLarge') : ''
    return file.size > maxCvBytes ? t('csvTooLarge') : ''
  }

  const start = async (files: readonly File[]) => {
    if (sending || files.length === 0) return
    const { signal } = (stop.current = new AbortController())
    const firstZip = files.find(isZip)
    const failed: Unsent[] = []
    const due: File[] = []
    for (const file of files) {
      const reason = problemOf(file, isZip(file) && file !== firstZip)
      if (reason) failed.push({ file, reason, isRetriable: false })
      else due.push(file)
    }
    setUnsent([])
    if (due.length === 0) return setUnsent(failed)
    setSending({ total: due.length, sent: 0 })
    try {
      const id = databaseId ?? (await open(due[0]!.name.slice(0, 250)))
      setDatabaseId(id)
      const queue = due.values()
      const work = async () => {
        for (const file of queue) {
          if (signal.aborted) return
          const idempotencyKey = keys.current.get(file) ?? randomId()
          keys.current.set(file, idempotencyKey)
          await upload(session, isZip(file) ? 'candidateImportArchive' : 'candidateImportAddCv', {
            fields: { id },
            file,
            idempotencyKey,
            signal,
          }).catch((thrown: unknown) => {
            // A response means the server has decided: the next attempt needs a new key.
            if (thrown instanceof RequestError && !thrown.isUnanswered) keys.current.delete(file)
            failed.push({ file, reason: getErrorTextOr(thrown, t('cvs.notSent')), isRetriable: true })
          })
          setSending((now) => now && { ...now, sent: now.sent + 1 })
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      if (signal.aborted) return
      if (failed.length === 0) return onSent(id)
    } catch (thrown) {
      // The import could not be opened.
      failed.push(...due.map((file) => ({ file, reason: getErrorTextOr(thrown, t('cvs.notSent')), isRetriable: true })))
    }
    setUnsent(failed)
    setSending(null)
  }
  return { sending, unsent, databaseId, start }
}
