import { graphql, readInlineData } from 'relay-runtime'
import type { PickedDepartment } from '../../../shared/fields/DepartmentPicker.tsx'
import type { workflowValues_workflow$key } from './__generated__/workflowValues_workflow.graphql.ts'

/** A status in the form. */
export interface StepValues {
  /** The global id; '' until the status is saved. */
  stepId: string
  key: string
  name: string
  color: string
  isSystem: boolean
  candidateCount: number
}

export interface WorkflowValues {
  /** The version on which the form is based. */
  version: number
  name: string
  isActive: boolean
  departments: PickedDepartment[]
  steps: StepValues[]
}

/** Returns a workflow as form values. */
export function valuesOf(key: workflowValues_workflow$key): WorkflowValues {
  const { version, name, isActive, departments, steps } = readInlineData(
    graphql`
    fragment workflowValues_workflow on Workflow @inline @throwOnFieldError {
      version name isActive
      departments { id databaseId name }
      steps { id key name color isSystem candidateCount }
    }
  `,
    key,
  )
  return {
    version,
    name,
    isActive,
    departments: departments.map((one) => ({ value: one.id, databaseId: one.databaseId, label: one.name })),
    steps: steps.map(({ id, candidateCount, ...step }) => ({
      ...step,
      candidateCount: candidateCount ?? 0,
      stepId: id,
    })),
  }
}

/** Returns the input of a save. */
export const inputOf = (id: string, { version, name, isActive, departments, steps }: WorkflowValues) => ({
  id,
  version,
  isActive,
  name: name.trim(),
  departmentIds: departments.map(({ value }) => value),
  steps: steps.map(({ stepId, key, name: title, color }) => ({
    key,
    name: title.trim(),
    color,
    ...(stepId && { id: stepId }),
  })),
})

/** Returns the user's values on top of another user's saved change. Statuses are matched by their keys. */
export function rebaseValues(theirs: WorkflowValues, mine: WorkflowValues): WorkflowValues {
  const ids = new Map(theirs.steps.map(({ key, stepId }) => [key, stepId]))
  return {
    ...mine,
    version: theirs.version,
    steps: mine.steps.map((step) => ({ ...step, stepId: ids.get(step.key) ?? '' })),
  }
}
