import { Check, Eye, FolderInput, TriangleAlert, X } from 'lucide-react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { IconButton } from '../../../shared/Button.tsx'
import { formatDateTime } from '../../../shared/dates.ts'
import { StatusTag } from '../../../shared/StatusTag.tsx'
import type { Column } from '../../../shared/table/Table.tsx'
import { moveBetweenRows } from '../../../shared/table/rowKeys.ts'
import { isFailedRow, statuses } from '../statuses.ts'
import type { ReviewAction } from '../screenState.ts'
import type { CandidateColumn } from './columns.ts'
import type { VerificationCandidateRow_candidate$key } from './__generated__/VerificationCandidateRow_candidate.graphql.ts'

interface Props {
  candidate: VerificationCandidateRow_candidate$key
  columns: readonly Column<CandidateColumn>[]
  canReview: boolean
  isSelected: boolean
  /** The row that Tab reaches; arrow keys go on from there. */
  isEntry: boolean
  onSelect: () => void
  onAction: (action: ReviewAction) => void
}

/** One imported candidate with its actions. */
export default function VerificationCandidateRow({ candidate: key, columns, canReview, isSelected, isEntry, onSelect, onAction }: Props) {
  const { t } = useTranslation(['verifications', 'shared'])
  const row = useFragment(graphql`
    fragment VerificationCandidateRow_candidate on VerificationCandidate {
      name phones emails status remark hasInfo candidateDatabaseId createdAt canApprove canReject existedSave
      channel { name }
      owner { userName fullName }
      # For an open drawer: who was first, when a colleague was.
      reviewedAt
      reviewedBy { fullName }
    }
  `, key)
  const status = statuses[row.status]
  const isFailed = isFailedRow(row.status)
  const name = row.name || '—'
  const link = (text: string) => row.candidateDatabaseId
    ? (
      <a
        href={`/candidates?candidateId=${encodeURIComponent(row.candidateDatabaseId)}`} target="_blank" rel="noopener"
        title={`${name} ${t('opensInNewTab', { ns: 'shared' })}`}
      >
        {text} <span className="visually-hidden">{t('opensInNewTab', { ns: 'shared' })}</span>
      </a>
    )
    : <span className="strong">{text}</span>

  const why = (isFine: boolean) => isFine ? undefined : !canReview ? t('reasons.notYours') : row.status.includes('FAIL') ? t('reasons.failed') : t('reasons.done')
  const canSave = row.existedSave === 'REQUIRED' || row.existedSave === 'OPTIONAL'
  const action = (kind: ReviewAction, isFine: boolean, icon: ReactNode, reason: string | undefined) => {
    const label = t(`actions.${kind}`)
    return (
      <IconButton
        size="small" label={`${label}: ${name}`} hint={isFine ? label : `${label}: ${reason}`} aria-disabled={isFine ? undefined : true}
        onClick={(event: MouseEvent) => { event.stopPropagation(); if (isFine) onAction(kind) }}
      >
        {icon}
      </IconButton>
    )
  }
  const list = (column: CandidateColumn, values: readonly string[]) => (
    <td key={column} data-numeric title={values.join(', ')}>
      {values[0] ?? '—'}{values.length > 1 && <span>, <span className="visually-hidden">{values.slice(1).join(', ')}</span><span aria-hidden>+{values.length - 1}</span></span>}
    </td>
  )
  const cells: Record<CandidateColumn, () => ReactNode> = {
    name: () => (
      <td key="name" title={name}>
        {isFailed && (
          <span className="warning" title={row.remark ?? t(`status.${status.text}`)}>
            <TriangleAlert size={14} aria-hidden /><span className="visually-hidden">{t('failedRow')} {row.remark}</span>
          </span>
        )}
        {link(name)}
      </td>
    ),
    phones: () => list('phones', row.phones),
    emails: () => list('emails', row.emails),
    channel: () => <td key="channel">{row.channel?.name ?? '—'}</td>,
    status: () => <td key="status"><StatusTag color={status.color}>{t(`status.${status.text}`)}</StatusTag></td>,
    createdAt: () => <td key="createdAt" data-numeric>{formatDateTime(row.createdAt)}</td>,
    owner: () => <td key="owner" title={row.owner?.fullName}>{row.owner?.userName ?? '—'}</td>,
    remark: () => <td key="remark" title={row.remark ?? undefined}>{row.remark || '—'}</td>,
    candidateId: () => <td key="candidateId">{row.candidateDatabaseId ? link(row.candidateDatabaseId) : '—'}</td>,
    actions: () => (
      <td key="actions" data-align="end">
        {action('approve', row.canApprove, <Check size={14} aria-hidden />, why(row.canApprove))}
        {action('reject', row.canReject, <X size={14} aria-hidden />, why(row.canReject))}
        {row.status === 'EXISTED' && action('save', canSave, <FolderInput size={14} aria-hidden />, t(row.existedSave === 'FORBIDDEN' ? 'reasons.notYours' : 'reasons.notSavable'))}
        {action('view', row.hasInfo, <Eye size={14} aria-hidden />, t('reasons.noInfo'))}
      </td>
    ),
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget || moveBetweenRows(event)) return
    if (event.key === 'Enter' && row.hasInfo) onAction('view')
    else if (event.key === ' ') onSelect()
    else return
    event.preventDefault()
  }
  return (
    <tr
      data-tone={isFailed ? 'failed' : undefined} aria-selected={isSelected} tabIndex={isEntry ? 0 : -1}
      onClick={(event) => { if (!(event.target instanceof Element && event.target.closest('a, button'))) onSelect() }} onKeyDown={onKeyDown}
    >
      {columns.map((column) => cells[column.key]())}
    </tr>
  )
}
