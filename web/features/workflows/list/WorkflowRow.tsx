import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link, useNavigate } from 'react-router'
import { IconButton } from '../../../shared/Button.tsx'
import { formatDate } from '../../../shared/dates.ts'
import { useCan } from '../../../shared/useCan.ts'
import { ActiveTag } from '../ActiveTag.tsx'
import { editPath, viewPath } from '../paths.ts'
import type { WorkflowRow_workflow$key } from './__generated__/WorkflowRow_workflow.graphql.ts'

/** One workflow with its actions; its name leads to the view. */
export function WorkflowRow({ workflow: key, onDelete }: { workflow: WorkflowRow_workflow$key; onDelete: () => void }) {
  const { t } = useTranslation('workflows')
  const can = useCan()
  const navigate = useNavigate()
  const { databaseId, name, isActive, createdAt, departments } = useFragment(
    graphql`
    fragment WorkflowRow_workflow on Workflow { databaseId name isActive createdAt departments { name } }
  `,
    key,
  )
  const names = departments.map((department) => department.name).join(', ')
  return (
    <tr>
      <td title={name}>
        <Link to={viewPath(databaseId)}>{name}</Link>
      </td>
      <td>
        <ActiveTag isActive={isActive} />
      </td>
      <td title={names}>{names}</td>
      <td data-numeric>{formatDate(createdAt)}</td>
      <td data-align="end">
        {can('useWorkflowFormMutation') && (
          <IconButton
            size="small"
            label={`${t('edit')}: ${name}`}
            hint={t('edit')}
            onClick={() => void navigate(editPath(databaseId))}
          >
            <Pencil size={14} aria-hidden />
          </IconButton>
        )}
        {can('WorkflowDeleteDialogMutation') && (
          <IconButton size="small" label={`${t('delete')}: ${name}`} hint={t('delete')} onClick={onDelete}>
            <Trash2 size={14} aria-hidden />
          </IconButton>
        )}
      </td>
    </tr>
  )
}
