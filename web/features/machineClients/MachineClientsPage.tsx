import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { formatDateTime } from '../../shared/format/dates.ts'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import MachineClientDialog from './MachineClientDialog.tsx'
import { machineClientsSource } from './preload.ts'
import RotateDialog from './RotateDialog.tsx'
import type { MachineClientsPage_client$key } from './__generated__/MachineClientsPage_client.graphql.ts'
import type { MachineClientsPageDeleteMutation } from './__generated__/MachineClientsPageDeleteMutation.graphql.ts'
import type { MachineClientsPageQuery } from './__generated__/MachineClientsPageQuery.graphql.ts'

const query = asQuery<MachineClientsPageQuery>(graphql`
  query MachineClientsPageQuery($query: String, $page: Int, $size: Int!, $after: String) {
    permissionModules @catch(to: NULL) { module names { en vi ja } isActive permissions }
    machineClients(query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...MachineClientsPage_client ...MachineClientDialog_client ...RotateDialog_client }
    }
  }
`)
const row = asFragment<MachineClientsPage_client$key>(graphql`
  fragment MachineClientsPage_client on MachineClient {
    id name clientId permissions secretHint secretCreatedAt previousSecretUntil lastUsedAt createdAt createdBy { fullName }
  }
`)
const remove = asMutation<MachineClientsPageDeleteMutation>(graphql`
  mutation MachineClientsPageDeleteMutation($input: DeleteMachineClientInput!) {
    deleteMachineClient(input: $input) { deletedMachineClientId }
  }
`)

/** The company's programs that sign in with a secret, their permissions, and their last sign-ins. */
export default function MachineClientsPage() {
  const { t } = useTranslation(['machineClients', 'list'])
  const moment = (at: string | null | undefined) => (at ? formatDateTime(at) : '')
  return (
    <ListScreen
      {...machineClientsSource}
      list="machineClients"
      title={t('title')}
      query={query}
      row={row}
      connection={({ machineClients }) => machineClients}
      filters={{ keyword: searchFilter(t('search')) }}
      columns={[
        { key: 'name', label: t('name'), text: ({ name }) => name },
        { key: 'clientId', label: t('clientId'), text: ({ clientId }) => clientId },
        { key: 'permissions', label: t('permissions'), text: ({ permissions }) => permissions.length, align: 'end' },
        { key: 'secret', label: t('secret'), text: ({ secretHint }) => `…${secretHint}` },
        { key: 'since', label: t('since'), text: ({ secretCreatedAt }) => moment(secretCreatedAt) },
        { key: 'previous', label: t('previous'), text: ({ previousSecretUntil }) => moment(previousSecretUntil) },
        { key: 'lastUsed', label: t('lastUsed'), text: ({ lastUsedAt }) => moment(lastUsedAt) || t('never') },
        {
          key: 'createdBy',
          label: t('createdBy'),
          text: ({ createdBy }) => createdBy?.fullName,
          isHiddenAtFirst: true,
        },
        { key: 'createdAt', label: t('createdAt'), text: ({ createdAt }) => moment(createdAt), isHiddenAtFirst: true },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'MachineClientDialogCreateMutation',
        dialog: ({ data, close }) => (
          <MachineClientDialog client={null} modules={data?.permissionModules ?? []} onClose={close} />
        ),
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'MachineClientDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, data, close }) => (
            <MachineClientDialog client={node} modules={data.permissionModules ?? []} onClose={close} />
          ),
        },
        {
          label: t('rotate'),
          icon: KeyRound,
          operation: 'RotateDialogMutation',
          dialog: ({ node, close }) => <RotateDialog client={node} onClose={close} />,
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'MachineClientsPageDeleteMutation',
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
