import type { UserDialogUpdateMutation } from './__generated__/UserDialogUpdateMutation.graphql.ts'
import type { PickedDepartment } from '../../shared/fields/DepartmentPicker.tsx'

type Language = NonNullable<UserDialogUpdateMutation['variables']['input']['language']>

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
  /** Empty: not told. */
  language: '' | Language
  timeZone: string
  /** Empty: none. */
  extension: string
  extensionPassword: string
}

/** The name that a user has when no other is given. */
export const plainName = (familyName: string, givenName: string) => `${familyName} ${givenName}`.trim()

/** The members of the inputs that new and known users share. */
export const personOf = ({
  familyName,
  givenName,
  fullName,
  email,
  phone,
  jobTitle,
  department,
  language,
  timeZone,
  extension,
  extensionPassword,
}: UserValues) => ({
  familyName: familyName.trim(),
  givenName: givenName.trim(),
  fullName: fullName.trim() || null,
  email: email.trim() || null,
  phone: phone.trim() || null,
  title: jobTitle.trim() || null,
  departmentId: department?.value ?? null,
  language: language || null,
  timeZone: timeZone || null,
  phoneExtension: extension.trim() || null,
  ...(extensionPassword && { phoneExtensionPassword: extensionPassword }),
})
