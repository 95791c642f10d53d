import type { PickedDepartment } from '../../shared/fields/DepartmentPicker.tsx'
import type { PickedUser } from '../../shared/fields/UserPicker.tsx'

/** Whether a department can be chosen. */
export const departmentStates = ['OPEN', 'CLOSED'] as const

/** What the form of a department holds. */
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
