import { Merge, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { useUses } from '../../shared/words/useUses.ts'
import NationalityDialog from './NationalityDialog.tsx'
import NationalityMerge from './NationalityMerge.tsx'
import { nationalitiesSource } from './preload.ts'
import type { NationalitiesPage_nationality$key } from './__generated__/NationalitiesPage_nationality.graphql.ts'
import type { NationalitiesPageDeleteMutation } from './__generated__/NationalitiesPageDeleteMutation.graphql.ts'
import type { NationalitiesPageQuery } from './__generated__/NationalitiesPageQuery.graphql.ts'

const query = asQuery<NationalitiesPageQuery>(graphql`
  query NationalitiesPageQuery($query: String, $page: Int, $size: Int!, $after: String) {
    nationalities(query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...NationalitiesPage_nationality ...NationalityDialog_nationality }
    }
  }
`)
const row = asFragment<NationalitiesPage_nationality$key>(graphql`
  fragment NationalitiesPage_nationality on Nationality { id name usage { candidateCount } }
`)
const remove = asMutation<NationalitiesPageDeleteMutation>(graphql`
  mutation NationalitiesPageDeleteMutation($input: DeleteNationalityInput!) {
    deleteNationality(input: $input) { deletedNationalityId }
  }
`)

/** The nationalities that are offered for candidates. */
export default function NationalitiesPage() {
  const { t } = useTranslation(['nationalities', 'list', 'words'])
  const count = useUses()
  return (
    <ListScreen
      {...nationalitiesSource}
      list="nationalities"
      title={t('title')}
      query={query}
      row={row}
      connection={({ nationalities }) => nationalities}
      filters={{ keyword: searchFilter(t('search')) }}
      columns={[
        { key: 'name', label: t('name'), text: ({ name }) => name },
        { key: 'candidates', label: t('candidates'), text: ({ usage }) => count(usage?.candidateCount), align: 'end' },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'NationalityDialogCreateMutation',
        dialog: ({ close }) => <NationalityDialog nationality={null} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'NationalityDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, close }) => <NationalityDialog nationality={node} onClose={close} />,
        },
        {
          label: t('merge', { ns: 'words' }),
          icon: Merge,
          operation: 'NationalityMergeMutation',
          dialog: ({ row: nationality, close }) => <NationalityMerge nationality={nationality} onClose={close} />,
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'NationalitiesPageDeleteMutation',
          refusal: ({ usage }) => (usage && usage.candidateCount > 0 ? t('inUse') : undefined),
          dialog: ({ row: { id, name }, close }) => (
            <DeleteDialog mutation={remove} variables={{ input: { id } }} name={name} onClose={close} />
          ),
        },
      ]}
    />
  )
}
