import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql } from 'react-relay/hooks'
import { useSend } from '../../shared/hooks/useSend.ts'
import { clearDraft, keepDraft } from '../../shared/hooks/useDraft.ts'
import { errorText } from '../../shared/format/errorText.ts'
import { toaster } from '../../shared/ui/toaster.tsx'
import type { RequestError } from '../../shared/requestError.ts'
import type { useAutosaveMutation } from './__generated__/useAutosaveMutation.graphql.ts'
import { inputOf, type Values } from './values.ts'

/** What this browser stores until the services have saved it. */
export interface StoredAnswers extends Values {
  /** The version of the draft on which it is based. */
  version: number
}

/** `clash`: another tab or device has saved; `away`: the services cannot be reached, and saving is retried. */
export type SaveState = 'none' | 'waiting' | 'saving' | 'saved' | 'away' | 'clash'

interface Options {
  requestId: string
  formVersion: number
  version: number
  /** The key under which it is stored in this browser. */
  keptKey: string
  /** What an earlier visit stored here and did not save. */
  left: StoredAnswers | null
  /** Called when the request or its form has changed, so that it has to be reloaded. */
  onOver: () => void
}

/** The errors that mean that the request or its form has changed. */
const changeErrors = ['FEEDBACK_FORM_CHANGED', 'FEEDBACK_SUBMITTED']
const saveMs = 3000
const retryMs = 5000

/**
 * Saves the input a few seconds after a change and retries until it is saved. Until then, it is stored in this browser.
 */
export function useAutosave({ requestId, formVersion, version, keptKey, left, onOver }: Options) {
  const send = useSend<useAutosaveMutation>(graphql`
    mutation useAutosaveMutation($input: SaveFeedbackDraftInput!) {
      saveFeedbackDraft(input: $input) { version savedAt }
    }
  `)
  const isClash = left !== null && left.version !== version
  const [state, setState] = useState<SaveState>(isClash ? 'clash' : left ? 'waiting' : version > 0 ? 'saved' : 'none')
  const [savedAt, setSavedAt] = useState<string | null>(null)
  // After a clash the input keeps its old version until the user has chosen.
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
          } else if (error.code === 'NOT_FOUND' || changeErrors.includes(error.errorCode ?? '')) {
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
    /** Stops saving, before a submission or when the input is replaced. */
    async stop() {
      isOver.current = true
      clearTimeout(timer.current)
      await running.current
    },
    /** Resumes saving after a rejected submission. */
    goOn() {
      isOver.current = false
      if (latest.current) wait(saveMs)
    },
  }
}
