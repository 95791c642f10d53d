import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Field } from '../../../shared/fields/Field.tsx'
import { NativeSelect } from '../../../shared/fields/controls.tsx'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import type { VendorSelectQuery } from './__generated__/VendorSelectQuery.graphql.ts'

interface Props {
  /** The services' id; empty: none. */
  value: string
  onChange: (id: string) => void
}

/** Whose CV it is, for people of the company: an active vendor. Nothing for who may not read vendors. */
export function VendorSelect({ value, onChange }: Props) {
  const { t } = useTranslation('vendorRequests')
  const { vendors } = useScreenQuery<VendorSelectQuery>(
    graphql`
      query VendorSelectQuery { vendors(filter: { statuses: [ACTIVE] }, first: 100) @catch(to: NULL) { nodes { databaseId name } } }
    `,
    {},
  )
  if (!vendors) return null
  return (
    <Field label={t('vendor')}>
      {(field) => (
        <NativeSelect {...field} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('noVendor')}</option>
          {vendors.nodes.map(({ databaseId, name }) => (
            <option key={databaseId} value={databaseId}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
