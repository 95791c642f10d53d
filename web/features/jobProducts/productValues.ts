import type { FieldPath } from 'react-hook-form'
import type { Option } from '../../shared/fields/ChoiceList.tsx'

/** What the product form holds; sort as it is typed. */
export interface ProductValues {
  job: Option | null
  type: string
  sort: string
}

const fields: Record<string, FieldPath<ProductValues>> = { jobId: 'job', type: 'type', sort: 'sort' }

/** The form's field for one of the input; null when the form has none. */
export const formFieldOf = (field: string): FieldPath<ProductValues> | null => fields[field] ?? null

/** The number that was typed, also with a decimal comma. */
export const sortOf = (typed: string): number => Number(typed.trim().replace(',', '.'))
