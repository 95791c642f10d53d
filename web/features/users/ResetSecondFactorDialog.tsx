import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { TextArea } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import type { ResetSecondFactorDialogMutation } from './__generated__/ResetSecondFactorDialogMutation.graphql.ts'

const reset = asMutation<ResetSecondFactorDialogMutation>(graphql`
  mutation ResetSecondFactorDialogMutation($input: ResetUserSecondFactorInput!) {
    resetUserSecondFactor(input: $input) { user { id ...UsersPage_user } }
  }
`)

interface Props {
  user: { readonly id: string; readonly userName: string; readonly fullName: string }
  onClose: (isChanged: boolean) => void
}

/** Asks for a reason before the second factor of a user who has lost it is removed. */
export default function ResetSecondFactorDialog({ user: { id, userName, fullName }, onClose }: Props) {
  const { t } = useTranslation('users')
  return (
    <EntityDialog<{ reason: string }>
      title={t('resetFactor')}
      submitText={t('resetFactor')}
      draft={`user-factor:${userName}`}
      isNew={false}
      values={{ reason: '' }}
      save={({ reason }) => saveBy(reset, { input: { id, reason: reason.trim() } })}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <Text overflowWrap="anywhere">{t('resetFactorQuestion', { replace: { name: fullName } })}</Text>
          <Text color="fg.muted">{t('resetFactorHint')}</Text>
          <TextArea control={control} name="reason" label={t('reason')} isRequired maxLength={500} rows={3} />
        </>
      )}
    </EntityDialog>
  )
}
