/** What a list tells of itself to its saved views. */
export interface ViewedSearch {
  /** Key of the list. */
  list: string
  /** Filters and order as the address writes them: what a view keeps. */
  query: string
  /** Id of the view that is open; empty without one. */
  view: string
  /** A view's query as this list writes it: what it does not understand is left out. */
  normalize: (query: string) => string
  /** Shows what a view keeps, on the first page. */
  open: (query: string, view: string, options?: { replace?: boolean }) => void
  /** Opens another view, or none, and leaves filters and order as they are. */
  mark: (view: string, options?: { replace?: boolean }) => void
}
