import { chakra } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { IconButton } from '../../shared/Button.tsx'
import { useCan } from '../../shared/useCan.ts'
import type { JobProductRow_product$key } from './__generated__/JobProductRow_product.graphql.ts'

interface Props {
  product: JobProductRow_product$key
  onEdit: () => void
  onDelete: () => void
}

/** One product with its actions. */
export default function JobProductRow({ product: key, onEdit, onDelete }: Props) {
  const { t } = useTranslation('jobProducts')
  const can = useCan()
  const { title, companyDatabaseId, sort, type } = useFragment(
    graphql`
    fragment JobProductRow_product on JobProduct { title companyDatabaseId sort type { name } }
  `,
    key,
  )
  // One job may be a product of several types.
  const name = `${title} (${type.name})`
  return (
    <tr>
      <td title={name}>
        <span className="strong">{title}</span>{' '}
        <chakra.span
          bg="bg.muted"
          color="fg.muted"
          fontSize="12px"
          borderRadius="6px"
          paddingInline="2"
          paddingBlock="0.5"
          whiteSpace="nowrap"
        >
          {type.name}
        </chakra.span>
      </td>
      <td data-numeric title={companyDatabaseId}>
        {companyDatabaseId}
      </td>
      <td data-align="end" data-numeric>
        {sort}
      </td>
      <td data-align="end">
        {can('JobProductDialogUpdateMutation') && (
          <IconButton size="small" label={`${t('edit')}: ${name}`} hint={t('edit')} onClick={onEdit}>
            <Pencil size={14} aria-hidden />
          </IconButton>
        )}
        {can('JobProductDeleteDialogMutation') && (
          <IconButton size="small" label={`${t('delete')}: ${name}`} hint={t('delete')} onClick={onDelete}>
            <Trash2 size={14} aria-hidden />
          </IconButton>
        )}
      </td>
    </tr>
  )
}
