import { useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { formatDateTime } from '../../format/dates.ts'
import { getErrorTextOr } from '../../format/errorText.ts'
import type { RequestError } from '../../requestError.ts'
import { useAction } from '../../hooks/useAction.ts'
import { clearDraft } from '../../hooks/useDraft.ts'
import { useUnsavedGuard } from '../../hooks/useUnsavedGuard.tsx'

interface Options<T extends FieldValues> {
  kind: 'approve' | 'reject' | 'save'
  form: UseFormReturn<T>
  draftKey: string
  /** Returns the form's field for a field of the input. */
  fieldOf: (field: string) => FieldPath<T> | null
  onReviewed: (next: string | null) => void
  onStale: () => void
}

const isStale = (error: RequestError) => error.code === 'CONFLICT' || error.errorCode === '599'

/**
 * Sends a review: provides its texts (001/8), shows server errors under their fields, and handles a row that was
 * decided in the meantime.
 */
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
        : getErrorTextOr(error, t('review.done'))
    }
    if (kind === 'save' || (error.code === 'REFUSED' && !error.errorCode)) return t(`review.${kind}Failed`)
    // For an error without a message from the server (001/8).
    return error.message || error.isUnanswered ? null : t('review.error')
  }
  const [run, isSending] = useAction<M>(mutation, { success: t(`review.${kind}Done`), failure: textOf })

  /** Called before 'Are you sure?': shows the errors and goes to the first invalid field. */
  const check = () =>
    new Promise<boolean>((resolve) => {
      void form.handleSubmit(
        () => resolve(true),
        () => resolve(false),
      )()
    })

  /** `next`: the row to open afterwards; null closes the drawer. */
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
      // The toast reports that a save failed, and this text gives the reason; errors under the fields are not repeated.
      if (!isAtFields)
        setFailure(
          (kind === 'save' && !isStale(error) && getErrorTextOr(error, '')) ||
            (textOf(error) ?? getErrorTextOr(error, t('review.error'))),
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
