import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { choicesFilter, searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { source, statuses } from './preload.ts'
import { StatusCell } from './StatusCell.tsx'
import ConfigDialog from './ConfigDialog.tsx'
import type { ConfigsTab_config$key } from './__generated__/ConfigsTab_config.graphql.ts'
import type { ConfigsTabDeleteMutation } from './__generated__/ConfigsTabDeleteMutation.graphql.ts'
import type { ConfigsTabQuery } from './__generated__/ConfigsTabQuery.graphql.ts'

const query = asQuery<ConfigsTabQuery>(graphql`
  query ConfigsTabQuery($query: String, $filter: VendorConfigFilter, $page: Int, $size: Int!, $after: String) {
    vendorConfigs(query: $query, filter: $filter, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...ConfigsTab_config ...ConfigDialog_config }
    }
  }
`)
const row = asFragment<ConfigsTab_config$key>(graphql`
  fragment ConfigsTab_config on VendorConfig { id name status statusName locationNames user { userName fullName email } }
`)
const remove = asMutation<ConfigsTabDeleteMutation>(graphql`
  mutation ConfigsTabDeleteMutation($input: DeleteVendorConfigInput!) {
    deleteVendorConfig(input: $input) { deletedVendorConfigId }
  }
`)

/** The persons in charge of vendors, with their locations. */
export default function ConfigsTab() {
  const { t } = useTranslation(['vendors', 'list'])
  return (
    <ListScreen
      {...source}
      list="vendorConfigs"
      title={t('title')}
      query={query}
      row={row}
      connection={({ vendorConfigs }) => vendorConfigs}
      filters={{
        keyword: searchFilter(t('searchConfigs')),
        status: choicesFilter(
          t('status'),
          statuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ),
      }}
      columns={[
        { key: 'name', label: t('name'), text: ({ name }) => name },
        { key: 'user', label: t('user'), text: ({ user }) => user?.fullName || user?.userName },
        { key: 'email', label: t('email'), text: ({ user }) => user?.email },
        { key: 'location', label: t('location'), text: ({ locationNames }) => locationNames.join(', ') },
        {
          key: 'status',
          label: t('status'),
          text: ({ status, statusName }) =>
            status === 'ACTIVE' || status === 'INACTIVE' ? t(`statuses.${status}`) : statusName,
          cell: (config) => <StatusCell {...config} />,
        },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noConfigHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'ConfigDialogCreateMutation',
        dialog: ({ close }) => <ConfigDialog config={null} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'ConfigDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, close }) => <ConfigDialog config={node} onClose={close} />,
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'ConfigsTabDeleteMutation',
          dialog: ({ row: { id, name }, close }) => (
            <DeleteDialog
              mutation={remove}
              variables={{ input: { id } }}
              name={name}
              success={t('deleted')}
              failure={({ code }) => (code === 'INTERNAL' ? t('deleteFailed') : null)}
              onClose={close}
            />
          ),
        },
      ]}
    />
  )
}
