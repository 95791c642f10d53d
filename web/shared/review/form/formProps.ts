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
  /** Somebody has turned to this form by its key or button: the first field that is missing takes the focus. */
  isAsked: boolean
  /** The next row that can be reviewed. */
  next: string | null
  onReviewed: (next: string | null) => void
  onStale: () => void
}
