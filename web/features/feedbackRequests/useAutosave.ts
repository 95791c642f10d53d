import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql } from 'react-relay/hooks'
import { useSend } from '../../shared/hooks/useSend.ts'
import { clearDraft, keepDraft } from '../../shared/hooks/useDraft.ts'
import { errorText } from '../../shared/format/errorText.ts'
import { toaster } from '../../shared/ui/toaster.tsx'
import type { RequestError } from '../../shared/requestError.ts'
import type { useAutosaveMutation } from './__generated__/useAutosaveMutation.graphql.ts'
import { inputOf, type Values } from './values.ts'

/** What is kept in this browser until the services have it. */
export interface Kept extends Values {
  /** Version of the draft that it was written upon. */
  version: number
}

/** `clash`: another tab or device saved; `away`: the services cannot be reached, and it is tried again. */
export type SaveState = 'none' | 'waiting' | 'saving' | 'saved' | 'away' | 'clash'

interface Options {
  requestId: string
  formVersion: number
  version: number
  /** Where it is kept in this browser. */
  keptKey: string
  /** What an earlier visit kept here and did not save. */
  left: Kept | null
  /** The request or its form has changed, so that it has to be read again. */
  onOver: () => void
}

/** What is refused because the request or its form is another one by now. */
const changes = ['FEEDBACK_FORM_CHANGED', 'FEEDBACK_SUBMITTED']
const saveMs = 3000
const retryMs = 5000

/** Saves what is written a few seconds after it changed, again and again until it has arrived; this browser keeps it meanwhile. */
export function useAutosave({ requestId, formVersion, version, keptKey, left, onOver }: Options) {
  const send = useSend<useAutosaveMutation>(graphql`
    mutation useAutosaveMutation($input: SaveFeedbackDraftInput!) {
      saveFeedbackDraft(input: $input) { version savedAt }
    }
  `)
  const isClash = left !== null && left.version !== version
  const [state, setState] = useState<SaveState>(isClash ? 'clash' : left ? 'waiting' : version > 0 ? 'saved' : 'none')
  const [savedAt, setSavedAt] = useState<string | null>(null)
  // What clashes stays marked as older until the user has chosen.
  const seen = useRef(isClash ? left.version : version)
  const latest = useRef<Values | null>(left)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<void> | null>(null)
  const isOver = useRef(isClash)

  const wait = (ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), ms)
  }
  const save = (): Promise<void> => {
    const values = latest.current
    if (running.current || !values || isOver.current) return running.current ?? Promise.resolve()
    setState('saving')
    const input = { requestId, version: seen.current, formVersion, ...inputOf(values) }
    running.current = send({ input })
      .then(
        ({ saveFeedbackDraft: { version: now, savedAt: at } }) => {
          seen.current = now
          setSavedAt(at)
          if (latest.current === values) {
            latest.current = null
            clearDraft(keptKey)
            setState('saved')
            return
          }
          keepDraft(keptKey, { ...latest.current!, version: now })
          setState('waiting')
          wait(saveMs)
        },
        (error: RequestError) => {
          if (error.code === 'CONFLICT') {
            isOver.current = true
            setState('clash')
          } else if (error.code === 'NOT_FOUND' || changes.includes(error.errorCode ?? '')) {
            isOver.current = true
            if (error.code === 'REFUSED') toaster.warning(errorText(error))
            onOver()
          } else {
            setState('away')
            wait(retryMs)
          }
        },
      )
      .finally(() => {
        running.current = null
      })
    return running.current
  }

  const begin = useEffectEvent(() => {
    if (left && !isClash) wait(0)
  })
  const again = useEffectEvent(() => {
    if (latest.current) void save()
  })
  useEffect(() => {
    begin()
    addEventListener('online', again)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('online', again)
    }
  }, [])

  return {
    state,
    savedAt,
    change(values: Values) {
      latest.current = values
      keepDraft(keptKey, { ...values, version: seen.current })
      if (isOver.current) return
      setState((before) => (before === 'away' ? before : 'waiting'))
      if (!running.current) wait(saveMs)
    },
    /** Ends saving: it is about to be submitted, or something else counts now. */
    async stop() {
      isOver.current = true
      clearTimeout(timer.current)
      await running.current
    },
    /** Goes on after a submission that was refused. */
    goOn() {
      isOver.current = false
      if (latest.current) wait(saveMs)
    },
  }
}
