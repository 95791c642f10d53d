import { Suspense } from 'react'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Select } from '../../../shared/fields/textFields.tsx'
import { useCan } from '../../../shared/hooks/useCan.ts'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import type { JobValues } from './jobValues.ts'
import type { WorkflowChoiceQuery } from './__generated__/WorkflowChoiceQuery.graphql.ts'

/**
 * The workflow of a new job, for users who may see workflows. Without a choice the job uses the workflow of its
 * department.
 */
export function WorkflowChoice({ control }: { control: Control<JobValues> }) {
  const can = useCan()
  if (!can('WorkflowChoiceQuery')) return null
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Choice control={control} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Choice({ control }: { control: Control<JobValues> }) {
  const { t } = useTranslation('jobs')
  const { pipelineWorkflows } = useLazyLoadQuery<WorkflowChoiceQuery>(
    graphql`
    query WorkflowChoiceQuery { pipelineWorkflows @required(action: THROW) { id name isActive } }
  `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const active = pipelineWorkflows.filter(({ isActive }) => isActive)
  return (
    <Select
      control={control}
      name="workflow"
      label={t('fields.workflow')}
      placeholder={t('fields.workflowOfDepartment')}
      options={active.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
