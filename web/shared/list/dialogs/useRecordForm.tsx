/**
 * The form of one record, in a dialog or on a separate page. It stores a draft, asks for confirmation before input is
 * lost, shows server errors under their fields, and asks which values to keep if another user has saved the record in
 * the meantime.
 */
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { MutationParameters } from 'relay-runtime'
import { ConflictDialog } from '../../ui/ConflictDialog.tsx'
import { RequestError } from '../../requestError.ts'
import { useSession } from '../../session/session.ts'
import { useMutationCall, type MutationCall } from '../../hooks/useAction.ts'
import { clearDraft, readDraft, useDraft } from '../../hooks/useDraft.ts'
import { useUnsavedGuard } from '../../hooks/useUnsavedGuard.tsx'
import type { TypedMutation } from '../typed.ts'

interface SaveOptions {
  onFieldError: (field: string, message: string) => boolean
  isHandled: (error: RequestError) => boolean
}
/** Runs a mutation with its variables for a form. */
export type Save<R = unknown> = (send: MutationCall, texts: { success: string }, options: SaveOptions) => Promise<R>

/** Creates the `save` of a form: `saveBy(create, { input })`. */
export const saveBy =
  <M extends MutationParameters>(mutation: TypedMutation<M>, variables: M['variables']) =>
  (send: MutationCall, texts: { success: string }, options: SaveOptions) =>
    send<M>(mutation, variables, texts, options)

export interface RecordFormOptions<T extends FieldValues, R = unknown> {
  /** The name of the draft, by form and record: `ruf:new`. */
  draft: string
  /** Whether the record is a new one, which determines the text for success. */
  isNew: boolean
  /** The initial values of the form. */
  values: T
  /** The form's fields by the fields of the mutation's input, where their names differ. */
  fields?: Readonly<Record<string, FieldPath<T>>>
  /** Fields that are not stored in the draft: passwords. */
  secrets?: readonly FieldPath<T>[]
  /**
   * Returns the function that saves the values, or null if they cannot be sent and the user has been notified.
   * `overwrites`: another user has saved the record in the meantime, and the user wants to keep these values anyway.
   * `pressed`: the name of the submit button, '' for the one that saves.
   */
  save: (values: T, overwrites: boolean, pressed: string) => Save<R> | null | Promise<Save<R> | null>
}

/** Files are distinguished by name and size. */
const serialiseValues = (values: object) =>
  JSON.stringify(values, (_name, value: unknown) => (value instanceof File ? `${value.name} ${value.size}` : value))
const isConflict = (error: unknown) =>
  error instanceof RequestError && (error.code === 'CONFLICT' || error.errorCode === '599')

export interface RecordForm<T extends FieldValues> {
  form: UseFormReturn<T>
  isSending: boolean
  /** Whether the form started with earlier input that was never sent. */
  isRestored: boolean
  onSubmit: (event: FormEvent) => void
  /** Leaves without saving; asks for confirmation first if there is input. */
  leave: () => void
  /** The confirmations to render beside the form. */
  questions: ReactNode
}

/**
 * `onDone` is called when the form is finished, with the result of the save, or with null if nothing was saved here.
 */
export function useRecordForm<T extends FieldValues, R = unknown>(
  { draft, isNew, values, fields, secrets, save }: RecordFormOptions<T, R>,
  onDone: (saved: R | null, isChanged: boolean) => void,
): RecordForm<T> {
  const { t } = useTranslation(['list', 'shared'])
  const { user } = useSession()
  const draftKey = `${user.userName}:${draft}`
  const [before] = useState(values)
  const [kept] = useState(() => readDraft<T>(draftKey))
  const form = useForm<T>({ defaultValues: { ...values, ...kept } as DefaultValues<T> })
  useDraft(form, draftKey, secrets)
  const [send, isSending] = useMutationCall()
  const [isOutdated, setOutdated] = useState(false)
  const guard = useUnsavedGuard(
    () => serialiseValues(form.getValues()) !== serialiseValues(before),
    () => clearDraft(draftKey),
  )

  const end = (saved: R | null, isChanged: boolean) => {
    guard.release()
    clearDraft(draftKey)
    onDone(saved, isChanged)
  }
  const onFieldError = (field: string, message: string) => {
    const own = fields?.[field] ?? (Object.keys(before).find((name) => name === field) as FieldPath<T> | undefined)
    if (own) form.setError(own, { type: 'server', message }, { shouldFocus: true })
    return own !== undefined
  }
  const pressed = useRef('')
  const submit = (overwrites: boolean) =>
    form.handleSubmit(async (typed) => {
      let saved: R
      try {
        const run = await save(typed, overwrites, pressed.current)
        if (!run) return
        saved = await run(send, { success: t(isNew ? 'added' : 'updated') }, { onFieldError, isHandled: isConflict })
      } catch (error) {
        // The failure of a request has been reported; the input stays.
        if (!(error instanceof RequestError)) throw error
        setOutdated(isConflict(error))
        return
      }
      end(saved, true)
    })()
  return {
    form,
    isSending,
    isRestored: kept !== null,
    onSubmit(event) {
      event.preventDefault()
      const { submitter } = event.nativeEvent as SubmitEvent
      // Set for each press: a press that found an invalid field does not affect the next one.
      pressed.current = submitter instanceof HTMLButtonElement ? submitter.name : ''
      void submit(false)
    },
    leave: () => guard.leave(() => end(null, false)),
    questions: (
      <>
        {guard.dialog}
        {isOutdated && (
          <ConflictDialog
            title={t('conflict.title')}
            text={t('conflict.text')}
            theirs={t('conflict.theirs')}
            mine={t('conflict.mine')}
            isSending={isSending}
            onTheirs={() => end(null, true)}
            onMine={() => void submit(true)}
            onClose={() => setOutdated(false)}
          />
        )}
      </>
    ),
  }
}
