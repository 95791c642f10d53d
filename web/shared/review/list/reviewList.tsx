/** The parts of review lists for the list kit: filters, columns and actions. */
import type { TFunction } from 'i18next'
import { Check, Eye, X } from 'lucide-react'
import { localiseText } from '../../format/catalogue.ts'
import { formatDateTime } from '../../format/dates.ts'
import { phoneText } from '../../format/phones.ts'
import { formatAgo } from '../../format/timeAgo.ts'
import { choicesFilter, searchFilter, spanFilter } from '../../list/filters.tsx'
import type { ListColumn, RowAction } from '../../list/listTypes.ts'
import { CandidateIdCell, ContactsCell, NameCell, RemarkCell } from './RowCells.tsx'
import { RowStatusTag } from './RowStatusTag.tsx'
import type { Channel } from './reviewSource.ts'
import { filterStatuses, isFailedRow, isRefusedRow, statuses, type RowStatus } from './statuses.ts'

type Texts = TFunction<['review', 'shared']>

/** The data of a row in the fragment of every review list. */
export interface ListedRow {
  databaseId: string
  name: string
  phones: readonly string[]
  emails: readonly string[]
  status: RowStatus
  statusName: string | null | undefined
  remark?: string | null
  remarkDetails?: readonly { code: string; params: unknown }[] | null
  hasInfo: boolean
  candidate?: { databaseId: string } | null
  createdAt: string | null | undefined
  canApprove: boolean
  canReject: boolean
  channel?: { name: string } | null
  owner?: { userName: string; fullName: string } | null
}

/** The filters of every review list; the filters of a single list come after the keyword. */
export const reviewFilters = (t: Texts, channels: readonly Channel[]) => ({
  keyword: searchFilter(t('keyword')),
  status: choicesFilter(
    t('columns.status'),
    filterStatuses.map((value) => ({ value, label: t(`status.${statuses[value].text}`) })),
  ),
  created: spanFilter(t('date')),
  channels: choicesFilter(
    t('channels'),
    channels.map(({ databaseId, name }) => ({ value: databaseId, label: name })),
  ),
})

/** The columns of every review list, in order. */
export const reviewColumns = (t: Texts): ListColumn<ListedRow, never>[] => [
  { key: 'name', label: t('columns.name'), text: ({ name }) => name || '—', cell: (row) => <NameCell row={row} /> },
  {
    key: 'phones',
    label: t('columns.phones'),
    align: 'number',
    text: ({ phones }) => phones.map(phoneText).join('; '),
    cell: ({ phones }) => <ContactsCell values={phones.map(phoneText)} />,
  },
  {
    key: 'emails',
    label: t('columns.emails'),
    text: ({ emails }) => emails.join('; '),
    // A truncated address would not distinguish anybody.
    width: '230px',
    cell: ({ emails }) => <ContactsCell values={emails} />,
  },
  { key: 'channel', label: t('columns.channel'), text: ({ channel }) => channel?.name },
  {
    key: 'status',
    label: t('columns.status'),
    text: ({ status, statusName }) => statusName ?? t(`status.${statuses[status].text}`),
    cell: ({ status, statusName }) => <RowStatusTag status={status} name={statusName} />,
  },
  {
    key: 'createdAt',
    label: t('columns.createdAt'),
    text: ({ createdAt }) => formatDateTime(createdAt),
    cell: ({ createdAt }) => formatAgo(createdAt),
    align: 'number',
  },
  {
    key: 'owner',
    label: t('columns.owner'),
    text: ({ owner }) => owner?.userName,
    isHiddenAtFirst: true,
    cell: ({ owner }) => <span title={owner?.fullName}>{owner?.userName ?? '—'}</span>,
  },
  {
    key: 'remark',
    label: t('columns.remark'),
    text: ({ remark, remarkDetails }) => localiseText(remark, remarkDetails),
    isHiddenAtFirst: true,
    cell: (row) => <RemarkCell row={row} />,
  },
  {
    key: 'candidateId',
    label: t('columns.candidateId'),
    text: ({ candidate }) => candidate?.databaseId,
    isHiddenAtFirst: true,
    cell: (row) => <CandidateIdCell row={row} />,
  },
]

interface ActionOptions<N, R, D> {
  /** Returns the reason why the viewer may not review an open row; undefined if they may. */
  notAllowed: (row: R) => string | undefined
  open: (row: R, action: 'approve' | 'reject' | 'view') => void
  /** Actions before View info. */
  more?: readonly RowAction<N, R, D>[]
}

/** Returns the actions on the rows of every review list; those that are not possible show the reason. */
export function reviewActions<N, R extends ListedRow, D>(
  t: Texts,
  { notAllowed, open, more = [] }: ActionOptions<N, R, D>,
): RowAction<N, R, D>[] {
  const refusal = (row: R, isFine: boolean) =>
    isFine ? undefined : (notAllowed(row) ?? t(isRefusedRow(row.status) ? 'reasons.failed' : 'reasons.done'))
  return [
    {
      label: t('actions.approve'),
      icon: Check,
      refusal: (row) => refusal(row, row.canApprove),
      run: (row) => open(row, 'approve'),
    },
    {
      label: t('actions.reject'),
      icon: X,
      refusal: (row) => refusal(row, row.canReject),
      run: (row) => open(row, 'reject'),
    },
    ...more,
    {
      label: t('actions.view'),
      icon: Eye,
      isDefault: true,
      refusal: ({ hasInfo }) => (hasInfo ? undefined : t('reasons.noInfo')),
      run: (row) => open(row, 'view'),
    },
  ]
}

/** Failed rows are marked with a colour, an icon and a text. */
export const reviewTone = ({ status }: ListedRow): 'failed' | undefined => (isFailedRow(status) ? 'failed' : undefined)
