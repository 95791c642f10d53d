import { Check, Eye, TriangleAlert, X } from 'lucide-react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../Button.tsx'
import { formatDateTime } from '../dates.ts'
import { moveBetweenRows } from '../table/rowKeys.ts'
import type { Column } from '../table/Table.tsx'
import { RowStatusTag } from './RowStatusTag.tsx'
import { isFailedRow, statuses, type RowStatus } from './statuses.ts'

export type RowColumn =
  'name' | 'phones' | 'emails' | 'channel' | 'status' | 'createdAt' | 'owner' | 'remark' | 'candidateId' | 'actions'

interface ReviewedRow {
  name: string
  phones: readonly string[]
  emails: readonly string[]
  status: RowStatus
  remark: string | null | undefined
  hasInfo: boolean
  candidateDatabaseId: string | null | undefined
  createdAt: string
  canApprove: boolean
  canReject: boolean
  channel: { name: string } | null | undefined
  owner: { userName: string; fullName: string } | null | undefined
}

/** What can be done with a row of every list. */
export type CommonAction = 'approve' | 'reject' | 'view'
type ActionButton<A> = (
  kind: A,
  label: string,
  isFine: boolean,
  icon: ReactNode,
  reason: string | undefined,
) => ReactNode

interface Props<K extends string, A extends string> {
  row: ReviewedRow
  columns: readonly Column<K | RowColumn>[]
  /** Cells of the columns that only this list has. */
  cells?: Record<K, (key: K) => ReactNode>
  /** Why an open row may not be reviewed; left out where the viewer may. */
  notAllowed: string | undefined
  /** Actions before View info. */
  actions?: (action: ActionButton<A>) => ReactNode
  isSelected: boolean
  /** The row that Tab reaches; arrow keys go on from there. */
  isEntry: boolean
  onSelect: () => void
  onAction: (action: A | CommonAction) => void
}

/** One row to review, with its actions; failed ones are marked by colour, icon and text. */
export function ReviewRow<K extends string = never, A extends string = never>({
  row,
  columns,
  cells,
  notAllowed,
  actions,
  isSelected,
  isEntry,
  onSelect,
  onAction,
}: Props<K, A>) {
  const { t } = useTranslation(['review', 'shared'])
  const isFailed = isFailedRow(row.status)
  const name = row.name || '—'
  const link = (text: string) =>
    row.candidateDatabaseId ? (
      <a
        href={`/candidates?candidateId=${encodeURIComponent(row.candidateDatabaseId)}`}
        target="_blank"
        rel="noopener"
        title={`${name} ${t('opensInNewTab', { ns: 'shared' })}`}
      >
        {text} <span className="visually-hidden">{t('opensInNewTab', { ns: 'shared' })}</span>
      </a>
    ) : (
      <span className="strong">{text}</span>
    )

  const why = (isFine: boolean) =>
    isFine ? undefined : (notAllowed ?? (row.status.includes('FAIL') ? t('reasons.failed') : t('reasons.done')))
  const action: ActionButton<A | CommonAction> = (kind, label, isFine, icon, reason) => (
    <IconButton
      size="small"
      label={`${label}: ${name}`}
      hint={isFine ? label : `${label}: ${reason}`}
      aria-disabled={isFine ? undefined : true}
      onClick={(event: MouseEvent) => {
        event.stopPropagation()
        if (isFine) onAction(kind)
      }}
    >
      {icon}
    </IconButton>
  )
  const list = (column: RowColumn, values: readonly string[]) => (
    <td key={column} data-numeric title={values.join(', ')}>
      {values[0] ?? '—'}
      {values.length > 1 && (
        <span>
          , <span className="visually-hidden">{values.slice(1).join(', ')}</span>
          <span aria-hidden>+{values.length - 1}</span>
        </span>
      )}
    </td>
  )
  const common: Record<RowColumn, () => ReactNode> = {
    name: () => (
      <td key="name" title={name}>
        {isFailed && (
          <span className="warning" title={row.remark ?? t(`status.${statuses[row.status].text}`)}>
            <TriangleAlert size={14} aria-hidden />
            <span className="visually-hidden">
              {t('failedRow')} {row.remark}
            </span>
          </span>
        )}
        {link(name)}
      </td>
    ),
    phones: () => list('phones', row.phones),
    emails: () => list('emails', row.emails),
    channel: () => <td key="channel">{row.channel?.name ?? '—'}</td>,
    status: () => (
      <td key="status">
        <RowStatusTag status={row.status} />
      </td>
    ),
    createdAt: () => (
      <td key="createdAt" data-numeric>
        {formatDateTime(row.createdAt)}
      </td>
    ),
    owner: () => (
      <td key="owner" title={row.owner?.fullName}>
        {row.owner?.userName ?? '—'}
      </td>
    ),
    remark: () => (
      <td key="remark" title={row.remark ?? undefined}>
        {row.remark || '—'}
      </td>
    ),
    candidateId: () => <td key="candidateId">{row.candidateDatabaseId ? link(row.candidateDatabaseId) : '—'}</td>,
    actions: () => (
      <td key="actions" data-align="end">
        {action('approve', t('actions.approve'), row.canApprove, <Check size={14} aria-hidden />, why(row.canApprove))}
        {action('reject', t('actions.reject'), row.canReject, <X size={14} aria-hidden />, why(row.canReject))}
        {actions?.(action)}
        {action('view', t('actions.view'), row.hasInfo, <Eye size={14} aria-hidden />, t('reasons.noInfo'))}
      </td>
    ),
  }
  const cellOf = (key: K | RowColumn): ReactNode =>
    key in common ? common[key as RowColumn]() : cells?.[key as K](key as K)
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget || moveBetweenRows(event)) return
    if (event.key === 'Enter' && row.hasInfo) onAction('view')
    else if (event.key === ' ') onSelect()
    else return
    event.preventDefault()
  }
  return (
    <tr
      data-tone={isFailed ? 'failed' : undefined}
      aria-selected={isSelected}
      tabIndex={isEntry ? 0 : -1}
      onClick={(event) => {
        if (!(event.target instanceof Element && event.target.closest('a, button'))) onSelect()
      }}
      onKeyDown={onKeyDown}
    >
      {columns.map((column) => cellOf(column.key))}
    </tr>
  )
}
