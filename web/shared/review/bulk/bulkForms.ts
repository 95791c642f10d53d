import type { ApproveInput } from '../form/approveValues.ts'

export type BulkKind = 'approve' | 'reject'

/** A selected row with the data of its list. */
export interface BulkRow {
  readonly id: string
  readonly name: string
  readonly canApprove: boolean
  readonly canReject: boolean
}

/** The selected rows of a list, and what the list does after some were decided. */
export interface BulkSelection {
  chosen: readonly BulkRow[]
  unchoose: (isGone: (row: BulkRow) => boolean) => void
  refresh: () => void
}

export interface RejectInput {
  id: string
  remark: string
  ownerId: string | null
}

/** The mutations of a list that approve or reject one row; each rejects with a RequestError. */
export interface BulkForms {
  approve: (input: ApproveInput) => Promise<unknown>
  reject: (input: RejectInput) => Promise<unknown>
  /** Whether approved rows must have an owner (decision D-43). */
  isOwnerRequired?: boolean
  /** Whether rejected rows may have an owner. */
  hasOwner?: boolean
}
