import type { PickedDepartment } from '../../shared/fields/DepartmentPicker.tsx'
import type { PickedUser } from '../../shared/fields/UserPicker.tsx'

/** The states of a department: only an open one can be chosen. */
export const departmentStates = ['OPEN', 'CLOSED'] as const

/** The values of the department form. */
export interface DepartmentValues {
  key: string
  name: string
  parent: PickedDepartment | null
  legalName: string
  locationId: string
  manager: PickedUser | null
  position: string
  isActive: boolean
}
