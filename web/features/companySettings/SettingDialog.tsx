import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { SwitchField } from '../../shared/fields/SwitchField.tsx'
import { NumberField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { ContactRows, contactFields, type ContactValues } from './ContactRows.tsx'
import type { SettingDialog_setting$key } from './__generated__/SettingDialog_setting.graphql.ts'
import type { SettingDialogMutation } from './__generated__/SettingDialogMutation.graphql.ts'

const update = asMutation<SettingDialogMutation>(graphql`
  mutation SettingDialogMutation($input: UpdateCompanySettingInput!) {
    updateCompanySetting(input: $input) { companySetting { id ...SettingsPage_setting ...SettingDialog_setting } }
  }
`)

interface Props {
  setting: SettingDialog_setting$key
  onClose: (isChanged: boolean) => void
}

/** The dialog for a setting, with the editor of its kind. */
export default function SettingDialog({ setting: key, onClose }: Props) {
  const { t } = useTranslation('companySettings')
  const setting = useFragment(
    graphql`
    fragment SettingDialog_setting on CompanySetting {
      id key kind minimum maximum version
      value { isOn number contacts { vietnameseName englishName phone email } }
    }
  `,
    key,
  )
  const { id, kind, version, value } = setting
  const name = t(`names.${setting.key}` as 'names.minPasswordLength')
  const hint = t(`hints.${setting.key}` as 'hints.minPasswordLength')
  const save = (given: SettingDialogMutation['variables']['input']['value'], isForced: boolean) =>
    saveBy(update, { input: { id, value: given, ...(!isForced && { version }) } })
  const shared = { title: name, draft: `setting:${setting.key}`, isNew: false, onClose }
  if (kind === 'SWITCH')
    return (
      <EntityDialog<{ value: boolean }>
        {...shared}
        values={{ value: value.isOn ?? false }}
        save={({ value: isOn }, isForced) => save({ isOn }, isForced)}
      >
        {({ control }) => <SwitchField control={control} name="value" label={name} hint={hint} />}
      </EntityDialog>
    )
  if (kind === 'NUMBER')
    return (
      <EntityDialog<{ value: string }>
        {...shared}
        fields={{ 'value.number': 'value' }}
        values={{ value: String(value.number ?? '') }}
        save={({ value: number }, isForced) => save({ number: Number(number) }, isForced)}
      >
        {({ control }) => (
          <NumberField
            control={control}
            name="value"
            label={name}
            hint={hint}
            min={setting.minimum ?? 0}
            max={setting.maximum ?? 1_000_000}
            isWhole
            isRequired
          />
        )}
      </EntityDialog>
    )
  return (
    <EntityDialog<ContactValues>
      {...shared}
      width="720px"
      fields={contactFields(setting.maximum ?? 3)}
      values={{ value: (value.contacts ?? []).map((contact) => ({ ...contact })) }}
      save={({ value: contacts }, isForced) => save({ contacts }, isForced)}
    >
      {({ control }) => <ContactRows control={control} hint={hint} most={setting.maximum ?? 3} />}
    </EntityDialog>
  )
}
