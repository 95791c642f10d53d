import { Flex } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import ModuleIcon from '../../shared/images/ModuleIcon.tsx'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import IconDialog from './IconDialog.tsx'
import { iconsSource } from './preload.ts'
import type { IconsPage_icon$key } from './__generated__/IconsPage_icon.graphql.ts'
import type { IconsPageDeleteMutation } from './__generated__/IconsPageDeleteMutation.graphql.ts'
import type { IconsPageQuery } from './__generated__/IconsPageQuery.graphql.ts'

const query = asQuery<IconsPageQuery>(graphql`
  query IconsPageQuery($query: String, $page: Int, $size: Int!, $after: String) {
    companyMenuIcons(query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...IconsPage_icon ...IconDialog_icon }
    }
  }
`)
const row = asFragment<IconsPage_icon$key>(graphql`
  fragment IconsPage_icon on MenuIcon { id name icon moduleCount }
`)
const remove = asMutation<IconsPageDeleteMutation>(graphql`
  mutation IconsPageDeleteMutation($input: DeleteMenuIconInput!) {
    deleteMenuIcon(input: $input) { deletedMenuIconId }
  }
`)

/** The icons that modules in the menu can have. */
export default function IconsPage() {
  const { t } = useTranslation(['icons', 'list'])
  return (
    <ListScreen
      {...iconsSource}
      list="icons"
      title={t('title')}
      query={query}
      row={row}
      connection={({ companyMenuIcons }) => companyMenuIcons}
      filters={{ keyword: searchFilter(t('search')) }}
      columns={[
        { key: 'name', label: t('name'), text: ({ name }) => name },
        {
          key: 'icon',
          label: t('icon'),
          text: ({ icon }) => icon,
          cell: ({ icon }) => (
            <Flex as="span" alignItems="center" gap="2">
              <ModuleIcon name={icon} />
              {icon}
            </Flex>
          ),
        },
        { key: 'modules', label: t('modules'), text: ({ moduleCount }) => moduleCount, align: 'number' },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'IconDialogCreateMutation',
        dialog: ({ close }) => <IconDialog icon={null} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'IconDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, close }) => <IconDialog icon={node} onClose={close} />,
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'IconsPageDeleteMutation',
          refusal: ({ moduleCount }) => (moduleCount ? t('inUse') : undefined),
          dialog: ({ row: { id, name }, close }) => (
            <DeleteDialog mutation={remove} variables={{ input: { id } }} name={name} onClose={close} />
          ),
        },
      ]}
    />
  )
}
