import type { Option } from '../../shared/fields/ChoiceList.tsx'

/** What the form holds; the position as it is typed. */
export interface ProductValues {
  job: Option | null
  type: string
  sort: string
}
