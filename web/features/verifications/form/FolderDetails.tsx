import { Grid, chakra } from '@chakra-ui/react'
import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SwitchField } from '../../../shared/fields/SwitchField.tsx'
import { Select, TextField } from '../../../shared/fields/textFields.tsx'
import ConfigRows from './ConfigRows.tsx'
import type { FolderValues } from './folderValues.ts'
import FolderShareUsers from './FolderShareUsers.tsx'

interface Props {
  control: Control<FolderValues>
  /** Whether the import type is locked because the folder has candidates. */
  isTypeLocked: boolean
  /** The services' name of an import type that only they know. */
  ownType: string | null | undefined
  onSharedWithAll: () => void
}

/** The code, import type, name, columns and shares of a folder. */
export default function FolderDetails({ control, isTypeLocked, ownType, onSharedWithAll }: Props) {
  const { t } = useTranslation('verifications')
  const isSharedWithAll = useWatch({ control, name: 'isSharedWithAll' })
  return (
    <Grid gap="4">
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" alignItems="start">
        <TextField control={control} name="code" label={t('folderForm.code')} isRequired maxLength={100} />
        <chakra.fieldset disabled={isTypeLocked} border="0" margin="0" padding="0" minWidth="0">
          <Select
            control={control}
            name="importType"
            label={t('folderForm.importType')}
            isRequired
            hint={isTypeLocked ? t('folderForm.typeLocked') : undefined}
            options={[
              ...(['CSV', 'EMAIL'] as const).map((value) => ({ value, label: t(`importTypes.${value}`) })),
              ...(ownType ? [{ value: 'OTHER', label: ownType }] : []),
            ]}
          />
        </chakra.fieldset>
      </Grid>
      <TextField control={control} name="name" label={t('folderForm.name')} isRequired maxLength={250} />
      <ConfigRows control={control} />
      <SwitchField
        control={control}
        name="isSharedWithAll"
        label={t('folderForm.shareAll')}
        hint={t('folderForm.shareAllHint')}
        onSwitched={(isOn) => {
          if (isOn) onSharedWithAll()
        }}
      />
      <FolderShareUsers control={control} isDisabled={isSharedWithAll} />
    </Grid>
  )
}
