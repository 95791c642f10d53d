import { useEffect, useRef, useState } from 'react'
import { RequestError } from '../../../shared/requestError.ts'
import { useSession } from '../../../shared/session/session.ts'
import { upload } from '../../../shared/files/streams.ts'
import type { Uploads } from '../../../shared/files/streams.generated.ts'
import type { Extraction } from './extraction.ts'
import { findRefusalReason } from './cvFile.ts'

/** Errors of files that cannot be read but may still be stored as the CV. */
const unread = ['CV_ENCRYPTED', 'CV_UNREADABLE', 'CV_NO_TEXT'] as const
type Unread = (typeof unread)[number]

export type CvProblem =
  | { kind: 'refused'; reason: 'type' | 'size' | 'empty' }
  | { kind: 'unread'; reason: Unread; file: File }
  | { kind: 'failed'; error: RequestError }

export interface CvState {
  /** The CV that belongs to the form. */
  file: File | null
  /** The share of bytes sent during an upload; 1 while the CV is read. */
  progress: number | null
  problem: CvProblem | null
  /** Set if the CV was read from pictures. */
  scan: Pick<Extraction, 'unreadPages'> | null
}

const idle: CvState = { file: null, progress: null, problem: null, scan: null }

/** Uploads and reads a CV. Only one runs at a time, and it can be cancelled. */
export function useCv(onRead: (extraction: Extraction) => void, onKept: (filePath: string) => void) {
  const session = useSession()
  const [state, setState] = useState<CvState>(idle)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const send = async <O extends 'candidateImportCv' | 'candidateUploadCv'>(
    operation: O,
    file: File,
    done: (answer: Uploads[O]['answer']) => void,
  ) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setState((before) => ({ ...before, progress: 0, problem: null }))
    try {
      const answer = await upload(session, operation, {
        fields: {},
        file,
        signal: own.signal,
        onProgress: (share) => {
          if (running.current === own) setState((before) => ({ ...before, progress: share }))
        },
      })
      if (running.current !== own) return
      setState({ ...idle, file })
      done(answer)
    } catch (thrown) {
      if (running.current !== own || own.signal.aborted) return
      const error = thrown instanceof RequestError ? thrown : new RequestError('INTERNAL', '')
      const reason = unread.find((code) => code === error.errorCode)
      setState((before) => ({
        ...before,
        progress: null,
        problem: reason ? { kind: 'unread', reason, file } : { kind: 'failed', error },
      }))
    }
  }
  return {
    ...state,
    read(file: File) {
      const reason = findRefusalReason(file)
      if (reason) return setState((before) => ({ ...before, problem: { kind: 'refused', reason } }))
      void send('candidateImportCv', file, (extraction) => {
        if (extraction.isScan) setState((before) => ({ ...before, scan: extraction }))
        onRead(extraction)
      })
    },
    /** Stores a file that could not be read as the candidate's CV anyway. */
    keep: (file: File) => void send('candidateUploadCv', file, ({ filePath }) => onKept(filePath)),
    cancel() {
      running.current?.abort()
      setState((before) => ({ ...before, progress: null }))
    },
    forget: () => setState(idle),
  }
}
export type Cv = ReturnType<typeof useCv>
