import { useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { formatDateTime } from '../../format/dates.ts'
import { saidText } from '../../format/errorText.ts'
import type { RequestError } from '../../requestError.ts'
import { useAction } from '../../hooks/useAction.ts'
import { clearDraft } from '../../hooks/useDraft.ts'
import { useUnsavedGuard } from '../../hooks/useUnsavedGuard.tsx'

interface Options<T extends FieldValues> {
  kind: 'approve' | 'reject' | 'save'
  form: UseFormReturn<T>
  draftKey: string
  /** Name of the form's field for a name of the input. */
  fieldOf: (field: string) => FieldPath<T> | null
  onReviewed: (next: string | null) => void
  onStale: () => void
}

const isStale = (error: RequestError) => error.code === 'CONFLICT' || error.errorCode === '599'

/** Sending a review: its texts (001/8), the server's complaints under their fields, and what a row dealt with meanwhile means. */
export function useReview<M extends MutationParameters, T extends FieldValues>(
  mutation: GraphQLTaggedNode,
  options: Options<T>,
) {
  const { kind, form, draftKey, fieldOf, onReviewed, onStale } = options
  const { t } = useTranslation('review')
  const [failure, setFailure] = useState('')
  const [isOver, setOver] = useState(false)
  const { isDirty } = form.formState
  const guard = useUnsavedGuard(
    () => isDirty && !isOver,
    () => clearDraft(draftKey),
    ['tab'],
  )

  const textOf = (error: RequestError): string | null => {
    if (isStale(error)) {
      const { reviewedBy, reviewedDate } = error.params
      return reviewedBy
        ? t('review.doneBy', { replace: { who: reviewedBy, when: formatDateTime(reviewedDate) } })
        : saidText(error, t('review.done'))
    }
    if (kind === 'save' || (error.code === 'REFUSED' && !error.errorCode)) return t(`review.${kind}Failed`)
    // Where the server has said nothing (001/8).
    return error.message || error.isUnanswered ? null : t('review.error')
  }
  const [run, isSending] = useAction<M>(mutation, { success: t(`review.${kind}Done`), failure: textOf })

  /** Asked before 'Are you sure?': shows what is wrong and goes to the first wrong field. */
  const check = () =>
    new Promise<boolean>((resolve) => {
      void form.handleSubmit(
        () => resolve(true),
        () => resolve(false),
      )()
    })

  /** `next`: the row that opens then; null closes the drawer. */
  const send = async (variables: M['variables'], next: string | null) => {
    setFailure('')
    try {
      await run(variables, {
        onFieldError: (field, message) => {
          const name = fieldOf(field)
          if (name) form.setError(name, { type: 'server', message }, { shouldFocus: true })
          return name !== null
        },
      })
    } catch (thrown) {
      const error = thrown as RequestError
      const fields = Object.keys(error.fields)
      const isAtFields = fields.length > 0 && fields.every((field) => fieldOf(field) !== null)
      // A save that failed says in its toast that it did, and here why; what stands under its fields is not said twice.
      if (!isAtFields)
        setFailure(
          (kind === 'save' && !isStale(error) && saidText(error, '')) ||
            (textOf(error) ?? saidText(error, t('review.error'))),
        )
      if (isStale(error)) {
        setOver(true)
        onStale()
      }
      return
    }
    clearDraft(draftKey)
    guard.release()
    onReviewed(next)
  }
  return { check, send, failure, isSending, isOver, guard: guard.dialog }
}
