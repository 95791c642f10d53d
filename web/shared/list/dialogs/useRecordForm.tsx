/**
 * The form of one record, in a dialog or on a page of its own: it keeps a draft, asks before it drops what was typed, puts
 * the server's complaints under their fields, and asks whose values hold when somebody else has saved the record meanwhile.
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
/** A mutation with what it is sent, for a form to run. */
export type Save<R = unknown> = (send: MutationCall, texts: { success: string }, options: SaveOptions) => Promise<R>

/** What a form saves by: `saveBy(create, { input })`. */
export const saveBy =
  <M extends MutationParameters>(mutation: TypedMutation<M>, variables: M['variables']) =>
  (send: MutationCall, texts: { success: string }, options: SaveOptions) =>
    send<M>(mutation, variables, texts, options)

export interface RecordFormOptions<T extends FieldValues, R = unknown> {
  /** Name of the draft, by form and record: `ruf:new`. */
  draft: string
  /** The record is a new one: says what the success is called. */
  isNew: boolean
  /** What the form begins with. */
  values: T
  /** The form's fields by those of the mutation's input, where they are called otherwise. */
  fields?: Readonly<Record<string, FieldPath<T>>>
  /** Fields that no draft keeps: passwords. */
  secrets?: readonly FieldPath<T>[]
  /**
   * What saves the values; null when they cannot be sent and the user has been told. `overwrites`: somebody else has saved
   * the record meanwhile, and the user wants these values all the same. `pressed`: the name of the button that sends the form,
   * '' for the one that saves.
   */
  save: (values: T, overwrites: boolean, pressed: string) => Save<R> | null | Promise<Save<R> | null>
}

/** Files are told apart by name and size. */
const written = (values: object) =>
  JSON.stringify(values, (_name, value: unknown) => (value instanceof File ? `${value.name} ${value.size}` : value))
const isConflict = (error: unknown) =>
  error instanceof RequestError && (error.code === 'CONFLICT' || error.errorCode === '599')

export interface RecordForm<T extends FieldValues> {
  form: UseFormReturn<T>
  isSending: boolean
  /** Typed earlier and never sent: the form began with that. */
  isRestored: boolean
  onSubmit: (event: FormEvent) => void
  /** Leaves without saving; asks first where something was typed. */
  leave: () => void
  /** What is asked of the user, beside the form. */
  questions: ReactNode
}

/** `onDone` hears that the form is over: the answer of the save, or null when nothing was saved here. */
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
    () => written(form.getValues()) !== written(before),
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
        // What a request answered has been told; what was typed stays.
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
      // Of each press anew: one that found a mistake says nothing of the next.
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
