import type { ReactNode } from 'react'

/** The data of the row that the forms need. */
export interface DecidedRow {
  id: string
  databaseId: string
  owner?: { id: string; userName: string; fullName: string } | null
}

/** The props of every form in the drawer. */
export interface ReviewFormProps {
  /** Renders the form within the tabs. */
  body: (form: ReactNode) => ReactNode
  cancel: ReactNode
  /** The button for the other decision. */
  other?: ReactNode
  /** Whether the user opened this form by its key or button: the first empty required field takes the focus. */
  isAsked: boolean
  /** The next row that can be reviewed. */
  next: string | null
  onReviewed: (next: string | null) => void
  onStale: () => void
}
