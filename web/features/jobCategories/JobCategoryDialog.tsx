import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../shared/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../shared/Drawer.tsx'
import { TextField } from '../../shared/fields/textFields.tsx'
import { useSession } from '../../shared/session.ts'
import { toaster } from '../../shared/toaster.tsx'
import { useAction } from '../../shared/useAction.ts'
import { clearDraft, readDraft, useDraft } from '../../shared/useDraft.ts'
import { base64Of } from './imageFile.ts'
import JobCategoryImageField from './JobCategoryImageField.tsx'
import type { JobCategoryDialog_category$key } from './__generated__/JobCategoryDialog_category.graphql.ts'
import type { JobCategoryDialogCreateMutation } from './__generated__/JobCategoryDialogCreateMutation.graphql.ts'
import type { JobCategoryDialogUpdateMutation } from './__generated__/JobCategoryDialogUpdateMutation.graphql.ts'

interface Values {
  name: string
}

interface Props {
  /** null: a new one. */
  category: JobCategoryDialog_category$key | null
  onClose: (isChanged: boolean) => void
}

/** The dialog of a category: name and image (000/2.8). */
export default function JobCategoryDialog({ category: key, onClose }: Props) {
  const { t } = useTranslation(['jobCategories', 'shared'])
  const { user } = useSession()
  const category = useFragment(
    graphql`
    fragment JobCategoryDialog_category on JobCategory { id databaseId name imageUrl }
  `,
    key,
  )
  const draftKey = `${user.userName}:job-category:${category?.databaseId ?? 'new'}`
  const form = useForm<Values>({ defaultValues: { name: category?.name ?? '', ...readDraft<Values>(draftKey) } })
  useDraft(form, draftKey)
  const former = category?.imageUrl ?? null
  const [image, setImage] = useState<string | File | null>(former)
  const [imageError, setImageError] = useState<string>()
  const [create, isCreating] = useAction<JobCategoryDialogCreateMutation>(
    graphql`
    mutation JobCategoryDialogCreateMutation($input: CreateJobCategoryInput!) {
      createJobCategory(input: $input) { jobCategory { id ...JobCategoryRow_category } }
    }
  `,
    { success: t('added') },
  )
  const [update, isUpdating] = useAction<JobCategoryDialogUpdateMutation>(
    graphql`
    mutation JobCategoryDialogUpdateMutation($input: UpdateJobCategoryInput!) {
      updateJobCategory(input: $input) { jobCategory { id ...JobCategoryRow_category } }
    }
  `,
    { success: t('updated') },
  )

  const close = (isChanged: boolean) => {
    clearDraft(draftKey)
    onClose(isChanged)
  }
  const onFieldError = (field: string, message: string) => {
    if (field === 'name') form.setError('name', { type: 'server', message }, { shouldFocus: true })
    else if (field === 'image') setImageError(message)
    else return false
    return true
  }
  const save = form.handleSubmit(async ({ name: typed }) => {
    const name = typed.trim()
    setImageError(undefined)
    try {
      const chosen = image instanceof File ? { name: image.name, base64: await base64Of(image) } : null
      await (category
        ? update(
            { input: { id: category.id, name, image: chosen, removesImage: former !== null && image === null } },
            { onFieldError },
          )
        : create({ input: { name, image: chosen } }, { onFieldError }))
    } catch (error) {
      // What a request answered has been told; a file that has gone meanwhile has not.
      if (error instanceof DOMException) toaster.error(t('imageUnread'))
      return
    }
    close(true)
  })
  const isSending = isCreating || isUpdating
  return (
    <Drawer
      place="center"
      width="520px"
      title={`${t(category ? 'edit' : 'create')}: ${t('category')}`}
      onClose={() => close(false)}
    >
      <form noValidate onSubmit={(event) => void save(event)} style={{ display: 'contents' }}>
        <DrawerBody display="grid" gap="4" alignContent="start">
          <TextField control={form.control} name="name" label={t('name')} isRequired maxLength={250} />
          <JobCategoryImageField
            value={image}
            error={imageError}
            onChange={(value) => {
              setImage(value)
              setImageError(undefined)
            }}
          />
        </DrawerBody>
        <DrawerFooter>
          <Button onClick={() => close(false)}>{t('cancel', { ns: 'shared' })}</Button>
          <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
            {t('save')}
          </Button>
        </DrawerFooter>
      </form>
    </Drawer>
  )
}
