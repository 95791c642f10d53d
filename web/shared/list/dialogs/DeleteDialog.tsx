import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { MutationParameters } from 'relay-runtime'
import { Button } from '../../ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../ui/Drawer.tsx'
import type { RequestError } from '../../requestError.ts'
import { useAction } from '../../hooks/useAction.ts'
import type { TypedMutation } from '../typed.ts'

interface Props<M extends MutationParameters> {
  mutation: TypedMutation<M>
  variables: M['variables']
  /** Of the record, in the question. */
  name: string
  /** What else one should know before. */
  hint?: string
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
  failure,
  onClose,
}: Props<M>) {
  const { t } = useTranslation(['list', 'shared'])
  const [remove, isRemoving] = useAction<M>(mutation, { success: t('deleted'), failure })
  // Failed: the user has been told, and the list shows what there is now.
  const confirm = () =>
    remove(variables).then(
      () => onClose(true),
      () => onClose(true),
    )
  return (
    <Drawer place="center" width="440px" title={t('delete')} onClose={() => onClose(false)}>
      <DrawerBody display="grid" gap="2">
        <Text overflowWrap="anywhere">{t('deleteQuestion', { replace: { name } })}</Text>
        {hint && <Text color="fg.muted">{hint}</Text>}
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={() => onClose(false)}>{t('cancel', { ns: 'shared' })}</Button>
        <Button kind="danger" disabled={isRemoving} aria-busy={isRemoving} onClick={() => void confirm()}>
          {t('delete')}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}
