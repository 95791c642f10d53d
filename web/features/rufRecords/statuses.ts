import type { RufRecordStatus } from './__generated__/RufRecordDialog_record.graphql.ts'

/** Every status of a record, in the order of its life. */
export const rufStatuses = ['OPEN', 'IN_PROGRESS', 'DONE', 'CANCELLED'] as const satisfies readonly RufRecordStatus[]
