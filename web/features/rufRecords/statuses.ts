import type { RufRecordStatus } from './__generated__/RufRecordDialog_record.graphql.ts'

/** The statuses of a record, in the order of its lifecycle. */
export const rufStatuses = ['OPEN', 'IN_PROGRESS', 'DONE', 'CANCELLED'] as const satisfies readonly RufRecordStatus[]
