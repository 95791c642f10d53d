import { graphql, readInlineData } from 'relay-runtime'
import type { PickedDepartment } from '../../../shared/fields/DepartmentPicker.tsx'
import type { workflowValues_workflow$key } from './__generated__/workflowValues_workflow.graphql.ts'

/** One status in the form. */
export interface StepValues {
  /** Its global id; '' until it is saved. */
  stepId: string
  key: string
  name: string
  color: string
  isSystem: boolean
  candidateCount: number
}

export interface WorkflowValues {
  /** The version that the user has seen. */
  version: number
  name: string
  isActive: boolean
  departments: PickedDepartment[]
  steps: StepValues[]
}

/** What the form shows of a workflow. */
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

/** What a save sends. */
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

/** The user's values as a change of what somebody else has saved meanwhile: statuses are the same by their keys. */
export function over(theirs: WorkflowValues, mine: WorkflowValues): WorkflowValues {
  const ids = new Map(theirs.steps.map(({ key, stepId }) => [key, stepId]))
  return {
    ...mine,
    version: theirs.version,
    steps: mine.steps.map((step) => ({ ...step, stepId: ids.get(step.key) ?? '' })),
  }
}
