import type { FieldPath } from 'react-hook-form'
import type { Option } from '../../shared/fields/ChoiceList.tsx'
import type { RufStatus } from './statuses.ts'

/** What the form of a record holds. */
export interface RufValues {
  name: string
  status: RufStatus
  candidate: Option | null
  note: string
}

const fields: Record<string, FieldPath<RufValues>> = {
  name: 'name',
  status: 'status',
  note: 'note',
  candidateId: 'candidate',
}

/** The form's field for one of the input; null when the form has none. */
export const formFieldOf = (field: string): FieldPath<RufValues> | null => fields[field] ?? null
