import type { TalentFolderDialog_folder$key } from '../form/__generated__/TalentFolderDialog_folder.graphql.ts'
import type { TalentFolderLeaveDialog_folder$key } from '../form/__generated__/TalentFolderLeaveDialog_folder.graphql.ts'

/** A dialog that a row or New Folder opens. */
export type OpenDialog =
  | { kind: 'form'; folder: TalentFolderDialog_folder$key | null }
  | { kind: 'leave'; folder: TalentFolderLeaveDialog_folder$key }
