import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SwitchField } from '../../../shared/fields/SwitchField.tsx'
import type { FolderValues } from './folderValues.ts'

/** Share with all: turned on, it clears the users and takes the choice of them away (000/5/29, 30). */
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
