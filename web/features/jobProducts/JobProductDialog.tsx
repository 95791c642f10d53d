import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../shared/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../shared/Drawer.tsx'
import { Input } from '../../shared/fields/controls.tsx'
import { Field } from '../../shared/fields/Field.tsx'
import { NumberField, Select } from '../../shared/fields/textFields.tsx'
import { useSession } from '../../shared/session.ts'
import { useAction } from '../../shared/useAction.ts'
import { clearDraft, readDraft, useDraft } from '../../shared/useDraft.ts'
import JobField from './JobField.tsx'
import { formFieldOf, sortOf, type ProductValues } from './productValues.ts'
import type { JobProductDialog_product$key } from './__generated__/JobProductDialog_product.graphql.ts'
import type { JobProductDialogCreateMutation } from './__generated__/JobProductDialogCreateMutation.graphql.ts'
import type { JobProductDialogUpdateMutation } from './__generated__/JobProductDialogUpdateMutation.graphql.ts'

interface Props {
  /** null: a new one. */
  product: JobProductDialog_product$key | null
  types: readonly { databaseId: string; name: string }[]
  onClose: (isChanged: boolean) => void
}

/** Job, type and sort of a new product; of one that is there, title and company show read-only (D-36). */
export default function JobProductDialog({ product: key, types, onClose }: Props) {
  const { t } = useTranslation(['jobProducts', 'shared'])
  const { user } = useSession()
  const product = useFragment(
    graphql`
    fragment JobProductDialog_product on JobProduct { id databaseId title companyDatabaseId sort type { databaseId name } }
  `,
    key,
  )
  const draftKey = `${user.userName}:job-product:${product?.databaseId ?? 'new'}`
  const form = useForm<ProductValues>({
    defaultValues: {
      job: null,
      type: product?.type.databaseId ?? '',
      sort: product ? String(product.sort) : '',
      ...readDraft<ProductValues>(draftKey),
    },
  })
  useDraft(form, draftKey)
  const [create, isCreating] = useAction<JobProductDialogCreateMutation>(
    graphql`
    mutation JobProductDialogCreateMutation($input: CreateJobProductInput!) {
      createJobProduct(input: $input) { jobProduct { id ...JobProductRow_product } }
    }
  `,
    { success: t('added') },
  )
  const [update, isUpdating] = useAction<JobProductDialogUpdateMutation>(
    graphql`
    mutation JobProductDialogUpdateMutation($input: UpdateJobProductInput!) {
      updateJobProduct(input: $input) { jobProduct { id ...JobProductRow_product } }
    }
  `,
    { success: t('updated') },
  )

  const close = (isChanged: boolean) => {
    clearDraft(draftKey)
    onClose(isChanged)
  }
  const onFieldError = (field: string, message: string) => {
    const own = formFieldOf(field)
    if (own) form.setError(own, { type: 'server', message }, { shouldFocus: true })
    return own !== null
  }
  const save = form.handleSubmit(async ({ job, type, sort: typed }) => {
    const sort = sortOf(typed)
    try {
      if (product) await update({ input: { id: product.id, type, sort } }, { onFieldError })
      else if (job) await create({ input: { jobId: job.value, type, sort } }, { onFieldError })
    } catch {
      // The user has been told; what was typed stays.
      return
    }
    close(true)
  })
  const { control } = form
  const isSending = isCreating || isUpdating
  // A type that is no longer listed stays what the product has.
  const options =
    product && !types.some(({ databaseId }) => databaseId === product.type.databaseId)
      ? [...types, product.type]
      : types
  return (
    <Drawer place="center" width="520px" title={t(product ? 'editTitle' : 'createTitle')} onClose={() => close(false)}>
      <form noValidate onSubmit={(event) => void save(event)} style={{ display: 'contents' }}>
        <DrawerBody display="grid" gap="4" alignContent="start" minHeight="320px">
          {product ? (
            <>
              <Field label={t('jobTitle')} isRequired>
                {(aria) => <Input {...aria} value={product.title} readOnly bg="bg.muted" />}
              </Field>
              <Field label={t('company')} isRequired>
                {(aria) => <Input {...aria} value={product.companyDatabaseId} readOnly bg="bg.muted" />}
              </Field>
            </>
          ) : (
            <JobField control={control} />
          )}
          <Select
            control={control}
            name="type"
            label={t('type')}
            isRequired
            options={options.map(({ databaseId, name }) => ({ value: databaseId, label: name }))}
          />
          <NumberField
            control={control}
            name="sort"
            label={t('sort')}
            hint={t('sortHint')}
            isRequired
            min={0}
            max={100}
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
