import type { ColumnType } from 'kysely'

declare module '../feedbackRequests/tables.ts' {
  interface FeedbackRequestTable {
    /** The user name of the last person who reminded. */
    reminded_by: ColumnType<string | null, string | null | undefined, string | null>
  }
}
