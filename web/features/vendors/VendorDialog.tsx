import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Select, TextArea, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import type { Save } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { EmailRows } from './EmailRows.tsx'
import { LocationsField } from './LocationsField.tsx'
import { statuses } from './preload.ts'
import { useRequired } from './useRequired.ts'
import type { VendorValues } from './vendorValues.ts'
import type { VendorDialog_vendor$key, VendorStatus } from './__generated__/VendorDialog_vendor.graphql.ts'
import type { VendorDialogCreateMutation } from './__generated__/VendorDialogCreateMutation.graphql.ts'
import type { VendorDialogUpdateMutation } from './__generated__/VendorDialogUpdateMutation.graphql.ts'

const create = asMutation<VendorDialogCreateMutation>(graphql`
  mutation VendorDialogCreateMutation($input: CreateVendorInput!) {
    createVendor(input: $input) { vendor { id ...VendorsTab_vendor } }
  }
`)
const update = asMutation<VendorDialogUpdateMutation>(graphql`
  mutation VendorDialogUpdateMutation($input: UpdateVendorInput!) {
    updateVendor(input: $input) { vendor { id ...VendorsTab_vendor ...VendorDialog_vendor } }
  }
`)

interface Props {
  /** Null for a new record. */
  vendor: VendorDialog_vendor$key | null
  onClose: (isChanged: boolean) => void
}

/** Returns a status for the form; one that only the services know has to be chosen again. */
const asChoice = (status: VendorStatus | undefined) => (status === 'ACTIVE' || status === 'INACTIVE' ? status : '')

/**
 * The dialog for a vendor: its seat, its addresses, and the company locations for which it works (001/5/18, 001/5/19).
 */
export default function VendorDialog({ vendor: key, onClose }: Props) {
  const { t } = useTranslation('vendors')
  const required = useRequired()
  const vendor = useFragment(
    graphql`
    fragment VendorDialog_vendor on Vendor {
      id databaseId name address status locationNames version
      emails { email status }
    }
  `,
    key,
  )
  const save = ({ name, address, status, locationNames, emails }: VendorValues, isForced: boolean): Save => {
    const given = {
      name: name.trim(),
      address: address.trim(),
      status: status as VendorStatus,
      locationNames,
      emails: emails.map((one) => ({ email: one.email.trim(), status: one.status as VendorStatus })),
    }
    return (send, _texts, options) =>
      vendor
        ? send<VendorDialogUpdateMutation>(
            update,
            { input: { id: vendor.id, vendor: given, ...(!isForced && { version: vendor.version }) } },
            { success: t('updated'), failure: ({ code }) => (code === 'INTERNAL' ? t('updateFailed') : null) },
            options,
          )
        : send<VendorDialogCreateMutation>(
            create,
            { input: { vendor: given } },
            { success: t('created'), failure: ({ code }) => (code === 'INTERNAL' ? t('createFailed') : null) },
            options,
          )
  }
  return (
    <EntityDialog<VendorValues>
      title={t(vendor ? 'editVendor' : 'createVendor')}
      draft={`vendor:${vendor?.databaseId ?? 'new'}`}
      isNew={!vendor}
      values={{
        name: vendor?.name ?? '',
        address: vendor?.address ?? '',
        status: vendor ? asChoice(vendor.status) : 'ACTIVE',
        locationNames: vendor?.locationNames ?? [],
        emails: (vendor?.emails ?? []).map(({ email, status }) => ({ email, status: asChoice(status) })),
      }}
      save={save}
      fields={{
        'vendor.name': 'name',
        'vendor.address': 'address',
        'vendor.status': 'status',
        'vendor.locationNames': 'locationNames',
        'vendor.emails': 'emails',
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField
            control={control}
            name="name"
            label={t('name')}
            isRequired
            maxLength={200}
            rules={required(t('name'))}
          />
          <TextArea
            control={control}
            name="address"
            label={t('address')}
            isRequired
            maxLength={500}
            rows={2}
            rules={required(t('address'))}
          />
          <Select
            control={control}
            name="status"
            label={t('status')}
            isRequired
            rules={required(t('status'))}
            options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          />
          <LocationsField control={control} name="locationNames" />
          <EmailRows control={control} />
        </>
      )}
    </EntityDialog>
  )
}
