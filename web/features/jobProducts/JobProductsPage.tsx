import { chakra } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { selectFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import JobProductDialog from './JobProductDialog.tsx'
import { jobProductsSource } from './preload.ts'
import type { JobProductsPage_product$key } from './__generated__/JobProductsPage_product.graphql.ts'
import type { JobProductsPageDeleteMutation } from './__generated__/JobProductsPageDeleteMutation.graphql.ts'
import type { JobProductsPageQuery } from './__generated__/JobProductsPageQuery.graphql.ts'

const query = asQuery<JobProductsPageQuery>(graphql`
  query JobProductsPageQuery($type: ID, $page: Int, $size: Int!, $after: String) {
    jobProductTypes @catch(to: NULL) { id databaseId name }
    jobProducts(filter: { typeDatabaseId: $type }, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...JobProductsPage_product ...JobProductDialog_product }
    }
  }
`)
const row = asFragment<JobProductsPage_product$key>(graphql`
  fragment JobProductsPage_product on JobProduct { id title company { databaseId } position type { name } }
`)
const remove = asMutation<JobProductsPageDeleteMutation>(graphql`
  mutation JobProductsPageDeleteMutation($input: DeleteJobProductInput!) { deleteJobProduct(input: $input) { deletedJobProductId } }
`)

const Type = chakra('span', {
  base: {
    bg: 'bg.muted',
    color: 'fg.muted',
    fontSize: '12px',
    borderRadius: '6px',
    paddingInline: '2',
    paddingBlock: '0.5',
    whiteSpace: 'nowrap',
  },
})

/** The company's job request products (000/2.9). */
export default function JobProductsPage() {
  const { t } = useTranslation(['jobProducts', 'list'])
  // A job can be a product of several types.
  const nameOf = ({ title, type }: { title: string; type: { name: string } }) => `${title} (${type.name})`
  return (
    <ListScreen
      {...jobProductsSource}
      list="jobProducts"
      title={t('title')}
      query={query}
      row={row}
      connection={({ jobProducts }) => jobProducts}
      filters={{ type: selectFilter(t('typeFilter'), t('allTypes'), typesOf) }}
      columns={[
        {
          key: 'title',
          label: t('columns.title'),
          text: nameOf,
          cell: ({ title, type }) => (
            <>
              <span className="strong">{title}</span> <Type>{type.name}</Type>
            </>
          ),
        },
        { key: 'company', label: t('columns.company'), text: ({ company }) => company?.databaseId, align: 'number' },
        { key: 'sort', label: t('columns.sort'), text: ({ position }) => position, align: 'end' },
      ]}
      nameOf={nameOf}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'JobProductDialogCreateMutation',
        dialog: ({ data, close }) => (
          <JobProductDialog product={null} types={data?.jobProductTypes ?? []} onClose={close} />
        ),
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'JobProductDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, data, close }) => (
            <JobProductDialog product={node} types={data.jobProductTypes ?? []} onClose={close} />
          ),
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'JobProductsPageDeleteMutation',
          dialog: ({ row: { id, title }, close }) => (
            <DeleteDialog mutation={remove} variables={{ input: { id } }} name={title} onClose={close} />
          ),
        },
      ]}
    />
  )
}

const typesOf = ({ jobProductTypes }: JobProductsPageQuery['response']) =>
  (jobProductTypes ?? []).map(({ databaseId, name }) => ({ value: databaseId, label: name }))
