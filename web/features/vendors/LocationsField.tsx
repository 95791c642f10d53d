import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { PickMany } from '../../shared/fields/PickMany.tsx'
import type { FieldProps } from '../../shared/fields/textFields.tsx'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import type { LocationsFieldQuery } from './__generated__/LocationsFieldQuery.graphql.ts'

/** The company's locations for which a vendor or a person in charge works. */
export function LocationsField<T extends FieldValues>({ control, name }: Pick<FieldProps<T>, 'control' | 'name'>) {
  const { t } = useTranslation('vendors')
  const { locations } = useScreenQuery<LocationsFieldQuery>(
    graphql`
    query LocationsFieldQuery { locations @catch(to: NULL) { id name } }
  `,
    {},
  )
  return (
    <PickMany
      control={control}
      name={name}
      label={t('location')}
      options={(locations ?? []).map((one) => ({ value: one.name, label: one.name }))}
    />
  )
}
