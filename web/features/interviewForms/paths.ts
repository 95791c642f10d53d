import type { InterviewFormCategory } from './categories.ts'

/** The address of the interview settings: forms and workflows. */
export const settingsPath = '/interview-settings'
export const createPath = `${settingsPath}/form-create`
export const editPath = (databaseId: string) => `${settingsPath}/form-editor/${databaseId}`
/** The address to which a user returns after creating a form (000/2.6). */
export const formsInSettings = '/setting#interview-settings#formTab'

/** The navigation state of a new form. It is not visible in the address, and a new tab does not have it. */
export interface CreateState {
  formName: string
  /** The form that is copied (its id in the services); null for a blank one. */
  duplicateId: string | null
  category: InterviewFormCategory
}
