/** An id that no record has, for a query without a copy. */
const none = '00000000-0000-0000-0000-000000000000'

/** Returns the variables of the query for a new job; `copy` is the id of the copied job in the services. */
export const createVariables = (copy: string) => ({ copy: copy || none, isCopy: copy !== '' })
