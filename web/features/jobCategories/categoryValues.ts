/** What the form of a category holds. */
export interface CategoryValues {
  name: string
  /** The picture as it is, by its path, or a new one; null without one. */
  image: string | File | null
}
