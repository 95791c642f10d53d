import type { PickedUser } from '../../../shared/fields/UserPicker.tsx'

/** The values of the folder form. */
export interface FolderValues {
  name: string
  isSharedWithAll: boolean
  sharedUsers: PickedUser[]
}
