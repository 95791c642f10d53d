import type { Option } from '../../shared/fields/ChoiceList.tsx'
import type { RufRecordStatus } from './__generated__/RufRecordDialog_record.graphql.ts'

/** The values of the record form. */
export interface RufRecordValues {
  name: string
  status: RufRecordStatus
  candidate: Option | null
  note: string
}
