import { Box } from '@chakra-ui/react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useAction } from '../../shared/hooks/useAction.ts'
import { PasswordField } from '../../shared/passwords/PasswordField.tsx'
import { useSession } from '../../shared/session/session.ts'
import { Button } from '../../shared/ui/Button.tsx'
import type { PasswordFormMutation } from './__generated__/PasswordFormMutation.graphql.ts'

const names: Readonly<Record<string, 'current' | 'next'>> = { currentPassword: 'current', newPassword: 'next' }

/** Changes the user's password, which requires the current one. The user then signs in again with the new password. */
export function PasswordForm() {
  const { t } = useTranslation('profiles')
  const { user, companyName, signInAgain } = useSession()
  const { control, handleSubmit, setError } = useForm({ defaultValues: { current: '', next: '', again: '' } })
  const [change, isSending] = useAction<PasswordFormMutation>(
    graphql`
    mutation PasswordFormMutation($input: ChangePasswordInput!) { changePassword(input: $input) { user { id } } }
  `,
    { success: t('passwordChanged') },
  )
  const submit = handleSubmit(async ({ current, next, again }) => {
    if (next !== again) return setError('again', { message: t('passwordsDiffer') })
    const onFieldError = (field: string, message: string) => {
      const name = names[field]
      if (name) setError(name, { message }, { shouldFocus: true })
      return name !== undefined
    }
    const answer = await change({ input: { currentPassword: current, newPassword: next } }, { onFieldError }).catch(
      () => null,
    )
    if (answer) signInAgain()
  })
  return (
    <Box
      as="form"
      aria-label={t('password')}
      display="grid"
      gap="4"
      maxWidth="440px"
      onSubmit={(event) => void submit(event)}
    >
      <PasswordField control={control} name="current" label={t('currentPassword')} isRequired isCurrent />
      <PasswordField
        control={control}
        name="next"
        label={t('newPassword')}
        hint={t('passwordHint')}
        isRequired
        about={[user.userName, user.fullName, user.email ?? '', companyName]}
      />
      <PasswordField control={control} name="again" label={t('repeatPassword')} isRequired />
      <Box color="fg.muted">{t('signedOutHint')}</Box>
      <Box>
        <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
          {t('changePassword')}
        </Button>
      </Box>
    </Box>
  )
}
