import { FileText, Pencil, Trash2, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { choicesFilter, searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import AgreementsDialog from './agreements/AgreementsDialog.tsx'
import { source, statuses } from './preload.ts'
import { StatusCell } from './StatusCell.tsx'
import PeopleDialog from './people/PeopleDialog.tsx'
import VendorDialog from './VendorDialog.tsx'
import type { VendorsTab_vendor$key } from './__generated__/VendorsTab_vendor.graphql.ts'
import type { VendorsTabDeleteMutation } from './__generated__/VendorsTabDeleteMutation.graphql.ts'
import type { VendorsTabQuery } from './__generated__/VendorsTabQuery.graphql.ts'

const query = asQuery<VendorsTabQuery>(graphql`
  query VendorsTabQuery($query: String, $filter: VendorFilter, $page: Int, $size: Int!, $after: String) {
    vendors(query: $query, filter: $filter, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...VendorsTab_vendor ...VendorDialog_vendor }
    }
  }
`)
const row = asFragment<VendorsTab_vendor$key>(graphql`
  fragment VendorsTab_vendor on Vendor { id name address status statusName locationNames emails { email } }
`)
const remove = asMutation<VendorsTabDeleteMutation>(graphql`
  mutation VendorsTabDeleteMutation($input: DeleteVendorInput!) {
    deleteVendor(input: $input) { deletedVendorId }
  }
`)

/** The list of the company's vendors. */
export default function VendorsTab() {
  const { t } = useTranslation(['vendors', 'list'])
  return (
    <ListScreen
      {...source}
      list="vendors"
      title={t('title')}
      query={query}
      row={row}
      connection={({ vendors }) => vendors}
      filters={{
        keyword: searchFilter(t('search')),
        status: choicesFilter(
          t('status'),
          statuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ),
      }}
      columns={[
        { key: 'name', label: t('name'), text: ({ name }) => name },
        { key: 'address', label: t('address'), text: ({ address }) => address },
        { key: 'location', label: t('location'), text: ({ locationNames }) => locationNames.join(', ') },
        { key: 'emails', label: t('emails'), text: ({ emails }) => emails.map(({ email }) => email).join(', ') },
        {
          key: 'status',
          label: t('status'),
          text: ({ status, statusName }) =>
            status === 'ACTIVE' || status === 'INACTIVE' ? t(`statuses.${status}`) : statusName,
          cell: (vendor) => <StatusCell {...vendor} />,
        },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'VendorDialogCreateMutation',
        dialog: ({ close }) => <VendorDialog vendor={null} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'VendorDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, close }) => <VendorDialog vendor={node} onClose={close} />,
        },
        {
          label: t('people'),
          icon: Users,
          operation: 'PeopleDialogInviteMutation',
          dialog: ({ row: { id, name }, close }) => <PeopleDialog id={id} name={name} onClose={() => close(false)} />,
        },
        {
          label: t('agreement.all'),
          icon: FileText,
          operation: 'AgreementDialogCreateMutation',
          dialog: ({ row: { id, name }, close }) => (
            <AgreementsDialog id={id} name={name} onClose={() => close(false)} />
          ),
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'VendorsTabDeleteMutation',
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
