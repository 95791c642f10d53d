import type { ImageValue } from '../../shared/images/ImageField.tsx'

/** What the form of a category holds. */
export interface CategoryValues {
  name: string
  image: ImageValue
}
