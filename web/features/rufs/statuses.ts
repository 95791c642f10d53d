import type { RufStatus } from './__generated__/RufDialog_ruf.graphql.ts'

/** Every status of a record, in the order of its life. */
export const rufStatuses = ['OPEN', 'IN_PROGRESS', 'DONE', 'CANCELLED'] as const satisfies readonly RufStatus[]
