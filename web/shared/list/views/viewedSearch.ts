/** What a list provides for its saved views. */
export interface ViewedSearch {
  /** The key of the list. */
  list: string
  /** The filters and the order as in the address, which is what a view stores. */
  query: string
  /** The id of the open view; empty if there is none. */
  view: string
  /** Returns a view's query in the form of this list, without unknown parts. */
  normalize: (query: string) => string
  /** Shows a saved view, on the first page. */
  open: (query: string, view: string, options?: { replace?: boolean }) => void
  /** Sets the open view, or none, without changing filters and order. */
  mark: (view: string, options?: { replace?: boolean }) => void
}
