import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useAction } from '../../shared/hooks/useAction.ts'
import { QuestionDialog } from '../../shared/list/dialogs/QuestionDialog.tsx'
import type { ModuleStatusDialogMutation } from './__generated__/ModuleStatusDialogMutation.graphql.ts'

interface Props {
  module: { readonly id: string; readonly version: number; readonly isActive: boolean; readonly isOwn: boolean }
  name: string
  onClose: (isChanged: boolean) => void
}

/** Asks before a module is switched off, which takes its permissions from all users, or on again. */
export default function ModuleStatusDialog({ module: { id, version, isActive, isOwn }, name, onClose }: Props) {
  const { t } = useTranslation('modules')
  const [run, isRunning] = useAction<ModuleStatusDialogMutation>(
    graphql`
    mutation ModuleStatusDialogMutation($input: SetModuleActiveInput!) {
      setModuleActive(input: $input) { module { id ...ModulesPage_module ...ModuleDialog_module } }
    }
  `,
    { success: t(isActive ? 'switchedOff' : 'switchedOn', { replace: { name } }) },
  )
  // On failure the error has already been shown, and the list shows the current state.
  const done = () => onClose(true)
  const linkHint = isActive ? t('linkOffHint') : t('linkOnHint')
  return (
    <QuestionDialog
      title={t(isActive ? 'switchOff' : 'switchOn')}
      question={t(isActive ? 'switchOffQuestion' : 'switchOnQuestion', { replace: { name } })}
      hint={isOwn ? linkHint : t(isActive ? 'switchOffHint' : 'switchOnHint')}
      isDanger={isActive}
      isRunning={isRunning}
      onConfirm={() => void run({ input: { id, version, isActive: !isActive } }).then(done, done)}
      onClose={() => onClose(false)}
    />
  )
}
