import type { UserDialogUpdateMutation } from './__generated__/UserDialogUpdateMutation.graphql.ts'
import type { PickedDepartment } from '../../shared/fields/DepartmentPicker.tsx'

type Language = NonNullable<UserDialogUpdateMutation['variables']['input']['language']>

/** The values of the user form. User name, password and roles are only used for a new user. */
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
  /** '' if not specified. */
  language: '' | Language
  timeZone: string
  /** '' for none. */
  extension: string
  extensionPassword: string
}

/** Returns the name that a user has if no other is entered. */
export const plainName = (familyName: string, givenName: string) => `${familyName} ${givenName}`.trim()

/** Returns the input fields that new and existing users share. */
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
