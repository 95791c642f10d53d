import { Box, chakra } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { TextField } from '../../shared/fields/textFields.tsx'
import { useCan } from '../../shared/hooks/useCan.ts'
import { saveBy, useRecordForm } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { PasswordField } from '../../shared/passwords/PasswordField.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import type { ProfileForm_profile$key } from './__generated__/ProfileForm_profile.graphql.ts'
import type { ProfileFormMutation } from './__generated__/ProfileFormMutation.graphql.ts'

const update = asMutation<ProfileFormMutation>(graphql`
  mutation ProfileFormMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) { user { id fullName email } }
  }
`)

interface Values {
  familyName: string
  givenName: string
  fullName: string
  email: string
  phone: string
  /** The current password, which a change of the e-mail address requires. */
  current: string
}

const secrets = ['current'] as const
const fields = { currentPassword: 'current' } as const

interface Props {
  profile: ProfileForm_profile$key
  onChanged: () => void
}

/** The user's names, address and phone, with the data that administrators maintain beside them. */
export function ProfileForm({ profile: key, onChanged }: Props) {
  const { t } = useTranslation(['profiles', 'list'])
  const mayUpdate = useCan()('ProfileFormMutation')
  const { user, account, company } = useFragment(
    graphql`
    fragment ProfileForm_profile on Profile @throwOnFieldError {
      user { userName fullName email title department { name } }
      account { version givenName familyName phone isEmailVerified roles { name } }
      company { name }
    }
  `,
    key,
  )
  const plainName = `${account.familyName} ${account.givenName}`.trim()
  const { form, isSending, onSubmit, questions } = useRecordForm<Values>(
    {
      draft: 'profile',
      isNew: false,
      values: {
        familyName: account.familyName,
        givenName: account.givenName,
        fullName: user.fullName === plainName ? '' : user.fullName,
        email: user.email ?? '',
        phone: account.phone ?? '',
        current: '',
      },
      fields,
      secrets,
      save: ({ familyName, givenName, fullName, email, phone, current }) =>
        saveBy(update, {
          input: {
            version: account.version,
            familyName: familyName.trim(),
            givenName: givenName.trim(),
            fullName: fullName.trim() || null,
            email: email.trim() || null,
            phone: phone.trim() || null,
            ...(current && { currentPassword: current }),
          },
        }),
    },
    onChanged,
  )
  const facts: [string, string | null | undefined][] = [
    [t('userName'), user.userName],
    [t('company'), company?.name],
    [t('department'), user.department?.name],
    [t('position'), user.title],
    [t('roles'), account.roles?.map(({ name }) => name).join(', ')],
  ]
  const { control } = form
  const isMoved = useWatch({ control, name: 'email' }).trim() !== (user.email ?? '')
  return (
    <Box display="grid" gap="5">
      <chakra.dl
        display="grid"
        gridTemplateColumns="max-content 1fr"
        columnGap="4"
        rowGap="1.5"
        overflowWrap="anywhere"
      >
        {facts.map(([name, value]) => (
          <Box key={name} display="contents">
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <chakra.dd margin="0">{value || '—'}</chakra.dd>
          </Box>
        ))}
        <Box display="contents">
          <chakra.dt color="fg.muted">{t('email')}</chakra.dt>
          <chakra.dd margin="0">
            {user.email || '—'}{' '}
            {user.email && (
              <StatusTag color={account.isEmailVerified ? 'green' : 'neutral'}>
                {t(account.isEmailVerified ? 'isVerified' : 'notVerified')}
              </StatusTag>
            )}
          </chakra.dd>
        </Box>
      </chakra.dl>
      {mayUpdate && (
        <chakra.form noValidate aria-label={t('data')} display="grid" gap="4" maxWidth="440px" onSubmit={onSubmit}>
          <TextField control={control} name="familyName" label={t('familyName')} maxLength={100} />
          <TextField control={control} name="givenName" label={t('givenName')} isRequired maxLength={100} />
          <TextField control={control} name="fullName" label={t('fullName')} hint={t('fullNameHint')} maxLength={200} />
          <TextField control={control} name="email" label={t('email')} hint={t('emailHint')} maxLength={250} />
          {isMoved && (
            <PasswordField
              control={control}
              name="current"
              label={t('currentPassword')}
              hint={t('proofHint')}
              isRequired
              isCurrent
            />
          )}
          <TextField control={control} name="phone" label={t('phone')} maxLength={30} />
          <Box>
            <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
              {t('save', { ns: 'list' })}
            </Button>
          </Box>
        </chakra.form>
      )}
      {questions}
    </Box>
  )
}
