import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useAction } from '../../shared/hooks/useAction.ts'
import { QuestionDialog } from '../../shared/list/dialogs/QuestionDialog.tsx'
import type { SettingResetMutation } from './__generated__/SettingResetMutation.graphql.ts'

interface Props {
  id: string
  name: string
  onClose: (isChanged: boolean) => void
}

/** Asks before a setting is reset to the product's default. */
export default function SettingReset({ id, name, onClose }: Props) {
  const { t } = useTranslation(['companySettings', 'list'])
  const [reset, isSending] = useAction<SettingResetMutation>(
    graphql`
    mutation SettingResetMutation($input: ResetCompanySettingInput!) {
      resetCompanySetting(input: $input) { companySetting { id ...SettingsPage_setting ...SettingDialog_setting } }
    }
  `,
    { success: t('updated', { ns: 'list' }) },
  )
  return (
    <QuestionDialog
      title={t('reset')}
      question={t('resetQuestion', { replace: { name } })}
      hint={t('resetHint')}
      isRunning={isSending}
      onConfirm={() =>
        void reset({ input: { id } }).then(
          () => onClose(true),
          () => onClose(false),
        )
      }
      onClose={() => onClose(false)}
    />
  )
}
