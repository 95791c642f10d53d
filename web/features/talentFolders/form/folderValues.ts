import type { PickedUser } from '../../../shared/fields/UserPicker.tsx'

/** What the folder form holds. */
export interface FolderValues {
  name: string
  isSharedWithAll: boolean
  sharedUsers: PickedUser[]
}
