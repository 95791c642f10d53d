import type { Option } from '../../shared/fields/ChoiceList.tsx'

/** The values of the form; the position is a string, as typed. */
export interface ProductValues {
  job: Option | null
  type: string
  sort: string
}
