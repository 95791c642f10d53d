import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { departmentByIds, departmentsByCompany } from '../../../services/features/departments/contract.ts'
import { roleLookup } from '../../../services/features/roles/contract.ts'
import * as contract from '../../../services/features/users/contract.ts'
import type { UserDetail } from '../../../services/features/users/userShapes.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'
import { department, detail } from './people.ts'

export const roleName = (number: number, code: string, name = code) => ({
  id: uuid(number),
  code,
  name,
  description: '',
})

/** REST services that keep accounts in memory. */
export function accountServices(people: UserDetail[]) {
  const find = (id: unknown) => {
    const found = people.find((one) => one.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const rest = fakeRest()
    .on(departmentsByCompany, () => [department(1), department(2)])
    .on(roleLookup, () => [roleName(1, 'Recruiter'), roleName(2, 'Guest', 'Guests')])
    .on(contract.accountList, ({ body }) =>
      pageAt(
        people.filter(({ status }) => !body.status || status === body.status),
        body,
      ),
    )
    .on(departmentByIds, ({ body }) =>
      [1, 2].map((number) => department(number)).filter(({ id }) => (body as { ids: string[] }).ids.includes(id)),
    )
    .on(contract.usersByUserNames, ({ body }) => people.filter(({ userName }) => body.includes(userName)))
    .on(contract.accountByUserNames, ({ body }) => people.filter(({ userName }) => body.includes(userName)))
    .on(contract.accountCreate, ({ body: { password: _, ...body } }) => {
      const made = detail(90, {
        ...body,
        fullName: `${body.familyName} ${body.name}`,
        phone: null,
      } as Partial<UserDetail>)
      people.push(made)
      return made
    })
    .on(contract.accountUpdate, ({ params, body }) => {
      const one = find(params!.id)
      if (body.version !== one.version) throw new RequestError('CONFLICT', 'Changed', { errorCode: '599' })
      return Object.assign(one, body, { fullName: `${body.familyName} ${body.name}`, version: one.version + 1 })
    })
    .on(contract.accountAddToRole, ({ params, body }) => Object.assign(find(params!.id), { roles: body.roles }))
    .on(contract.accountUpdateStatus, ({ query }) =>
      Object.assign(find(query.userId), { status: query.status, version: Number(query.version) + 1 }),
    )
    .on(contract.accountVerificationLink, ({ query }) => ({
      mailId: uuid(5),
      email: find(query.userId).email ?? '',
      state: 'waiting' as const,
    }))
    .on(contract.accountDelete, ({ params }) => {
      people.splice(people.indexOf(find(params!.id)), 1)
      return { ok: true }
    })
  return { rest, calls: rest.callsOf, people }
}
