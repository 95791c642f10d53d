import { useTranslation } from 'react-i18next'
import type { MutationParameters } from 'relay-runtime'
import type { RequestError } from '../../requestError.ts'
import { useAction } from '../../hooks/useAction.ts'
import type { TypedMutation } from '../typed.ts'
import { QuestionDialog } from './QuestionDialog.tsx'

interface Props<M extends MutationParameters> {
  mutation: TypedMutation<M>
  variables: M['variables']
  /** Of the record, in the question. */
  name: string
  /** What else one should know before. */
  hint?: string
  /** Text of the success, where the specification words it otherwise. */
  success?: string
  /** Text of a failure; the server's own when left out, or when it answers null. */
  failure?: (error: RequestError) => string | null
  onClose: (isChanged: boolean) => void
}

/** Asks before a record is deleted, by its name. */
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
  // Failed: the user has been told, and the list shows what there is now.
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
