import { Box, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useMutationCall } from '../../../shared/hooks/useAction.ts'
import { PasswordField } from '../../../shared/passwords/PasswordField.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { CodeField } from './CodeField.tsx'
import { proofErrors, type Proof } from './proofErrors.ts'
import type { ProofDialogCodesMutation } from './__generated__/ProofDialogCodesMutation.graphql.ts'
import type { ProofDialogDisableMutation } from './__generated__/ProofDialogDisableMutation.graphql.ts'
import type { ProofDialogResetMutation } from './__generated__/ProofDialogResetMutation.graphql.ts'

/** The purpose of the proof: new recovery codes, another authenticator, or turning the second factor off. */
export type Purpose = 'codes' | 'reset' | 'disable'

const codesMutation = graphql`
  mutation ProofDialogCodesMutation($input: GenerateRecoveryCodesInput!) {
    generateRecoveryCodes(input: $input) { recoveryCodes }
  }
`
const resetMutation = graphql`
  mutation ProofDialogResetMutation($input: ResetAuthenticatorInput!) {
    resetAuthenticator(input: $input) { secondFactor { isEnabled } }
  }
`
const disableMutation = graphql`
  mutation ProofDialogDisableMutation($input: DisableSecondFactorInput!) {
    disableSecondFactor(input: $input) { secondFactor { isEnabled } }
  }
`

interface Props {
  purpose: Purpose
  onClose: () => void
  /** Called on success, with the new recovery codes if these were the purpose. */
  onProved: (codes: readonly string[]) => void
}

/** Asks for a code or the password before the second factor is changed. */
export function ProofDialog({ purpose, onClose, onProved }: Props) {
  const { t } = useTranslation(['profiles', 'shared'])
  const [isByPassword, setByPassword] = useState(false)
  const [send, isSending] = useMutationCall()
  const { control, handleSubmit, setError, clearErrors } = useForm<Proof>({ defaultValues: { code: '', password: '' } })
  const submit = handleSubmit(async ({ code, password }) => {
    const variables = { input: isByPassword ? { password } : { code: code.trim() } }
    const options = { onFieldError: proofErrors(setError) }
    const run = async (): Promise<readonly string[]> => {
      if (purpose === 'codes') {
        const { generateRecoveryCodes } = await send<ProofDialogCodesMutation>(codesMutation, variables, {}, options)
        return generateRecoveryCodes.recoveryCodes
      }
      if (purpose === 'reset') await send<ProofDialogResetMutation>(resetMutation, variables, {}, options)
      else
        await send<ProofDialogDisableMutation>(disableMutation, variables, { success: t('factorTurnedOff') }, options)
      return []
    }
    // On failure the error has already been shown, at the field or in a toast.
    const codes = await run().catch(() => null)
    if (codes) onProved(codes)
  })
  return (
    <Drawer place="center" width="440px" title={t(`purposes.${purpose}`)} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
        <DrawerBody display="grid" gap="4" alignContent="start">
          <Text>{t(`purposeHints.${purpose}`)}</Text>
          {isByPassword ? (
            <PasswordField control={control} name="password" label={t('currentPassword')} isRequired isCurrent />
          ) : (
            <CodeField control={control} name="code" label={t('code')} hint={t('codeOrRecovery')} />
          )}
          <Box>
            <Button
              kind="quiet"
              size="small"
              onClick={() => {
                clearErrors()
                setByPassword(!isByPassword)
              }}
            >
              {t(isByPassword ? 'byCode' : 'byPassword')}
            </Button>
          </Box>
        </DrawerBody>
        <DrawerFooter>
          <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
          <Button
            kind={purpose === 'disable' ? 'danger' : 'primary'}
            type="submit"
            disabled={isSending}
            aria-busy={isSending}
          >
            {t(`purposes.${purpose}`)}
          </Button>
        </DrawerFooter>
      </form>
    </Drawer>
  )
}
