import type { Caller } from '../../core/http/routes.ts'
import { importTypes } from './contract.ts'

/** In a folder with this code anyone who sees it may review (001/6/3). */
export const vendorFolderCode = 'Vendor'

/** Kind of the addresses that e-mail folders have. */
export const folderMails = 'verificationFolder'

export type Person = Pick<Caller, 'userName' | 'permissions'>
/** What decides the caller's rights in a folder. */
export interface FolderRights {
  code: string
  import_type: 0 | 1
  created_by: string
}

export const canEdit = (folder: FolderRights, { userName }: Person) => folder.created_by === userName
export const canImport = (folder: FolderRights, caller: Person) =>
  canEdit(folder, caller) && folder.import_type === importTypes.csv
/** Who may review without any rule (decision D-38). */
export const canReview = (folder: FolderRights, caller: Person) =>
  canEdit(folder, caller) || folder.code === vendorFolderCode
