import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../services/features/passkeys/contract.ts'
import { accountDelete } from '../../../services/features/users/contract.ts'
import { accountResetSecondFactor } from '../../../services/features/secondFactors/contract.ts'
import { demoPassword } from '../../../services/core/identity/provider/settings.ts'
import { unscoped } from '../../../services/core/database/unscoped.ts'
import { Authenticator } from '../../support/authenticator.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())

const origin = 'http://localhost:4000'
const begin = (userName: string, proof: object = { password: demoPassword }) =>
  here.as(userName).raw(contract.passkeyBegin, { body: proof })
async function added(userName: string, name: string) {
  const { body } = await begin(userName)
  const { options } = body as unknown as { options: string }
  const response = new Authenticator(origin).create(JSON.parse(options))
  return here.as(userName).ok(contract.passkeyAdd, { body: { name, response } })
}

test('a passkey is added after proof of identity, and removed only by its owner', async () => {
  expect(await here.as('recruiter').ok(contract.passkeyList)).toEqual({ isOffered: true, passkeys: [] })
  expect((await begin('recruiter', {})).body.errors).toHaveProperty('code')
  expect((await begin('recruiter', { password: 'Wrong#123' })).body.errors).toHaveProperty('password')
  const { passkeys } = await added('recruiter', ' Laptop ')
  expect(passkeys).toMatchObject([{ name: 'Laptop', lastUsedDate: null }])
  const remove = (userName: string) =>
    here.as(userName).raw(contract.passkeyRemove, { params: { id: passkeys[0]!.id } })
  expect((await remove('manager')).status).toBe(404)
  expect((await remove('admin@other')).status).toBe(404)
  expect((await remove('recruiter')).body).toMatchObject({ passkeys: [] })
  expect((await remove('recruiter')).status).toBe(404)
})

test('a response that no browser has made is refused, and nothing is stored', async () => {
  for (const response of ['no JSON', 'null', '{}', '{"id":"x","rawId":"x","type":"public-key","response":{}}']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await begin('manager')
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { body } = await here.as('manager').raw(contract.passkeyAdd, { body: { name: 'None', response } })
    expect(body).toMatchObject({ errorCode: 'PASSKEY_WRONG' })
  }
  expect((await here.as('manager').ok(contract.passkeyList)).passkeys).toEqual([])
})

test('deleting an account deletes its passkeys', async () => {
  await added('finance', 'Phone')
  const [user] = await unscoped(here.db)
    .selectFrom('user_passkey')
    .innerJoin('app_user', 'app_user.id', 'user_passkey.user_id')
    .select('app_user.id')
    .where('user_name', '=', 'finance')
    .execute()
  // Without an active second factor there is nothing for an administrator to remove.
  const body = { userId: user!.id, reason: 'Lost' }
  expect((await here.as('admin').raw(accountResetSecondFactor, { body })).body).toMatchObject({
    errorCode: 'NO_SECOND_FACTOR',
  })
  await here.as('admin').ok(accountDelete, { params: { id: user!.id } })
  expect(
    await unscoped(here.db).selectFrom('user_passkey').select('id').where('user_id', '=', user!.id).execute(),
  ).toEqual([])
})
