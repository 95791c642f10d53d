import type { InterviewFormCategory } from './categories.ts'

/** The screen of the interview settings: forms and workflows. */
export const settingsPath = '/interview-settings'
export const createPath = `${settingsPath}/form-create`
export const editPath = (databaseId: string) => `${settingsPath}/form-editor/${databaseId}`
/** Where a user returns to who has made a form (000/2.6). */
export const formsInSettings = '/setting#interview-settings#formTab'

/** What the address of a new form carries along: out of sight, and gone with a new tab. */
export interface CreateState {
  formName: string
  /** The form to start from (the services' id); null: a blank one. */
  duplicateId: string | null
  category: InterviewFormCategory
}
