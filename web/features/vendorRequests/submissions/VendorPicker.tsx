import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { Option } from '../../../shared/fields/ChoiceList.tsx'
import { Combobox } from '../../../shared/fields/Combobox.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import type { VendorPickerQuery } from './__generated__/VendorPickerQuery.graphql.ts'

interface Props {
  value: Option | null
  /** Called with an active vendor, by its id in the services, or null for none. */
  onChange: (vendor: Option | null) => void
}

/** The vendor on whose behalf a user of the company submits a CV. */
export function VendorPicker({ value, onChange }: Props) {
  const { t } = useTranslation('vendorRequests')
  const environment = useRelayEnvironment()
  const load = async (search: string) => {
    const answer = await fetchQuery<VendorPickerQuery>(
      environment,
      graphql`
      query VendorPickerQuery($query: String) {
        vendors(query: $query, filter: { statuses: [ACTIVE] }, first: 30) @required(action: THROW) { nodes { databaseId name } }
      }
    `,
      { query: search || null },
    ).toPromise()
    return answer?.vendors.nodes.map(({ databaseId, name }) => ({ value: databaseId, label: name })) ?? []
  }
  return (
    <Field label={t('vendor')} hint={t('vendorHint')}>
      {(aria) => (
        <Combobox aria={aria} value={value} onChange={onChange} load={load} placeholder={t('searchVendors')} />
      )}
    </Field>
  )
}
