import { chakra } from '@chakra-ui/react'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { IconButton } from '../../../shared/Button.tsx'
import { useSession } from '../../../shared/session.ts'
import { StatusTag } from '../../../shared/StatusTag.tsx'
import { moveBetweenRows } from '../../../shared/table/rowKeys.ts'
import { toaster } from '../../../shared/toaster.tsx'
import { useCan } from '../../../shared/useCan.ts'
import { candidatePath } from '../paths.ts'
import { statusColors } from '../statuses.ts'
import type { TaskColumn } from './columns.ts'
import type { DpsTaskRow_task$key } from './__generated__/DpsTaskRow_task.graphql.ts'

interface Props {
  task: DpsTaskRow_task$key
  /** Its place in the whole list, from 1. */
  number: number
  /** Keys of the columns that show, joined by spaces. */
  columns: string
  /** Its drawer is open. */
  isOpen: boolean
  /** The row that Tab reaches; arrow keys go on from there. */
  isEntry: boolean
  onEdit: () => void
  onDelete: () => void
}

const Id = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    fontSize: '11.5px',
    lineHeight: '16px',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The beginning of an id is enough to tell two apart; the whole of it is copied. */
const Begun = chakra('span', {
  base: { maxWidth: '13ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

/** One task with its actions. */
export default function DpsTaskRow({ task: key, number, columns, isOpen, isEntry, onEdit, onDelete }: Props) {
  const { t } = useTranslation('dpsTasks')
  const session = useSession()
  const can = useCan()
  const task = useFragment(
    graphql`
    fragment DpsTaskRow_task on DpsTask {
      name candidateDatabaseId phones emails status note ownerUserName canDelete
      owner { fullName }
    }
  `,
    key,
  )
  const { candidateDatabaseId: candidateId } = task
  const mayEdit = can('DpsTaskFormMutation')
  const copy = () =>
    void navigator.clipboard.writeText(candidateId).then(
      () => toaster.success(t('copied')),
      () => toaster.error(t('notCopied')),
    )
  const list = (column: TaskColumn, values: readonly string[]) => (
    <td key={column} data-numeric title={values.join(', ') || undefined}>
      {values[0] ?? '—'}
      {values.length > 1 && (
        <span>
          , <span className="visually-hidden">{values.slice(1).join(', ')}</span>
          <span aria-hidden>+{values.length - 1}</span>
        </span>
      )}
    </td>
  )
  const cells: Record<TaskColumn, () => ReactNode> = {
    number: () => (
      <td key="number" data-numeric>
        {number}
      </td>
    ),
    name: () => (
      <td key="name" style={{ paddingBlock: 4 }}>
        {session.can('Candidate:ReadCandidate') ? (
          <Link to={candidatePath(candidateId)} title={task.name}>
            {task.name || '—'}
          </Link>
        ) : (
          <span className="strong" title={task.name}>
            {task.name || '—'}
          </span>
        )}
        <Id>
          <Begun title={candidateId}>{candidateId}</Begun>
          <IconButton
            size="small"
            label={t('copyId', { replace: { name: task.name } })}
            hint={t('copy')}
            onClick={copy}
          >
            <Copy size={12} aria-hidden />
          </IconButton>
        </Id>
      </td>
    ),
    phones: () => list('phones', task.phones),
    emails: () => list('emails', task.emails),
    owner: () => (
      <td key="owner" title={task.owner?.fullName}>
        {task.ownerUserName ?? '—'}
      </td>
    ),
    status: () => (
      <td key="status">
        <StatusTag color={statusColors[task.status]}>{t(`status.${task.status}`)}</StatusTag>
      </td>
    ),
    note: () => (
      <td key="note" title={task.note || undefined}>
        {task.note || '—'}
      </td>
    ),
    actions: () => (
      <td key="actions" data-align="end">
        {mayEdit && (
          <IconButton size="small" label={`${t('edit')}: ${task.name}`} hint={t('edit')} onClick={onEdit}>
            <Pencil size={14} aria-hidden />
          </IconButton>
        )}
        {task.canDelete && (
          <IconButton size="small" label={`${t('delete')}: ${task.name}`} hint={t('delete')} onClick={onDelete}>
            <Trash2 size={14} aria-hidden />
          </IconButton>
        )}
      </td>
    ),
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget || moveBetweenRows(event) || event.key !== 'Enter' || !mayEdit) return
    event.preventDefault()
    onEdit()
  }
  return (
    <tr aria-selected={isOpen} tabIndex={isEntry ? 0 : -1} onKeyDown={onKeyDown}>
      {(columns.split(' ') as TaskColumn[]).map((column) => cells[column]())}
    </tr>
  )
}
