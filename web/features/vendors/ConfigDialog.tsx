import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Select, TextField } from '../../shared/fields/textFields.tsx'
import { idOfUser, userOption, UserPicker, type PickedUser } from '../../shared/fields/UserPicker.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import type { Save } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { LocationsField } from './LocationsField.tsx'
import { statuses } from './preload.ts'
import type { ConfigDialog_config$key, VendorStatus } from './__generated__/ConfigDialog_config.graphql.ts'
import type { ConfigDialogCreateMutation } from './__generated__/ConfigDialogCreateMutation.graphql.ts'
import type { ConfigDialogUpdateMutation } from './__generated__/ConfigDialogUpdateMutation.graphql.ts'

const create = asMutation<ConfigDialogCreateMutation>(graphql`
  mutation ConfigDialogCreateMutation($input: CreateVendorConfigInput!) {
    createVendorConfig(input: $input) { vendorConfig { id ...ConfigsTab_config } }
  }
`)
const update = asMutation<ConfigDialogUpdateMutation>(graphql`
  mutation ConfigDialogUpdateMutation($input: UpdateVendorConfigInput!) {
    updateVendorConfig(input: $input) { vendorConfig { id ...ConfigsTab_config ...ConfigDialog_config } }
  }
`)

interface Values {
  name: string
  user: PickedUser | null
  status: string
  locationNames: readonly string[]
}
interface Props {
  /** Null for a new record. */
  config: ConfigDialog_config$key | null
  onClose: (isChanged: boolean) => void
}

/** The dialog for the person in charge of the vendors of some locations (001/5/21). */
export default function ConfigDialog({ config: key, onClose }: Props) {
  const { t } = useTranslation('vendors')
  const config = useFragment(
    graphql`
    fragment ConfigDialog_config on VendorConfig {
      id databaseId name status locationNames version
      user { id userName fullName }
    }
  `,
    key,
  )
  const save = ({ name, user, status, locationNames }: Values, isForced: boolean): Save => {
    const given = { name: name.trim(), userId: idOfUser(user!), status: status as VendorStatus, locationNames }
    return (send, _texts, options) =>
      config
        ? send<ConfigDialogUpdateMutation>(
            update,
            { input: { id: config.id, vendorConfig: given, ...(!isForced && { version: config.version }) } },
            { success: t('updated'), failure: ({ code }) => (code === 'INTERNAL' ? t('updateFailed') : null) },
            options,
          )
        : send<ConfigDialogCreateMutation>(
            create,
            { input: { vendorConfig: given } },
            { success: t('created'), failure: ({ code }) => (code === 'INTERNAL' ? t('createFailed') : null) },
            options,
          )
  }
  const isKnown = config?.status === 'ACTIVE' || config?.status === 'INACTIVE'
  return (
    <EntityDialog<Values>
      title={t(config ? 'editConfig' : 'createConfig')}
      draft={`vendorConfig:${config?.databaseId ?? 'new'}`}
      isNew={!config}
      values={{
        name: config?.name ?? '',
        user: config?.user ? userOption(config.user) : null,
        status: config ? (isKnown ? config.status : '') : 'ACTIVE',
        locationNames: config?.locationNames ?? [],
      }}
      save={save}
      fields={{
        'vendorConfig.name': 'name',
        'vendorConfig.userId': 'user',
        'vendorConfig.status': 'status',
        'vendorConfig.locationNames': 'locationNames',
      }}
      onClose={onClose}
      minHeight="360px"
    >
      {({ control }) => (
        <>
          <TextField control={control} name="name" label={t('name')} isRequired maxLength={200} />
          <UserPicker control={control} name="user" label={t('user')} isRequired />
          <Select
            control={control}
            name="status"
            label={t('status')}
            isRequired
            options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          />
          <LocationsField control={control} name="locationNames" />
        </>
      )}
    </EntityDialog>
  )
}
