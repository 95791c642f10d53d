import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  sampleRecordByIds,
  sampleRecordCreate,
  sampleRecordDelete,
  sampleRecordList,
  sampleRecordUpdate,
  type SampleRecord,
} from '../../../services/features/sampleRecords/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

export const keys = [
  'SampleRecord:ListSampleRecord',
  'SampleRecord:CreateSampleRecord',
  'SampleRecord:UpdateSampleRecord',
  'SampleRecord:DeleteSampleRecord',
] as const

export const sampleRecord = (number: number, more: Partial<SampleRecord> = {}): SampleRecord => ({
  id: uuid(number),
  name: `Record ${number}`,
  note: null,
  createdBy: 'recruiter',
  createdDate: '2025-03-01T00:00:20.000Z',
  ...more,
})

/** Returns REST services that store sample records in memory. */
export function sampleRecordServices(sampleRecords: SampleRecord[]) {
  const find = (id: unknown) => {
    const found = sampleRecords.find((one) => one.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const rest = fakeRest()
    .on(sampleRecordList, ({ body }) =>
      pageAt(
        sampleRecords.filter(({ name }) => name.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(sampleRecordByIds, ({ body }) => sampleRecords.filter(({ id }) => body.ids.includes(id)))
    .on(sampleRecordCreate, ({ body }) => {
      const made = sampleRecord(90 + sampleRecords.length, body)
      sampleRecords.unshift(made)
      return made
    })
    .on(sampleRecordUpdate, ({ params, body }) => Object.assign(find(params?.id), body))
    .on(sampleRecordDelete, ({ params }) => {
      sampleRecords.splice(sampleRecords.indexOf(find(params?.id)), 1)
      return { status: 'OK' }
    })
    .on(usersByUserNames, ({ body }) =>
      body.map((name) => {
        const userName = String(name)
        return { id: uuid(7), userName, fullName: `Full ${userName}`, email: null }
      }),
    )
  return { rest, calls: rest.callsOf, sampleRecords }
}
