import type { ImageValue } from '../../shared/images/ImageField.tsx'

/** The values of the category form. */
export interface CategoryValues {
  name: string
  image: ImageValue
}
