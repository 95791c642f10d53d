import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Select } from '../../../../shared/fields/textFields.tsx'
import type { FeedbackFormFieldQuery } from './__generated__/FeedbackFormFieldQuery.graphql.ts'

/** The category of feedback forms. */
const feedback = 'FEEDBACK'

/** The form for requested feedback: one of the hundred newest active forms, or none. */
export function FeedbackFormField<T extends FieldValues>({
  control,
  name,
  chosen,
}: {
  control: Control<T>
  name: FieldPathByValue<T, string>
  /** The form that is already selected, which may no longer be active. */
  chosen?: { id: string; name: string } | null
}) {
  const { t } = useTranslation('workflows')
  const { interviewForms } = useLazyLoadQuery<FeedbackFormFieldQuery>(
    graphql`
    query FeedbackFormFieldQuery($category: InterviewFormCategory!) { interviewForms(filter: { category: $category }, first: 100) @required(action: THROW) { nodes { id name isActive } } }
  `,
    { category: feedback },
    { fetchPolicy: 'store-and-network' },
  )
  const options = interviewForms.nodes.flatMap(({ id, name: label, isActive }) =>
    isActive ? [{ value: id, label }] : [],
  )
  if (chosen && !options.some(({ value }) => value === chosen.id))
    options.push({ value: chosen.id, label: t('inactiveForm', { replace: { name: chosen.name } }) })
  return (
    <Select
      control={control}
      name={name}
      label={t('feedbackForm')}
      placeholder={t('noFeedbackForm')}
      options={options}
    />
  )
}
