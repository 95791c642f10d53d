import { useRef, useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { saidText } from '../../../shared/format/errorText.ts'
import { RequestError } from '../../../shared/requestError.ts'
import { toaster } from '../../../shared/ui/toaster.tsx'
import { areContactsNew, useDuplicates, type Duplicate } from '../duplicates/useDuplicates.ts'
import { useMerge } from '../duplicates/useMerge.ts'
import { placeOf } from '../form/candidateInput.ts'
import type { CandidateValues } from '../form/candidateValues.ts'
import type { Conflict } from './ConflictDialog.tsx'
import { threeWay } from './threeWay.ts'
import { useWrites } from './useWrites.ts'

export interface EditedCandidate {
  id: string
  databaseId: string
  values: CandidateValues
}

interface Options {
  form: UseFormReturn<CandidateValues>
  /** null: a new one. */
  candidate: EditedCandidate | null
  /** After the candidate was saved: what still belongs to it. */
  onSaved: (databaseId: string, isMerged: boolean) => Promise<void>
  /** A merge of what was typed here was undone: it stands nowhere else. */
  onUnmerged: (values: CandidateValues) => unknown
}

/** What a save has met: what the user decides about, beside the form. */
type Question =
  | { kind: 'duplicates'; values: CandidateValues; duplicates: readonly Duplicate[] }
  | { kind: 'conflict'; values: CandidateValues; isChecked: boolean; conflict: Conflict }

/** Saves the form: looks for duplicates first, and turns what the server refuses into fields, questions or a toast. */
export function useSave({ form, candidate, onSaved, onUnmerged }: Options) {
  const { t } = useTranslation(['candidateForms', 'shared'])
  const writes = useWrites()
  const find = useDuplicates(candidate?.id)
  const merge = useMerge(onUnmerged)
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  const [question, setQuestion] = useState<Question | null>(null)
  // The candidate as it was when what is typed here began to differ from it.
  const base = useRef(candidate?.values ?? null)
  const hasPhoto = () => base.current?.photo != null

  const showFields = (error: RequestError, values: CandidateValues): boolean => {
    const places = Object.entries(error.fields).map(([field, messages]) => {
      const place = placeOf(field, values)
      if (place) form.setError(place as FieldPath<CandidateValues>, { type: 'server', message: messages.join(' ') })
      return place
    })
    const first = places.find((place) => place !== null)
    // A dialog gives the focus back when it has closed; the field takes it after that.
    if (first) setTimeout(() => form.setFocus(first as FieldPath<CandidateValues>))
    return places.length > 0 && places.every((place) => place !== null)
  }
  /** Somebody else has saved the candidate meanwhile: what only one of both has changed is kept, and people decide the rest. */
  const bringTogether = async (
    error: RequestError,
    values: CandidateValues,
    isChecked: boolean,
  ): Promise<'saved' | void> => {
    const theirs = await fresh()
    if (!theirs) return
    const { updatedBy: by = '', updatedDate: at = '' } = error.params
    // A draft of an earlier day began with a candidate that nobody knows any more.
    const known = base.current?.version === values.version ? base.current : null
    const merged = threeWay(known, values, theirs)
    if (merged.conflicts.length > 0)
      return setQuestion({
        kind: 'conflict',
        values: merged.values,
        isChecked,
        conflict: { by, at, theirs, names: merged.conflicts },
      })
    base.current = theirs
    form.reset(merged.values, { keepDefaultValues: true })
    const done = await attempt(merged.values, isChecked)
    if (done) toaster.success(t('conflict.merged'))
    return done
  }
  const fail = async (thrown: unknown, values: CandidateValues, isChecked: boolean): Promise<'saved' | void> => {
    const error = thrown instanceof RequestError ? thrown : new RequestError('INTERNAL', '')
    setQuestion(null)
    // A 401 is already on its way to sign-in; the draft waits.
    if (error.code === 'UNAUTHENTICATED') return
    if (error.code === 'CONFLICT' && candidate) return bringTogether(error, values, isChecked)
    if (error.errorCode === 'CANDIDATE_EXISTS') {
      const duplicates = await find(values).catch(() => [])
      if (duplicates.length > 0) return setQuestion({ kind: 'duplicates', values, duplicates })
    }
    if (!showFields(error, values))
      toaster.error(
        error.isUnanswered ? t('networkFailed', { ns: 'shared' }) : saidText(error, t('noticeError', { ns: 'shared' })),
      )
  }
  /** One at a time, and none after it is saved: until the next page is there, a second press does nothing. */
  const alone = async (run: () => Promise<'saved' | void>) => {
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    if ((await run()) === 'saved') return
    isBusy.current = false
    setSending(false)
  }

  const attempt = async (values: CandidateValues, isChecked: boolean): Promise<'saved' | void> => {
    try {
      if (!isChecked && (!candidate || areContactsNew(candidate.values, values))) {
        // When nobody can be found just now, the server still refuses the same contacts.
        const duplicates = await find(values).catch(() => [])
        if (duplicates.length > 0) return setQuestion({ kind: 'duplicates', values, duplicates })
      }
      const databaseId = candidate
        ? await writes.update(candidate.id, values, isChecked, hasPhoto())
        : await writes.create(values, isChecked)
      setQuestion(null)
      await onSaved(databaseId, false)
      return 'saved'
    } catch (error) {
      return fail(error, values, isChecked)
    }
  }
  const save = (values: CandidateValues, isChecked = false) => alone(() => attempt(values, isChecked))
  const mergeInto = (target: Duplicate, values: CandidateValues, fields: string[]) =>
    alone(async () => {
      try {
        // What was typed becomes part of the saved candidate first: a merge of two saved ones takes no draft.
        if (candidate) await writes.update(candidate.id, values, true, hasPhoto())
      } catch (error) {
        return fail(error, values, true)
      }
      try {
        await merge(target, values, fields, candidate?.id)
        setQuestion(null)
        await onSaved(target.databaseId, true)
        return 'saved'
      } catch (error) {
        if (candidate)
          form.setValue(
            'version',
            (await writes.fresh(candidate.databaseId).catch(() => null))?.version ?? values.version,
          )
        // The conflict is the target's: it is shown as it is now.
        if (error instanceof RequestError && error.code === 'CONFLICT') {
          toaster.error(t('mergeConflict'))
          const duplicates = await find(values).catch(() => [])
          return setQuestion(duplicates.length > 0 ? { kind: 'duplicates', values, duplicates } : null)
        }
        await fail(error, values, true)
      }
    })
  /** The candidate as it is now; a failure is told. */
  const fresh = async (): Promise<CandidateValues | null> => {
    try {
      const now = candidate && (await writes.fresh(candidate.databaseId))
      if (!now) toaster.error(t('gone'))
      return now
    } catch (error) {
      toaster.error(saidText(error, t('noticeError', { ns: 'shared' })))
      return null
    }
  }
  /** The form begins anew with these values of the candidate. */
  const begin = (values: CandidateValues) => {
    base.current = values
    setQuestion(null)
  }
  return { save, mergeInto, begin, isSending, question, back: () => setQuestion(null) }
}
