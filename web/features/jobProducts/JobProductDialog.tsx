import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Input } from '../../shared/fields/controls.tsx'
import { Field } from '../../shared/fields/Field.tsx'
import { NumberField, Select } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import JobField from './JobField.tsx'
import type { JobProductDialog_product$key } from './__generated__/JobProductDialog_product.graphql.ts'
import type { JobProductDialogCreateMutation } from './__generated__/JobProductDialogCreateMutation.graphql.ts'
import type { JobProductDialogUpdateMutation } from './__generated__/JobProductDialogUpdateMutation.graphql.ts'
import type { ProductValues } from './productValues.ts'

const create = asMutation<JobProductDialogCreateMutation>(graphql`
  mutation JobProductDialogCreateMutation($input: CreateJobProductInput!) {
    createJobProduct(input: $input) { jobProduct { id ...JobProductsPage_product } }
  }
`)
const update = asMutation<JobProductDialogUpdateMutation>(graphql`
  mutation JobProductDialogUpdateMutation($input: UpdateJobProductInput!) {
    updateJobProduct(input: $input) { jobProduct { id ...JobProductsPage_product ...JobProductDialog_product } }
  }
`)

interface Props {
  /** Null for a new record. */
  product: JobProductDialog_product$key | null
  types: readonly { id: string; databaseId: string; name: string }[]
  onClose: (isChanged: boolean) => void
}

/** The job, type and position of a new product. For an existing one, the title and company are read-only (D-36). */
export default function JobProductDialog({ product: key, types, onClose }: Props) {
  const { t } = useTranslation('jobProducts')
  const product = useFragment(
    graphql`
    fragment JobProductDialog_product on JobProduct { id databaseId title company { databaseId } position type { id databaseId name } }
  `,
    key,
  )
  // A product keeps its type even if that is no longer in the list.
  const options =
    product && !types.some(({ databaseId }) => databaseId === product.type.databaseId)
      ? [...types, product.type]
      : types
  const save = ({ job, type, sort: typed }: ProductValues) => {
    const typeId = options.find(({ databaseId }) => databaseId === type)?.id ?? ''
    const values = { typeId, position: Number(typed.trim().replace(',', '.')) }
    return product
      ? saveBy(update, { input: { ...values, id: product.id } })
      : job && saveBy(create, { input: { ...values, jobId: job.value } })
  }
  return (
    <EntityDialog<ProductValues>
      title={t(product ? 'editTitle' : 'createTitle')}
      draft={`job-product:${product?.databaseId ?? 'new'}`}
      isNew={!product}
      minHeight="320px"
      values={{ job: null, type: product?.type.databaseId ?? '', sort: product ? String(product.position) : '' }}
      fields={{ jobId: 'job', typeId: 'type', position: 'sort' }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          {product ? (
            <>
              <Field label={t('jobTitle')} isRequired>
                {(aria) => <Input {...aria} value={product.title} readOnly bg="bg.muted" />}
              </Field>
              <Field label={t('company')} isRequired>
                {(aria) => <Input {...aria} value={product.company?.databaseId ?? ''} readOnly bg="bg.muted" />}
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
        </>
      )}
    </EntityDialog>
  )
}
