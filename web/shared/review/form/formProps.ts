import type { ReactNode } from 'react'

/** What the forms need of the row. */
export interface DecidedRow {
  id: string
  databaseId: string
  owner?: { id: string; userName: string; fullName: string } | null
}

/** What every form of the drawer takes. */
export interface ReviewFormProps {
  /** Puts the form into the tabs. */
  body: (form: ReactNode) => ReactNode
  cancel: ReactNode
  /** The other decision. */
  other?: ReactNode
  /** The next row that can be reviewed. */
  next: string | null
  onReviewed: (next: string | null) => void
  onStale: () => void
}
