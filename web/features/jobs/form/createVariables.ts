/** An id that no record has, for a query that does without. */
const none = '00000000-0000-0000-0000-000000000000'

/** What the page of a new job is asked with; `copy`: the services' id of the job that it begins as. */
export const createVariables = (copy: string) => ({ copy: copy || none, isCopy: copy !== '' })
