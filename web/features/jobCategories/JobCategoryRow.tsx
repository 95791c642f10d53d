import { Pencil, Trash2 } from 'lucide-react'
import { Flex, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { IconButton } from '../../shared/Button.tsx'
import { useCan } from '../../shared/useCan.ts'
import JobCategoryImage from './JobCategoryImage.tsx'
import type { JobCategoryRow_category$key } from './__generated__/JobCategoryRow_category.graphql.ts'

interface Props {
  category: JobCategoryRow_category$key
  onEdit: () => void
  onDelete: () => void
}

/** One category with its actions. */
export default function JobCategoryRow({ category: key, onEdit, onDelete }: Props) {
  const { t } = useTranslation('jobCategories')
  const can = useCan()
  const { name, imageUrl } = useFragment(
    graphql`
    fragment JobCategoryRow_category on JobCategory { name imageUrl }
  `,
    key,
  )
  return (
    <tr>
      <td title={name}>
        <Flex alignItems="center" gap="2" minWidth="0">
          <JobCategoryImage source={imageUrl ?? null} size="28px" />
          <chakra.span className="strong" minWidth="0" overflow="hidden" textOverflow="ellipsis">
            {name}
          </chakra.span>
        </Flex>
      </td>
      <td data-align="end">
        {can('JobCategoryDialogUpdateMutation') && (
          <IconButton size="small" label={`${t('edit')}: ${name}`} hint={t('edit')} onClick={onEdit}>
            <Pencil size={14} aria-hidden />
          </IconButton>
        )}
        {can('JobCategoryDeleteDialogMutation') && (
          <IconButton size="small" label={`${t('delete')}: ${name}`} hint={t('delete')} onClick={onDelete}>
            <Trash2 size={14} aria-hidden />
          </IconButton>
        )}
      </td>
    </tr>
  )
}
