import { useRef, useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { getErrorTextOr } from '../../../shared/format/errorText.ts'
import { RequestError } from '../../../shared/requestError.ts'
import { toaster } from '../../../shared/ui/toaster.tsx'
import { areContactsNew, useDuplicates, type Duplicate } from '../duplicates/useDuplicates.ts'
import { useMerge } from '../duplicates/useMerge.ts'
import { toFormField } from '../form/candidateInput.ts'
import type { CandidateValues } from '../form/candidateValues.ts'
import type { Conflict } from './ConflictDialog.tsx'
import { mergeThreeWay } from './threeWay.ts'
import { useWrites } from './useWrites.ts'

export interface EditedCandidate {
  id: string
  databaseId: string
  values: CandidateValues
}

interface Options {
  form: UseFormReturn<CandidateValues>
  /** Null for a new record. */
  candidate: EditedCandidate | null
  /** Called after the candidate was saved, to complete what belongs to it. */
  onSaved: (databaseId: string, isMerged: boolean) => Promise<void>
  /** Called when the merge of a draft was undone: its values exist nowhere else. */
  onUnmerged: (values: CandidateValues) => unknown
}

/** A question that the user must answer before a save can continue. */
type Question =
  | { kind: 'duplicates'; values: CandidateValues; duplicates: readonly Duplicate[] }
  | { kind: 'conflict'; values: CandidateValues; isChecked: boolean; conflict: Conflict }

/**
 * Saves the form. It looks for duplicates first and turns errors of the server into field errors, questions or a toast.
 */
export function useSave({ form, candidate, onSaved, onUnmerged }: Options) {
  const { t } = useTranslation(['candidateForms', 'shared'])
  const writes = useWrites()
  const find = useDuplicates(candidate?.id)
  const merge = useMerge(onUnmerged)
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  const [question, setQuestion] = useState<Question | null>(null)
  // The candidate on which the values in the form are based.
  const base = useRef(candidate?.values ?? null)
  const hasPhoto = () => base.current?.photo != null

  const showFields = (error: RequestError, values: CandidateValues): boolean => {
    const places = Object.entries(error.fields).map(([field, messages]) => {
      const place = toFormField(field, values)
      if (place) form.setError(place as FieldPath<CandidateValues>, { type: 'server', message: messages.join(' ') })
      return place
    })
    const first = places.find((place) => place !== null)
    // A closing dialog returns the focus; the field receives it after that.
    if (first) setTimeout(() => form.setFocus(first as FieldPath<CandidateValues>))
    return places.length > 0 && places.every((place) => place !== null)
  }
  /**
   * Resolves a conflict with another user's save: changes of only one side are preserved, and the user decides the
   * rest.
   */
  const bringTogether = async (
    error: RequestError,
    values: CandidateValues,
    isChecked: boolean,
  ): Promise<'saved' | void> => {
    const theirs = await fresh()
    if (!theirs) return
    const { updatedBy: by = '', updatedDate: at = '' } = error.params
    // The base of a draft from an earlier session is unknown.
    const known = base.current?.version === values.version ? base.current : null
    const merged = mergeThreeWay(known, values, theirs)
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
    // A 401 already leads to the sign-in page; the draft is preserved.
    if (error.code === 'UNAUTHENTICATED') return
    if (error.code === 'CONFLICT' && candidate) return bringTogether(error, values, isChecked)
    if (error.errorCode === 'CANDIDATE_EXISTS') {
      const duplicates = await find(values).catch(() => [])
      if (duplicates.length > 0) return setQuestion({ kind: 'duplicates', values, duplicates })
    }
    if (!showFields(error, values))
      toaster.error(
        error.isUnanswered
          ? t('networkFailed', { ns: 'shared' })
          : getErrorTextOr(error, t('noticeError', { ns: 'shared' })),
      )
  }
  /**
   * Runs one save at a time, and none after a successful one: until the next page is shown, a second click does
   * nothing.
   */
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
        // If the search for duplicates fails, the server still rejects the same contacts.
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
        // The input is first saved into the candidate: a merge of two saved candidates accepts no draft.
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
        // The conflict concerns the target, so its current state is shown.
        if (error instanceof RequestError && error.code === 'CONFLICT') {
          toaster.error(t('mergeConflict'))
          const duplicates = await find(values).catch(() => [])
          return setQuestion(duplicates.length > 0 ? { kind: 'duplicates', values, duplicates } : null)
        }
        await fail(error, values, true)
      }
    })
  /** Returns the current candidate; a failure is shown to the user. */
  const fresh = async (): Promise<CandidateValues | null> => {
    try {
      const now = candidate && (await writes.fresh(candidate.databaseId))
      if (!now) toaster.error(t('gone'))
      return now
    } catch (error) {
      toaster.error(getErrorTextOr(error, t('noticeError', { ns: 'shared' })))
      return null
    }
  }
  /** Restarts from these values of the candidate. */
  const begin = (values: CandidateValues) => {
    base.current = values
    setQuestion(null)
  }
  return { save, mergeInto, begin, isSending, question, back: () => setQuestion(null) }
}
