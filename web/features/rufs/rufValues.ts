import type { Option } from '../../shared/fields/ChoiceList.tsx'
import type { RufStatus } from './__generated__/RufDialog_ruf.graphql.ts'

/** What the form of a record holds. */
export interface RufValues {
  name: string
  status: RufStatus
  candidate: Option | null
  note: string
}
