import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { IconButton } from '../../shared/Button.tsx'
import { formatDateTime } from '../../shared/dates.ts'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { useCan } from '../../shared/useCan.ts'
import { statusColors } from './statuses.ts'
import type { RufRow_ruf$key } from './__generated__/RufRow_ruf.graphql.ts'

interface Props {
  ruf: RufRow_ruf$key
  onEdit: () => void
  onDelete: () => void
}

/** One record with its actions; its candidate leads to the candidate's page. */
export default function RufRow({ ruf: key, onEdit, onDelete }: Props) {
  const { t } = useTranslation('rufs')
  const can = useCan()
  const { name, status, note, candidateDatabaseId, candidateName, createdBy, createdAt } = useFragment(
    graphql`
    fragment RufRow_ruf on Ruf {
      name status note candidateDatabaseId candidateName createdAt
      createdBy { fullName }
    }
  `,
    key,
  )
  return (
    <tr>
      <td title={name}>
        <span className="strong">{name}</span>
      </td>
      <td>
        <StatusTag color={statusColors[status]}>{t(`statuses.${status}`)}</StatusTag>
      </td>
      <td title={candidateName ?? undefined}>
        {candidateDatabaseId ? <Link to={`/candidates/view/${candidateDatabaseId}`}>{candidateName}</Link> : '—'}
      </td>
      <td title={note ?? undefined}>{note ?? '—'}</td>
      <td>{createdBy?.fullName ?? '—'}</td>
      <td data-numeric>{formatDateTime(createdAt)}</td>
      <td data-align="end">
        {can('RufDialogUpdateMutation') && (
          <IconButton size="small" label={`${t('edit')}: ${name}`} hint={t('edit')} onClick={onEdit}>
            <Pencil size={14} aria-hidden />
          </IconButton>
        )}
        {can('RufDeleteDialogMutation') && (
          <IconButton size="small" label={`${t('delete')}: ${name}`} hint={t('delete')} onClick={onDelete}>
            <Trash2 size={14} aria-hidden />
          </IconButton>
        )}
      </td>
    </tr>
  )
}
