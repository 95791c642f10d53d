import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import ImageField from '../../shared/images/ImageField.tsx'
import { base64Of } from '../../shared/files/readFile.ts'
import { toaster } from '../../shared/ui/toaster.tsx'
import type { JobCategoryDialog_category$key } from './__generated__/JobCategoryDialog_category.graphql.ts'
import type { JobCategoryDialogCreateMutation } from './__generated__/JobCategoryDialogCreateMutation.graphql.ts'
import type { JobCategoryDialogUpdateMutation } from './__generated__/JobCategoryDialogUpdateMutation.graphql.ts'
import type { CategoryValues } from './categoryValues.ts'

const create = asMutation<JobCategoryDialogCreateMutation>(graphql`
  mutation JobCategoryDialogCreateMutation($input: CreateJobCategoryInput!) {
    createJobCategory(input: $input) { jobCategory { id ...JobCategoriesPage_category } }
  }
`)
const update = asMutation<JobCategoryDialogUpdateMutation>(graphql`
  mutation JobCategoryDialogUpdateMutation($input: UpdateJobCategoryInput!) {
    updateJobCategory(input: $input) { jobCategory { id ...JobCategoriesPage_category ...JobCategoryDialog_category } }
  }
`)

interface Props {
  /** Null for a new record. */
  category: JobCategoryDialog_category$key | null
  onClose: (isChanged: boolean) => void
}

/** The dialog for a category: name and image (000/2.8). */
export default function JobCategoryDialog({ category: key, onClose }: Props) {
  const { t } = useTranslation(['jobCategories', 'list', 'images'])
  const category = useFragment(
    graphql`
    fragment JobCategoryDialog_category on JobCategory { id databaseId name imageUrl }
  `,
    key,
  )
  const former = category?.imageUrl ?? null
  const save = async ({ name: typed, image: given }: CategoryValues) => {
    const name = typed.trim()
    let image: { name: string; base64: string } | null = null
    try {
      if (given instanceof File) image = { name: given.name, base64: await base64Of(given) }
    } catch {
      // The file can no longer be read.
      toaster.error(t('unread', { ns: 'images' }))
      return null
    }
    return category
      ? saveBy(update, { input: { id: category.id, name, image, removesImage: former !== null && given === null } })
      : saveBy(create, { input: { name, image } })
  }
  return (
    <EntityDialog<CategoryValues>
      title={`${t(category ? 'edit' : 'create', { ns: 'list' })}: ${t('category')}`}
      draft={`job-category:${category?.databaseId ?? 'new'}`}
      isNew={!category}
      values={{ name: category?.name ?? '', image: former }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField control={control} name="name" label={t('name')} isRequired maxLength={250} />
          <ImageField control={control} name="image" />
        </>
      )}
    </EntityDialog>
  )
}
