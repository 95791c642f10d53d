import { chakra } from '@chakra-ui/react'
import { CircleCheck, CircleOff, Eye, Pencil, Settings, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { Button, IconButton } from '../../../shared/Button.tsx'
import { formatDateTime } from '../../../shared/dates.ts'
import { useCan } from '../../../shared/useCan.ts'
import { editPath } from '../paths.ts'
import type { FormRow_form$key } from './__generated__/FormRow_form.graphql.ts'

export type RowDialog = 'preview' | 'setting' | 'delete'

interface Props {
  form: FormRow_form$key
  /** Place in the whole list, from 1. */
  number: number
  onOpen: (dialog: RowDialog) => void
}

/** One form with its actions. */
export default function FormRow({ form: key, number, onOpen }: Props) {
  const { t } = useTranslation('interviewForms')
  const can = useCan()
  const form = useFragment(
    graphql`
    fragment FormRow_form on InterviewForm {
      databaseId name isActive createdAt createdByUserName createdBy { fullName } updatedAt updatedByUserName updatedBy { fullName }
    }
  `,
    key,
  )
  const { name, isActive } = form
  const named = (action: string) => ({ label: `${action}: ${name}`, hint: action })
  return (
    <tr>
      <td data-align="end" data-numeric>
        {number}
      </td>
      <td title={name}>
        <span className="strong">{name}</span>
      </td>
      <td>{form.createdBy?.fullName ?? form.createdByUserName}</td>
      <td data-numeric>{formatDateTime(form.createdAt)}</td>
      <td>{form.updatedBy?.fullName ?? form.updatedByUserName ?? '—'}</td>
      <td data-numeric>{formatDateTime(form.updatedAt)}</td>
      <td>
        <chakra.span
          role="img"
          aria-label={t(isActive ? 'active' : 'inactive')}
          title={t(isActive ? 'active' : 'inactive')}
          display="inline-flex"
          verticalAlign="middle"
          color={isActive ? 'status.green.fg' : 'status.orange.fg'}
        >
          {isActive ? <CircleCheck size={16} aria-hidden /> : <CircleOff size={16} aria-hidden />}
        </chakra.span>
      </td>
      <td data-align="end">
        <IconButton size="small" {...named(t('preview'))} onClick={() => onOpen('preview')}>
          <Eye size={14} aria-hidden />
        </IconButton>
        {can('FormSettingDialogMutation') && (
          <>
            <Button
              asChild
              size="small"
              kind="quiet"
              shape="square"
              aria-label={named(t('edit')).label}
              title={t('edit')}
            >
              <Link to={editPath(form.databaseId)} style={{ color: 'inherit' }}>
                <Pencil size={14} aria-hidden />
              </Link>
            </Button>
            <IconButton size="small" {...named(t('setting'))} onClick={() => onOpen('setting')}>
              <Settings size={14} aria-hidden />
            </IconButton>
          </>
        )}
        {can('FormDeleteDialogMutation') && (
          <IconButton size="small" {...named(t('delete'))} onClick={() => onOpen('delete')}>
            <Trash2 size={14} aria-hidden />
          </IconButton>
        )}
      </td>
    </tr>
  )
}
