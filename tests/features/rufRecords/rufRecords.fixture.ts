import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import type { BodyOf } from '../../../services/core/contract/operation.ts'
import {
  rufByIds,
  rufCreate,
  rufDelete,
  rufList,
  rufUpdate,
  type Ruf,
} from '../../../services/features/rufRecords/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

export const ruf = (number: number, more: Partial<Ruf> = {}): Ruf => ({
  id: uuid(number),
  name: `Record ${number}`,
  status: 'open',
  note: null,
  candidateId: null,
  candidateName: null,
  createdBy: 'recruiter',
  createdDate: '2025-03-01T00:00:20.000Z',
  ...more,
})

/** REST services that keep records in memory. */
export function rufServices(rufs: Ruf[]) {
  const find = (id: unknown) => {
    const found = rufs.find((one) => one.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const fieldsOf = (body: BodyOf<typeof rufCreate>): Partial<Ruf> => ({
    ...body,
    candidateName: body.candidateId ? 'Phạm Thị Lan' : null,
  })
  const rest = fakeRest()
    .on(rufList, ({ body }) =>
      pageAt(
        rufs.filter(
          ({ name, status }) => (!body.status || body.status.includes(status)) && name.includes(body.keyword ?? ''),
        ),
        body,
      ),
    )
    .on(rufByIds, ({ body }) => rufs.filter(({ id }) => body!.ids.includes(id)))
    .on(rufCreate, ({ body }) => {
      const made = ruf(90 + rufs.length, fieldsOf(body))
      rufs.unshift(made)
      return made
    })
    .on(rufUpdate, ({ params, body }) => Object.assign(find(params!.id), fieldsOf(body)))
    .on(rufDelete, ({ params }) => {
      rufs.splice(rufs.indexOf(find(params!.id)), 1)
      return { status: 'OK' }
    })
    .on(usersByUserNames, ({ body }) =>
      body!.map((userName) => ({
        id: uuid(7),
        userName: String(userName),
        fullName: `Full ${String(userName)}`,
        email: null,
      })),
    )
  return { rest, calls: rest.callsOf, rufs }
}
