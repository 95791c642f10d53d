import type { Caller } from '../../core/http/routes.ts'
import { importTypes } from './contract.ts'

/** The code of the folder in which everyone who sees it may review (001/6/3). */
export const vendorFolderCode = 'Vendor'

/** The kind of the addresses of e-mail folders. */
export const folderMails = 'verificationFolder'

export type Person = Pick<Caller, 'userName' | 'permissions'>
/** The data that decides the caller's rights in a folder. */
export interface FolderRights {
  code: string
  import_type: 0 | 1
  created_by: string
}

export const canEdit = (folder: FolderRights, { userName }: Person) => folder.created_by === userName
export const canImport = (folder: FolderRights, caller: Person) =>
  canEdit(folder, caller) && folder.import_type === importTypes.csv
/** Whether the caller may review without any rule (decision D-38). */
export const canReview = (folder: FolderRights, caller: Person) =>
  canEdit(folder, caller) || folder.code === vendorFolderCode
