import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { TextField } from '../../../shared/fields/textFields.tsx'
import { useMutationCall } from '../../../shared/hooks/useAction.ts'
import { PasswordField } from '../../../shared/passwords/PasswordField.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { makePasskey } from './browser.ts'
import type { PasskeyDialogAddMutation } from './__generated__/PasskeyDialogAddMutation.graphql.ts'
import type { PasskeyDialogBeginMutation } from './__generated__/PasskeyDialogBeginMutation.graphql.ts'

const begin = graphql`
  mutation PasskeyDialogBeginMutation($input: BeginPasskeyInput!) { beginPasskey(input: $input) { options } }
`
const add = graphql`
  mutation PasskeyDialogAddMutation($input: AddPasskeyInput!) { addPasskey(input: $input) { passkeys { isOffered } } }
`

interface Values {
  name: string
  password: string
}

/** Asks for the password, then lets the browser create a passkey. */
export function PasskeyDialog({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const { t } = useTranslation(['profiles', 'shared'])
  const [call] = useMutationCall()
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState('')
  const { control, handleSubmit, setError } = useForm<Values>({ defaultValues: { name: '', password: '' } })
  const onFieldError = (field: string, message: string) => {
    if (field !== 'password' && field !== 'code') return false
    setError('password', { message })
    return true
  }
  const make = async ({ name, password }: Values) => {
    const { beginPasskey } = await call<PasskeyDialogBeginMutation>(
      begin,
      { input: { password } },
      {},
      { onFieldError },
    )
    const response = await makePasskey(beginPasskey.options)
    if (response === null) return setProblem(t('passkeyStopped'))
    const input = { name: name.trim(), response }
    await call<PasskeyDialogAddMutation>(add, { input }, { success: t('passkeyAdded') })
    onAdded()
  }
  const submit = handleSubmit(async (values) => {
    setMaking(true)
    setProblem('')
    // On failure the error has already been shown, at the field or in a toast.
    await make(values).catch(() => {})
    setMaking(false)
  })
  return (
    <Drawer place="center" width="440px" title={t('addPasskey')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
        <DrawerBody display="grid" gap="4" alignContent="start">
          <TextField
            control={control}
            name="name"
            label={t('passkeyName')}
            hint={t('passkeyNameHint')}
            isRequired
            maxLength={100}
          />
          <PasswordField control={control} name="password" label={t('passkeyProof')} isRequired isCurrent />
          <Text role="alert" color="status.red.fg" hidden={problem === ''}>
            {problem}
          </Text>
        </DrawerBody>
        <DrawerFooter>
          <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
          <Button kind="primary" type="submit" disabled={isMaking} aria-busy={isMaking}>
            {t('addPasskey')}
          </Button>
        </DrawerFooter>
      </form>
    </Drawer>
  )
}
