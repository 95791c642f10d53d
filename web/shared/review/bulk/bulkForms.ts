import type { ApproveInput } from '../form/approveValues.ts'

export type BulkKind = 'approve' | 'reject'

/** A row that was chosen, as its list says it. */
export interface BulkRow {
  readonly id: string
  readonly name: string
  readonly canApprove: boolean
  readonly canReject: boolean
}

/** The rows that are chosen in a list, and what the list does once some are decided. */
export interface BulkOf {
  chosen: readonly BulkRow[]
  unchoose: (isGone: (row: BulkRow) => boolean) => void
  refresh: () => void
}

export interface RejectInput {
  id: string
  remark: string
  ownerId: string | null
}

/** How a list decides about one of its rows; each rejects with a RequestError. */
export interface BulkForms {
  approve: (input: ApproveInput) => Promise<unknown>
  reject: (input: RejectInput) => Promise<unknown>
  /** Approved rows go to somebody (decision D-43). */
  isOwnerRequired?: boolean
  /** Rejected rows may get an owner. */
  hasOwner?: boolean
}
