/**
 * The form of one record in a dialog. The feature gives the values, the fields and the mutation; the dialog keeps a draft,
 * asks before it drops what was typed, puts the server's complaints under their fields, and asks whose values hold when
 * somebody else has saved the record meanwhile.
 */
import { useState, type FormEvent, type ReactNode } from 'react'
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { MutationParameters } from 'relay-runtime'
import { Button } from '../../ui/Button.tsx'
import { ConflictDialog } from '../../ui/ConflictDialog.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../ui/Drawer.tsx'
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
/** A mutation with what it is sent, for a dialog to run. */
export type Save = (send: MutationCall, texts: { success: string }, options: SaveOptions) => Promise<unknown>

/** What a dialog saves by: `saveBy(create, { input })`. */
export const saveBy =
  <M extends MutationParameters>(mutation: TypedMutation<M>, variables: M['variables']): Save =>
  (send, texts, options) =>
    send<M>(mutation, variables, texts, options)

interface Props<T extends FieldValues> {
  title: string
  /** Name of the draft, by form and record: `ruf:new`. */
  draft: string
  /** The record is a new one: says what the success is called. */
  isNew: boolean
  /** What the form begins with. */
  values: T
  /** The form's fields by those of the mutation's input, where they are called otherwise. */
  fields?: Readonly<Record<string, FieldPath<T>>>
  /**
   * What saves the values; null when they cannot be sent and the user has been told. `overwrites`: somebody else has saved
   * the record meanwhile, and the user wants these values all the same.
   */
  save: (values: T, overwrites: boolean) => Save | null | Promise<Save | null>
  onClose: (isChanged: boolean) => void
  /** Room for lists that open within. */
  minHeight?: string
  children: (form: UseFormReturn<T>) => ReactNode
}

/** Files are told apart by name and size. */
const written = (values: object) =>
  JSON.stringify(values, (_name, value: unknown) => (value instanceof File ? `${value.name} ${value.size}` : value))
const isConflict = (error: unknown) =>
  error instanceof RequestError && (error.code === 'CONFLICT' || error.errorCode === '599')

export function EntityDialog<T extends FieldValues>({
  title,
  draft,
  isNew,
  values,
  fields,
  save,
  onClose,
  minHeight,
  children,
}: Props<T>) {
  const { t } = useTranslation(['list', 'shared'])
  const { user } = useSession()
  const draftKey = `${user.userName}:${draft}`
  const [before] = useState(values)
  const form = useForm<T>({ defaultValues: { ...values, ...readDraft<T>(draftKey) } as DefaultValues<T> })
  useDraft(form, draftKey)
  const [send, isSending] = useMutationCall()
  const [isOutdated, setOutdated] = useState(false)
  const guard = useUnsavedGuard(
    () => written(form.getValues()) !== written(before),
    () => clearDraft(draftKey),
  )

  const close = (isChanged: boolean) => {
    guard.release()
    clearDraft(draftKey)
    onClose(isChanged)
  }
  const onFieldError = (field: string, message: string) => {
    const own = fields?.[field] ?? (Object.keys(before).find((name) => name === field) as FieldPath<T> | undefined)
    if (own) form.setError(own, { type: 'server', message }, { shouldFocus: true })
    return own !== undefined
  }
  const submit = (overwrites: boolean) =>
    form.handleSubmit(async (typed) => {
      try {
        const run = await save(typed, overwrites)
        if (!run) return
        await run(send, { success: t(isNew ? 'added' : 'updated') }, { onFieldError, isHandled: isConflict })
      } catch (error) {
        // What a request answered has been told; what was typed stays.
        if (!(error instanceof RequestError)) throw error
        setOutdated(isConflict(error))
        return
      }
      close(true)
    })()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit(false)
  }
  const leave = () => guard.leave(() => close(false))
  return (
    <Drawer place="center" width="520px" title={title} onClose={leave}>
      <form noValidate onSubmit={onSubmit} style={{ display: 'contents' }}>
        <DrawerBody display="grid" gap="4" alignContent="start" minHeight={minHeight}>
          {children(form)}
        </DrawerBody>
        <DrawerFooter>
          <Button onClick={leave}>{t('cancel', { ns: 'shared' })}</Button>
          <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
            {t('save')}
          </Button>
        </DrawerFooter>
      </form>
      {guard.dialog}
      {isOutdated && (
        <ConflictDialog
          title={t('conflict.title')}
          text={t('conflict.text')}
          theirs={t('conflict.theirs')}
          mine={t('conflict.mine')}
          isSending={isSending}
          onTheirs={() => close(true)}
          onMine={() => void submit(true)}
          onClose={() => setOutdated(false)}
        />
      )}
    </Drawer>
  )
}
