import { useMemo, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toaster } from '../../../../shared/ui/toaster.tsx'
import type { FormDraft } from './draft.ts'
import { endGroup, redo, startHistory, step, undo, type History } from './history.ts'

type Move = History<FormDraft> | ((history: History<FormDraft>) => History<FormDraft>)

export interface Editor {
  draft: FormDraft
  /** Whether the draft differs from the stored form. */
  isDirty: boolean
  /** Changes the draft. Consecutive changes of the same group are one step. */
  apply: (change: (draft: FormDraft) => FormDraft, group?: string) => void
  endGroup: () => void
  undo: () => void
  redo: () => void
  /** Marks `stored` as the stored form, replacing `from`; later changes are preserved. */
  settle: (stored: FormDraft, from: FormDraft) => void
}

/** The draft with all its states since the editor was opened; `stored` is the form on the server. */
export function useEditor(initial: FormDraft, stored: FormDraft | null): Editor {
  const { t } = useTranslation('interviewForms')
  const [history, move] = useReducer(
    (before: History<FormDraft>, next: Move) => (typeof next === 'function' ? next(before) : next),
    initial,
    startHistory,
  )
  const [saved, setSaved] = useState(stored)
  const go = (to: History<FormDraft> | null, end: string) => {
    if (to) move(to)
    else toaster.warning(end)
  }
  // Stable, so that components which only change the draft are not rendered again with it.
  const changes = useMemo(
    (): Pick<Editor, 'apply' | 'endGroup'> => ({
      apply: (change, group) => move((before) => step(before, change(before.present), group ?? null)),
      endGroup: () => move(endGroup),
    }),
    [],
  )
  return {
    ...changes,
    draft: history.present,
    isDirty: history.present !== saved,
    undo: () => go(undo(history), t('editor.oldest')),
    redo: () => go(redo(history), t('editor.newest')),
    settle: (next, from) => {
      setSaved(next)
      move((before) => endGroup(before.present === from ? step(before, next) : before))
    },
  }
}
