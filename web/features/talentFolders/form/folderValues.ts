import type { FieldPath } from 'react-hook-form'
import type { PickedUser } from '../../../shared/fields/UserPicker.tsx'

/** Longest name of a folder (000/5/28). */
export const longestName = 100

/** What the folder form holds. */
export interface FolderValues {
  name: string
  isSharedWithAll: boolean
  sharedUsers: PickedUser[]
}

const fields: Record<string, FieldPath<FolderValues>> = {
  name: 'name',
  isSharedWithAll: 'isSharedWithAll',
  sharedUserNames: 'sharedUsers',
}

/** The form's field for one of the input; null when the form has none. */
export const formFieldOf = (field: string): FieldPath<FolderValues> | null => fields[field] ?? null
