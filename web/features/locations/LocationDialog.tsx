import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { NumberField, Select, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { countries } from './countries.ts'
import type { LocationDialog_location$key } from './__generated__/LocationDialog_location.graphql.ts'
import type { LocationDialogCreateMutation } from './__generated__/LocationDialogCreateMutation.graphql.ts'
import type { LocationDialogUpdateMutation } from './__generated__/LocationDialogUpdateMutation.graphql.ts'

const create = asMutation<LocationDialogCreateMutation>(graphql`
  mutation LocationDialogCreateMutation($input: CreateLocationInput!) {
    createLocation(input: $input) { location { id ...LocationsPage_location } }
  }
`)
const update = asMutation<LocationDialogUpdateMutation>(graphql`
  mutation LocationDialogUpdateMutation($input: UpdateLocationInput!) {
    updateLocation(input: $input) { location { id ...LocationsPage_location ...LocationDialog_location } }
  }
`)

interface Values {
  name: string
  address: string
  city: string
  country: string
  place: string
}
interface Props {
  /** Null for a new record. */
  location: LocationDialog_location$key | null
  onClose: (isChanged: boolean) => void
}

/** The dialog for a location: its name, its address and its position in the list. */
export default function LocationDialog({ location: key, onClose }: Props) {
  const { t, i18n } = useTranslation(['locations', 'list'])
  const location = useFragment(
    graphql`
    fragment LocationDialog_location on Location { id databaseId name address city country place version }
  `,
    key,
  )
  const save = ({ name, address, city, country, place }: Values, isForced: boolean) => {
    const given = {
      name: name.trim(),
      address: address.trim() || null,
      city: city.trim(),
      country,
      place: place.trim() === '' ? null : Number(place),
    }
    return location
      ? saveBy(update, { input: { id: location.id, location: given, ...(!isForced && { version: location.version }) } })
      : saveBy(create, { input: { location: given } })
  }
  return (
    <EntityDialog<Values>
      title={`${t(location ? 'edit' : 'create', { ns: 'list' })}: ${t('word')}`}
      draft={`location:${location?.databaseId ?? 'new'}`}
      isNew={!location}
      values={{
        name: location?.name ?? '',
        address: location?.address ?? '',
        city: location?.city ?? '',
        country: location?.country ?? '',
        place: location?.place == null ? '' : String(location.place),
      }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField control={control} name="name" label={t('name')} isRequired maxLength={100} />
          <TextField control={control} name="address" label={t('address')} hint={t('addressHint')} maxLength={300} />
          <TextField control={control} name="city" label={t('city')} isRequired maxLength={100} />
          <Select control={control} name="country" label={t('country')} isRequired options={countries(i18n.language)} />
          <NumberField
            control={control}
            name="place"
            label={t('place')}
            hint={t('placeHint')}
            min={1}
            max={100_000}
            isWhole
          />
        </>
      )}
    </EntityDialog>
  )
}
