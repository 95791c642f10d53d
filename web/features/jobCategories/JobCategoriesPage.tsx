import { Flex, chakra } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import Picture from '../../shared/images/Picture.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import JobCategoryDialog from './JobCategoryDialog.tsx'
import { jobCategoriesSource } from './preload.ts'
import type { JobCategoriesPage_category$key } from './__generated__/JobCategoriesPage_category.graphql.ts'
import type { JobCategoriesPageDeleteMutation } from './__generated__/JobCategoriesPageDeleteMutation.graphql.ts'
import type { JobCategoriesPageQuery } from './__generated__/JobCategoriesPageQuery.graphql.ts'

const query = asQuery<JobCategoriesPageQuery>(graphql`
  query JobCategoriesPageQuery($page: Int, $size: Int!, $after: String) {
    companyJobCategories(first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...JobCategoriesPage_category ...JobCategoryDialog_category }
    }
  }
`)
const row = asFragment<JobCategoriesPage_category$key>(graphql`
  fragment JobCategoriesPage_category on JobCategory { id name imageUrl }
`)
const remove = asMutation<JobCategoriesPageDeleteMutation>(graphql`
  mutation JobCategoriesPageDeleteMutation($input: DeleteJobCategoryInput!) {
    deleteJobCategory(input: $input) { deletedJobCategoryId }
  }
`)

const Name = chakra('span', {
  base: { color: 'fg', fontWeight: '600', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
})

/** The company's job categories: a separate screen and a section of the settings (000/2.8). */
export default function JobCategoriesPage() {
  const { t } = useTranslation(['jobCategories', 'list'])
  return (
    <ListScreen
      {...jobCategoriesSource}
      list="jobCategories"
      title={t('title')}
      query={query}
      row={row}
      connection={({ companyJobCategories }) => companyJobCategories}
      columns={[
        {
          key: 'name',
          label: t('columns.name'),
          text: ({ name }) => name,
          cell: ({ name, imageUrl }) => (
            <Flex as="span" alignItems="center" gap="2" minWidth="0">
              <Picture source={imageUrl ?? null} size="28px" />
              <Name>{name}</Name>
            </Flex>
          ),
        },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'JobCategoryDialogCreateMutation',
        dialog: ({ close }) => <JobCategoryDialog category={null} onClose={close} />,
      }}
      actionsLabel={t('columns.actions')}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'JobCategoryDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, close }) => <JobCategoryDialog category={node} onClose={close} />,
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'JobCategoriesPageDeleteMutation',
          dialog: ({ row: { id, name }, close }) => (
            <DeleteDialog
              mutation={remove}
              variables={{ input: { id } }}
              name={name}
              hint={t('deleteHint')}
              onClose={close}
            />
          ),
        },
      ]}
    />
  )
}
