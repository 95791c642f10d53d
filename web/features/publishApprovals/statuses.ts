import type { StatusColor } from '../../shared/ui/StatusTag.tsx'

export const statuses = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type PublicationStatus = (typeof statuses)[number]
/** Colours of publications (002/4.5). */
export const statusColors = { PENDING: 'blue', APPROVED: 'green', REJECTED: 'red' } as const satisfies Record<
  PublicationStatus,
  StatusColor
>
/** A pending publication can be approved or rejected; after that, only the opposite decision is possible (002/4.5). */
export const mayApprove = (status: PublicationStatus) => status !== 'APPROVED'
export const mayReject = (status: PublicationStatus) => status !== 'REJECTED'
