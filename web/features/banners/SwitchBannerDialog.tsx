import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useAction } from '../../shared/hooks/useAction.ts'
import { QuestionDialog } from '../../shared/list/dialogs/QuestionDialog.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import type { SwitchBannerDialogMutation } from './__generated__/SwitchBannerDialogMutation.graphql.ts'

const change = asMutation<SwitchBannerDialogMutation>(graphql`
  mutation SwitchBannerDialogMutation($input: SwitchBannerInput!) {
    switchBanner(input: $input) { banner { id ...BannersPage_banner } }
  }
`)

/** Asks before a banner is hidden or shown. Banners are never deleted (decision D-14). */
export default function SwitchBannerDialog({ id, onClose }: { id: string; onClose: (isChanged: boolean) => void }) {
  const { t } = useTranslation(['banners', 'list'])
  const [run, isRunning] = useAction<SwitchBannerDialogMutation>(change, { success: t('updated', { ns: 'list' }) })
  const done = () => onClose(true)
  return (
    <QuestionDialog
      title={t('switch')}
      question={t('switchQuestion')}
      isRunning={isRunning}
      onConfirm={() => void run({ input: { id } }).then(done, done)}
      onClose={() => onClose(false)}
    />
  )
}
