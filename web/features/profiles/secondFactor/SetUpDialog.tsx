import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { qrCode } from '../../../../common/qrCode.ts'
import { CopyButton } from '../../../shared/clipboard/CopyButton.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { PasswordField } from '../../../shared/passwords/PasswordField.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { CodeField } from './CodeField.tsx'
import { proofErrors, type Proof } from './proofErrors.ts'
import type { SetUpDialogMutation } from './__generated__/SetUpDialogMutation.graphql.ts'

export interface NewSecret {
  readonly sharedKey: string
  readonly authenticatorUri: string | null | undefined
}

interface Props {
  secret: NewSecret
  onClose: () => void
  /** Called with the recovery codes when the second factor is on. */
  onConfirmed: (codes: readonly string[]) => void
}

/** Shows the secret for an authenticator, and turns the second factor on after a code from it. */
export function SetUpDialog({ secret: { sharedKey, authenticatorUri }, onClose, onConfirmed }: Props) {
  const { t } = useTranslation(['profiles', 'shared'])
  const { control, handleSubmit, setError } = useForm<Proof>({ defaultValues: { code: '', password: '' } })
  const picture = useMemo(() => (authenticatorUri ? qrCode(authenticatorUri) : null), [authenticatorUri])
  const [verify, isSending] = useAction<SetUpDialogMutation>(graphql`
    mutation SetUpDialogMutation($input: VerifyAuthenticatorInput!) {
      verifyAuthenticator(input: $input) { recoveryCodes }
    }
  `)
  const submit = handleSubmit(async (input) => {
    const answer = await verify({ input }, { onFieldError: proofErrors(setError) }).catch(() => null)
    if (answer) onConfirmed(answer.verifyAuthenticator.recoveryCodes)
  })
  return (
    <Drawer place="center" width="460px" title={t('setUpTitle')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
        <DrawerBody display="grid" gap="4" alignContent="start">
          <Text>{t('scanHint')}</Text>
          {picture && (
            <chakra.svg
              role="img"
              aria-label={t('picture')}
              viewBox={`0 0 ${picture.side} ${picture.side}`}
              width="200px"
              height="200px"
              marginInline="auto"
              borderRadius="8px"
              shapeRendering="crispEdges"
            >
              <rect width="100%" height="100%" fill="#fff" />
              <path d={picture.path} fill="#000" />
            </chakra.svg>
          )}
          <Box display="grid" gap="1">
            <Text color="fg.muted">{t('typeKey')}</Text>
            <Flex gap="2" wrap="wrap" alignItems="center">
              <chakra.code fontFamily="ui-monospace, monospace" fontSize="13px" overflowWrap="anywhere">
                {sharedKey}
              </chakra.code>
              <CopyButton text={sharedKey.replaceAll(' ', '')}>{t('copyKey')}</CopyButton>
            </Flex>
          </Box>
          <CodeField control={control} name="code" label={t('code')} hint={t('codeHint')} isDigits />
          <PasswordField control={control} name="password" label={t('currentPassword')} isRequired isCurrent />
        </DrawerBody>
        <DrawerFooter>
          <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
          <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
            {t('turnOn')}
          </Button>
        </DrawerFooter>
      </form>
    </Drawer>
  )
}
