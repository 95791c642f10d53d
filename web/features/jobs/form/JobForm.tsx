import type { ReactNode } from 'react'
import { useWatch, type Control, type FieldPath } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { isDigits } from '../../../../common/patterns.ts'
import { DatePicker } from '../../../shared/fields/dates/DatePicker.tsx'
import { DepartmentPicker } from '../../../shared/fields/DepartmentPicker.tsx'
import { SwitchField } from '../../../shared/fields/SwitchField.tsx'
import { NumberField, Select, TextField } from '../../../shared/fields/textFields.tsx'
import { UserPicker, UsersPicker } from '../../../shared/fields/UserPicker.tsx'
import { WordsField } from '../../../shared/fields/words/WordsField.tsx'
import { TagsInput } from '../../../shared/fields/TagsInput.tsx'
import { useRecordForm, type Save } from '../../../shared/list/dialogs/useRecordForm.tsx'
import { RichTextField } from '../../../shared/richText/RichTextField.tsx'
import { FormButtons, FormSection, PageForm, WideField } from '../../../shared/formPage/formParts.tsx'
import { priorities } from '../statuses.ts'
import { fieldNames, type JobValues } from './jobValues.ts'
import type { JobForm_options$key } from './__generated__/JobForm_options.graphql.ts'

const longestRichText = 20_000
const mostMoney = 1_000_000_000_000

interface Props<R> {
  options: JobForm_options$key
  values: JobValues
  /** The job's id in the services; null for a new one. */
  databaseId: string | null
  /** The workflow: a choice for a new job, otherwise a link to change it. */
  workflow: (control: Control<JobValues>) => ReactNode
  save: (values: JobValues, overwrites: boolean) => Save<R>
  /** `null` means that the form was left without saving. */
  onDone: (saved: R | null, isChanged: boolean) => void
}

/** The form of a new or existing job. (Rules R-000-5-40 to 43 concern job products.) */
export function JobForm<R>({ options: key, values, databaseId, workflow, save, onDone }: Props<R>) {
  const { t } = useTranslation('jobs')
  const options = useFragment(
    graphql`
    fragment JobForm_options on Query {
      jobCategories @required(action: THROW) { id name }
      jobRanks @required(action: THROW) { id name }
      jobTypes: vocabulary(kind: JOB_TYPE) @required(action: THROW) { id name }
      experienceLevels: vocabulary(kind: EXPERIENCE_LEVEL) @required(action: THROW) { id name }
      industries: vocabulary(kind: INDUSTRY) @required(action: THROW) { id name }
      salaryTypes: vocabulary(kind: SALARY_TYPE) @required(action: THROW) { id name }
      salaryCurrencies: vocabulary(kind: SALARY_CURRENCY) @required(action: THROW) { id name }
    }
  `,
    key,
  )
  const isNew = databaseId === null
  const { form, isSending, onSubmit, leave, questions } = useRecordForm<JobValues, R>(
    { draft: `job:${databaseId ?? 'new'}`, isNew, values, fields: fieldNames, save },
    onDone,
  )
  const { control } = form
  const [openDate, salaryFrom] = useWatch({ control, name: ['openDate', 'salaryFrom'] })
  const of = (list: readonly { id: string; name: string }[]) => list.map(({ id, name }) => ({ value: id, label: name }))
  const choice = (name: FieldPath<JobValues>, list: readonly { id: string; name: string }[], label: string) => (
    <Select control={control} name={name} label={label} placeholder="—" options={of(list)} />
  )
  return (
    <PageForm noValidate onSubmit={onSubmit}>
      <FormSection title={t('sections.position')}>
        <WideField>
          <TextField control={control} name="title" label={t('columns.title')} isRequired maxLength={250} />
        </WideField>
        <DepartmentPicker control={control} name="department" label={t('columns.department')} />
        {choice('category', options.jobCategories, t('columns.category'))}
        {choice('rank', options.jobRanks, t('columns.rank'))}
        <Select
          control={control}
          name="priority"
          label={t('columns.priority')}
          isRequired
          options={[
            ...priorities.map((value) => ({ value, label: t(`priorities.${value}`) })),
            ...(values.priority === 'OTHER' ? [{ value: 'OTHER', label: values.priorityName }] : []),
          ]}
        />
        {choice('employmentType', options.jobTypes, t('fields.employmentType'))}
        {choice('experienceLevel', options.experienceLevels, t('fields.experienceLevel'))}
        {choice('industry', options.industries, t('fields.industry'))}
        {workflow(control)}
      </FormSection>
      <FormSection title={t('sections.demand')}>
        <NumberField
          control={control}
          name="quantity"
          label={t('fields.quantity')}
          isRequired
          isWhole
          min={1}
          max={10_000}
        />
        <DatePicker control={control} name="openDate" label={t('fields.openDate')} />
        <DatePicker control={control} name="dueDate" label={t('fields.dueDate')} min={openDate || undefined} />
        <NumberField
          control={control}
          name="salaryFrom"
          label={t('fields.salaryFrom')}
          isWhole
          min={0}
          max={mostMoney}
        />
        <NumberField
          control={control}
          name="salaryTo"
          label={t('fields.salaryTo')}
          isWhole
          min={isDigits(salaryFrom.trim()) ? Number(salaryFrom) : 0}
          max={mostMoney}
        />
        {choice('salaryCurrency', options.salaryCurrencies, t('fields.salaryCurrency'))}
        {choice('salaryType', options.salaryTypes, t('fields.salaryType'))}
      </FormSection>
      <FormSection title={t('sections.texts')} isWide>
        {(['description', 'qualification', 'benefit'] as const).map((name) => (
          <RichTextField
            key={name}
            control={control}
            name={name}
            label={t(`fields.${name}`)}
            kind="job"
            maxLength={longestRichText}
          />
        ))}
      </FormSection>
      <FormSection title={t('sections.finding')}>
        <WordsField control={control} name="skills" label={t('columns.skills')} kind="SKILL_KEYWORD" most={50} />
        <WordsField control={control} name="locations" label={t('columns.locations')} kind="CITY" most={20} />
        <TagsInput control={control} name="hashtags" label={t('hashtag')} />
      </FormSection>
      <FormSection title={t('sections.team')}>
        <UserPicker control={control} name="owner" label={t('columns.owner')} hint={t('fields.ownerHint')} />
        <UsersPicker control={control} name="hiringTeam" label={t('fields.hiringTeam')} />
        {isNew && <SwitchField control={control} name="isHot" label={t('fields.isHot')} />}
      </FormSection>
      <FormButtons isSending={isSending} onCancel={leave} />
      {questions}
    </PageForm>
  )
}
