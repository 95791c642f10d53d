import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { Option } from '../../../shared/fields/ChoiceList.tsx'
import { Combobox } from '../../../shared/fields/Combobox.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import type { VendorPickerQuery } from './__generated__/VendorPickerQuery.graphql.ts'

interface Props {
  value: Option | null
  /** An active vendor by the services' id; null: none. */
  onChange: (vendor: Option | null) => void
}

/** Whose CV it is, for people of the company who send it for a vendor. */
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
