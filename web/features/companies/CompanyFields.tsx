import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { FormSection, WideField } from '../../shared/formPage/formParts.tsx'
import { Select, TextField } from '../../shared/fields/textFields.tsx'
import type { CompanyValues } from './companyValues.ts'
import type { CompanyFields_types$key } from './__generated__/CompanyFields_types.graphql.ts'

interface Props<T extends FieldValues & CompanyValues> {
  control: Control<T>
  types: CompanyFields_types$key
  /** The company's current type, which may no longer be in the list. */
  type: string
}

/** The form fields of a company. */
export function CompanyFields<T extends FieldValues & CompanyValues>({ control, types: key, type }: Props<T>) {
  const { t } = useTranslation('companies')
  const { companyTypes } = useFragment(
    graphql`
    fragment CompanyFields_types on Query { companyTypes: vocabulary(kind: COMPANY_TYPE) @catch(to: NULL) { name } }
  `,
    key,
  )
  const names = (companyTypes ?? []).map(({ name }) => name)
  const options = type && !names.includes(type) ? [...names, type] : names
  const nameOf = (name: keyof CompanyValues) => name as FieldPath<T>
  return (
    <FormSection title={t('data')}>
      <WideField>
        <TextField control={control} name={nameOf('name')} label={t('name')} isRequired maxLength={200} />
      </WideField>
      <TextField control={control} name={nameOf('code')} label={t('code')} hint={t('codeHint')} maxLength={20} />
      <Select
        control={control}
        name={nameOf('type')}
        label={t('type')}
        placeholder="—"
        options={options.map((name) => ({ value: name, label: name }))}
      />
      <TextField control={control} name={nameOf('email')} label={t('email')} maxLength={250} />
      <TextField control={control} name={nameOf('phone')} label={t('phone')} maxLength={30} />
      <TextField
        control={control}
        name={nameOf('website')}
        label={t('website')}
        placeholder="https://"
        maxLength={500}
      />
      <TextField control={control} name={nameOf('taxCode')} label={t('taxCode')} maxLength={30} />
      <WideField>
        <TextField control={control} name={nameOf('address')} label={t('address')} maxLength={500} />
      </WideField>
    </FormSection>
  )
}
