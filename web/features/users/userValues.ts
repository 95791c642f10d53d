import type { PickedDepartment } from '../../shared/fields/DepartmentPicker.tsx'

/** What the form of a user holds. User name, password and roles are those of a new one. */
export interface UserValues {
  userName: string
  password: string
  roles: readonly string[]
  familyName: string
  givenName: string
  fullName: string
  email: string
  phone: string
  jobTitle: string
  department: PickedDepartment | null
}

/** The name that a user has when no other is given. */
export const plainName = (familyName: string, givenName: string) => `${familyName} ${givenName}`.trim()

/** The members of the inputs that new and known users share. */
export const personOf = ({ familyName, givenName, fullName, email, phone, jobTitle, department }: UserValues) => ({
  familyName: familyName.trim(),
  givenName: givenName.trim(),
  fullName: fullName.trim() || null,
  email: email.trim() || null,
  phone: phone.trim() || null,
  title: jobTitle.trim() || null,
  departmentId: department?.value ?? null,
})
