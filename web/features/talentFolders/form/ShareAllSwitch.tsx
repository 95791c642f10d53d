import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SwitchField } from '../../../shared/fields/SwitchField.tsx'
import type { FolderValues } from './folderValues.ts'

/** The switch to share with everyone: turning it on clears the users and disables their field (000/5/29, 30). */
export function ShareAllSwitch({ control, onTurnedOn }: { control: Control<FolderValues>; onTurnedOn: () => void }) {
  const { t } = useTranslation('talentFolders')
  return (
    <SwitchField
      control={control}
      name="isSharedWithAll"
      label={t('shareAll')}
      hint={t('shareAllHint')}
      onSwitched={(isOn) => {
        if (isOn) onTurnedOn()
      }}
    />
  )
}
