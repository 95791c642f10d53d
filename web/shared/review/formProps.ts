import type { ReactNode } from 'react'

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
