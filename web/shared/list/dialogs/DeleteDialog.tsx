import { useTranslation } from 'react-i18next'
import type { MutationParameters } from 'relay-runtime'
import type { RequestError } from '../../requestError.ts'
import { useAction } from '../../hooks/useAction.ts'
import type { TypedMutation } from '../typed.ts'
import { QuestionDialog } from './QuestionDialog.tsx'

interface Props<M extends MutationParameters> {
  mutation: TypedMutation<M>
  variables: M['variables']
  /** The name of the record, for the question. */
  name: string
  /** Additional information for the user. */
  hint?: string
  /** The text for success, if the specification words it differently. */
  success?: string
  /** Returns the text for a failure; the server's own text is used if this is left out or returns null. */
  failure?: (error: RequestError) => string | null
  onClose: (isChanged: boolean) => void
}

/** Asks for confirmation before a record is deleted, by its name. */
export function DeleteDialog<M extends MutationParameters>({
  mutation,
  variables,
  name,
  hint,
  success,
  failure,
  onClose,
}: Props<M>) {
  const { t } = useTranslation('list')
  const [remove, isRemoving] = useAction<M>(mutation, { success: success ?? t('deleted'), failure })
  // Also called after a failure: the user has been notified, and the list shows its current state.
  const done = () => onClose(true)
  return (
    <QuestionDialog
      title={t('delete')}
      question={t('deleteQuestion', { replace: { name } })}
      hint={hint}
      isDanger
      isRunning={isRemoving}
      onConfirm={() => void remove(variables).then(done, done)}
      onClose={() => onClose(false)}
    />
  )
}
