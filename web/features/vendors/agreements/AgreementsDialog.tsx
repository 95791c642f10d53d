import { Box, Flex, Text } from '@chakra-ui/react'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { formatDate } from '../../../shared/format/dates.ts'
import { DeleteDialog } from '../../../shared/list/dialogs/DeleteDialog.tsx'
import { asMutation } from '../../../shared/list/typed.ts'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { Table } from '../../../shared/table/Table.tsx'
import { Button, IconButton } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody } from '../../../shared/ui/Drawer.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { AgreementDialog } from './AgreementDialog.tsx'
import { useFeeText } from './fees.ts'
import type { AgreementsDialogDeleteMutation } from './__generated__/AgreementsDialogDeleteMutation.graphql.ts'
import type {
  AgreementsDialogQuery,
  AgreementsDialogQuery$data,
} from './__generated__/AgreementsDialogQuery.graphql.ts'

const remove = asMutation<AgreementsDialogDeleteMutation>(graphql`
  mutation AgreementsDialogDeleteMutation($input: DeleteVendorAgreementInput!) {
    deleteVendorAgreement(input: $input) { deletedVendorAgreementId }
  }
`)

type Agreement = NonNullable<NonNullable<AgreementsDialogQuery$data['node']>['agreements']>[number]
type Opened = { kind: 'add' } | { kind: 'edit' | 'delete'; agreement: Agreement }

interface Props {
  /** The vendor's global id. */
  id: string
  name: string
  onClose: () => void
}

/**
 * The agreements between the company and a vendor: fee, guarantee, and how long the vendor owns the candidates it
 * submits.
 */
export default function AgreementsDialog({ id, name, onClose }: Props) {
  const { t } = useTranslation('vendors')
  // Incremented with each change, to reload the list.
  const [round, setRound] = useState(0)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = (isChanged: boolean) => {
    setOpened(null)
    if (isChanged) setRound(round + 1)
  }
  return (
    <Drawer place="center" width="860px" title={t('agreement.of', { replace: { name } })} onClose={onClose}>
      <DrawerBody display="grid" gap="3" alignContent="start">
        <Flex gap="3" justifyContent="space-between" alignItems="start" flexWrap="wrap">
          <Text color="fg.muted" flex="1 1 280px">
            {t('agreement.hint')}
          </Text>
          <Button kind="primary" onClick={() => setOpened({ kind: 'add' })}>
            <Plus size={14} aria-hidden />
            {t('agreement.add')}
          </Button>
        </Flex>
        <ErrorBoundary title={t('agreement.failed')} resetKey={String(round)}>
          <Suspense fallback={<Box data-skeleton height="120px" borderRadius="10px" bg="bg.muted" />}>
            <Agreements id={id} round={round} onOpen={setOpened} />
          </Suspense>
        </ErrorBoundary>
      </DrawerBody>
      {opened && opened.kind !== 'delete' && (
        <AgreementDialog vendorId={id} agreement={opened.kind === 'edit' ? opened.agreement : null} onClose={close} />
      )}
      {opened?.kind === 'delete' && (
        <DeleteDialog
          mutation={remove}
          variables={{ input: { id: opened.agreement.id } }}
          name={t('agreement.from', { replace: { day: formatDate(opened.agreement.firstDay) } })}
          hint={t('agreement.keeps')}
          onClose={close}
        />
      )}
    </Drawer>
  )
}

interface ListProps {
  id: string
  round: number
  onOpen: (opened: Opened) => void
}

function Agreements({ id, round, onOpen }: ListProps) {
  const { t } = useTranslation(['vendors', 'list'])
  const feeText = useFeeText()
  const jobsText = (jobs: Agreement['jobs']) => {
    if (!jobs) return t('agreement.allJobs')
    return jobs.length > 0 ? jobs.map(({ title }) => title).join(', ') : t('agreement.someJobs')
  }
  const { node } = useScreenQuery<AgreementsDialogQuery>(
    graphql`
      query AgreementsDialogQuery($id: ID!) {
        node(id: $id) {
          ... on Vendor {
            agreements @required(action: THROW) {
              id firstDay lastDay feeKind feeKindName fee currency guaranteeDays ownershipDays refundRule
              jobs { title }
              ...AgreementDialog_agreement
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only', fetchKey: round },
  )
  const agreements = node?.agreements ?? []
  if (agreements.length === 0) return <EmptyState kind="unused" hint={t('agreement.noneHint')} />
  const columns = [
    { key: 'period', label: t('agreement.period') },
    { key: 'fee', label: t('agreement.fee') },
    { key: 'jobs', label: t('agreement.jobs') },
    { key: 'guarantee', label: t('agreement.guaranteeDays') },
    { key: 'ownership', label: t('agreement.ownershipDays') },
    { key: 'actions', label: t('actions', { ns: 'list' }), align: 'end' as const },
  ]
  return (
    <Table label={t('agreement.all')} columns={columns}>
      {agreements.map((agreement) => {
        const from = { replace: { day: formatDate(agreement.firstDay) } }
        return (
          <tr key={agreement.id}>
            <td>
              {formatDate(agreement.firstDay)} – {agreement.lastDay ? formatDate(agreement.lastDay) : ''}
            </td>
            <td>{feeText(agreement)}</td>
            <td>{jobsText(agreement.jobs)}</td>
            <td>{agreement.guaranteeDays}</td>
            <td>{agreement.ownershipDays}</td>
            <td data-align="end">
              <IconButton label={t('agreement.edit', from)} onClick={() => onOpen({ kind: 'edit', agreement })}>
                <Pencil size={16} aria-hidden />
              </IconButton>
              <IconButton label={t('agreement.delete', from)} onClick={() => onOpen({ kind: 'delete', agreement })}>
                <Trash2 size={16} aria-hidden />
              </IconButton>
            </td>
          </tr>
        )
      })}
    </Table>
  )
}
