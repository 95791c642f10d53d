import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { countryName } from './countries.ts'
import LocationDialog from './LocationDialog.tsx'
import { locationsSource } from './preload.ts'
import type { LocationsPage_location$key } from './__generated__/LocationsPage_location.graphql.ts'
import type { LocationsPageDeleteMutation } from './__generated__/LocationsPageDeleteMutation.graphql.ts'
import type { LocationsPageQuery } from './__generated__/LocationsPageQuery.graphql.ts'

const query = asQuery<LocationsPageQuery>(graphql`
  query LocationsPageQuery($query: String, $page: Int, $size: Int!, $after: String) {
    companyLocations(query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...LocationsPage_location ...LocationDialog_location }
    }
  }
`)
const row = asFragment<LocationsPage_location$key>(graphql`
  fragment LocationsPage_location on Location {
    id name address city country place usage { departmentCount roomCount }
  }
`)
const remove = asMutation<LocationsPageDeleteMutation>(graphql`
  mutation LocationsPageDeleteMutation($input: DeleteLocationInput!) {
    deleteLocation(input: $input) { deletedLocationId }
  }
`)

/** The company's locations, where its departments and interview rooms are (decision D-118). */
export default function LocationsPage() {
  const { t, i18n } = useTranslation(['locations', 'list'])
  return (
    <ListScreen
      {...locationsSource}
      list="locations"
      title={t('title')}
      query={query}
      row={row}
      connection={({ companyLocations }) => companyLocations}
      filters={{ keyword: searchFilter(t('search')) }}
      columns={[
        { key: 'name', label: t('name'), text: ({ name }) => name },
        { key: 'address', label: t('address'), text: ({ address }) => address },
        { key: 'city', label: t('city'), text: ({ city }) => city },
        { key: 'country', label: t('country'), text: ({ country }) => countryName(country, i18n.language) },
        { key: 'place', label: t('place'), text: ({ place }) => place, align: 'number' },
        { key: 'departments', label: t('departments'), text: ({ usage }) => usage?.departmentCount, align: 'number' },
        { key: 'rooms', label: t('rooms'), text: ({ usage }) => usage?.roomCount, align: 'number' },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'LocationDialogCreateMutation',
        dialog: ({ close }) => <LocationDialog location={null} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'LocationDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, close }) => <LocationDialog location={node} onClose={close} />,
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'LocationsPageDeleteMutation',
          refusal: ({ usage }) => (usage && usage.departmentCount + usage.roomCount > 0 ? t('inUse') : undefined),
          dialog: ({ row: { id, name }, close }) => (
            <DeleteDialog mutation={remove} variables={{ input: { id } }} name={name} onClose={close} />
          ),
        },
      ]}
    />
  )
}
