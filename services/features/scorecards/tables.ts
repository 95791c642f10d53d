import type { ColumnType } from 'kysely'

declare module '../feedbackRequests/tables.ts' {
  interface FeedbackRequestTable {
    /** User name of who reminded last. */
    reminded_by: ColumnType<string | null, string | null | undefined, string | null>
  }
}
