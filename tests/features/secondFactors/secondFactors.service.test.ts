import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { unscoped } from '../../../services/core/database/unscoped.ts'
import { codeAt, period, stepAt } from '../../../services/core/identity/secondFactor/totp.ts'
import { users } from '../../../services/demo/people/accounts.ts'
import * as contract from '../../../services/features/secondFactors/contract.ts'
import { accountGet, accountUpdate } from '../../../services/features/users/contract.ts'
import { roleCreate, roleGet, roleUpdate } from '../../../services/features/roles/contract.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

const password = 'Demo#123'
const recruiter = users.recruiter.id
let here: PeopleHere
beforeAll(async () => {
  here = await startPeople({ TOTP_KEY: 'key of the tests for second factors' })
})
afterAll(() => here?.close())
beforeEach(async () => {
  await unscoped(here.db).deleteFrom('user_second_factor').execute()
  await unscoped(here.db).deleteFrom('login_attempt').execute()
  await unscoped(here.db).updateTable('role').set({ second_factor_since: null }).execute()
})

const as = () => here.as('recruiter')
const state = () => as().ok(contract.authenticatorState)
const mails = () =>
  here.db
    .from('mail')
    .select(['mail.kind', 'mail.recipient', 'mail.subject', 'mail.body'])
    .where('mail.source_id', '=', recruiter)
    .orderBy('mail.id', 'desc')
    .execute()
/** The code `ahead` steps from now: each step is valid once. */
const codeOf = (secret: string, ahead = 0) => codeAt(secret, stepAt(Date.now()) + ahead)
async function pendingSecret() {
  const { sharedKey, authenticatorUri } = await as().ok(contract.authenticatorSetUp)
  const secret = sharedKey.replaceAll(' ', '')
  expect(authenticatorUri).toContain(`secret=${secret}&`)
  return secret
}
async function enabled() {
  const secret = await pendingSecret()
  const answer = await as().ok(contract.authenticatorVerify, { body: { code: codeOf(secret, -1), password } })
  return { secret, codes: answer.recoveryCodes }
}

describe("the user's second factor", () => {
  test('is in force once a code and the password have confirmed it; its state never contains codes', async () => {
    expect(await state()).toMatchObject({ isEnabled: false, isPending: false, offered: 'here', dueDate: null })
    const secret = await pendingSecret()
    expect(await state()).toMatchObject({ isEnabled: false, isPending: true })

    const verify = (body: { code: string; password?: string }) => as().raw(contract.authenticatorVerify, { body })
    const code = codeOf(secret)
    expect((await verify({ code })).body.errors).toEqual({ password: ['This field is required'] })
    expect((await verify({ code, password: 'Wrong#123' })).body.errors).toEqual({ password: ['is not your password'] })
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await verify({ code: wrong, password })).body.errors).toEqual({
      code: ['is not one of your codes, or has already been used'],
    })
    expect(await state()).toMatchObject({ isEnabled: false })

    const done = await as().ok(contract.authenticatorVerify, { body: { code, password } })
    expect([done.succeeded, new Set(done.recoveryCodes).size]).toEqual([true, 10])
    const now = await state()
    expect(now).toMatchObject({ isEnabled: true, isPending: false, recoveryCodesLeft: 10, period, digits: 6 })
    expect(JSON.stringify(now)).not.toContain(secret)
    expect((await mails())[0]).toMatchObject({ recipient: users.recruiter.email })
    expect(await here.as('admin').ok(accountGet, { params: { id: recruiter } })).toMatchObject({
      hasSecondFactor: true,
    })
    // Another authenticator requires a reset of the present one.
    expect((await as().raw(contract.authenticatorSetUp)).body.errorCode).toBe('SECOND_FACTOR_ON')
    expect((await verify({ code: codeOf(secret, 1), password })).body.errors).toHaveProperty('code')
  })

  test('is stored encrypted, and each recovery code as a hash', async () => {
    const { secret, codes } = await enabled()
    const row = await unscoped(here.db)
      .selectFrom('user_second_factor')
      .selectAll()
      .where('user_id', '=', recruiter)
      .executeTakeFirstOrThrow()
    const kept = JSON.stringify(row)
    for (const text of [secret, ...codes, ...codes.map((one) => one.replaceAll('-', ''))])
      expect(kept).not.toContain(text)
  })

  test('is removed with a code, a recovery code or the password, and with nothing else', async () => {
    const reset = (body: object) => as().raw(contract.authenticatorReset, { body })
    const { secret, codes } = await enabled()
    expect((await reset({})).body.errors).toEqual({ code: ['This field is required'] })
    expect((await reset({ code: codeOf(secret, -1) })).body.errors).toHaveProperty('code')
    expect((await reset({ password: 'Wrong#123' })).body.errors).toHaveProperty('password')
    expect(await state()).toMatchObject({ isEnabled: true })
    await as().ok(contract.authenticatorReset, { body: { code: codeOf(secret) } })
    expect(await state()).toMatchObject({ isEnabled: false, recoveryCodesLeft: 0 })
    expect((await reset({ password })).body.errorCode).toBe('NO_SECOND_FACTOR')

    const again = await enabled()
    expect((await reset({ code: codes[0] })).body.errors).toHaveProperty('code')
    await as().ok(contract.authenticatorDisable, { body: { code: again.codes[0] } })
    expect(await state()).toMatchObject({ isEnabled: false })
    await enabled()
    await as().ok(contract.authenticatorDisable, { body: { password } })
    expect(await state()).toMatchObject({ isEnabled: false })
  })

  test('new recovery codes void the old ones', async () => {
    const { secret, codes } = await enabled()
    const { recoveryCodes } = await as().ok(contract.recoveryCodesGenerate, { body: { code: codeOf(secret) } })
    expect(recoveryCodes.filter((code) => codes.includes(code))).toEqual([])
    const byOld = await as().raw(contract.authenticatorReset, { body: { code: codes[1] } })
    expect(byOld.body.errors).toHaveProperty('code')
    await as().ok(contract.authenticatorReset, { body: { code: recoveryCodes[1] } })
  })

  test('five wrong codes make the account wait, even with the right code', async () => {
    const { secret } = await enabled()
    for (let tried = 0; tried < 5; tried++) {
      const { status } = await as().raw(contract.authenticatorReset, { body: { code: 'ABC' } })
      expect(status).toBe(400)
    }
    const { status, body } = await as().raw(contract.authenticatorReset, { body: { code: codeOf(secret) } })
    expect([status, body.errorCode]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(body.paramValues?.seconds)).toBeGreaterThan(0)
    expect(await state()).toMatchObject({ isEnabled: true })
  })
})

describe('a role that requires one', () => {
  const required = (name: string) =>
    here
      .as('admin')
      .ok(roleCreate, { body: { code: name, name, description: '', permissions: [], isSecondFactorRequired: true } })

  test('says so, starts its grace period once, and prevents turning it off', async () => {
    const role = await required('Careful')
    expect(role).toMatchObject({ isSecondFactorRequired: true })
    const since = async () =>
      (
        await unscoped(here.db)
          .selectFrom('role')
          .select('second_factor_since')
          .where('id', '=', role.id)
          .executeTakeFirstOrThrow()
      ).second_factor_since
    const first = await since()
    const change = async (isSecondFactorRequired?: boolean) => {
      const { version } = await here.as('admin').ok(roleGet, { params: { id: role.id } })
      const body = { version, name: 'Careful', description: '', permissions: [], isSecondFactorRequired }
      return here.as('admin').ok(roleUpdate, { params: { id: role.id }, body })
    }
    expect(await change()).toMatchObject({ isSecondFactorRequired: true })
    await change(true)
    expect(await since()).toEqual(first)

    await unscoped(here.db)
      .insertInto('user_role')
      .values({ company_id: here.db.companyId, user_id: recruiter, role: 'Careful' })
      .execute()
    const { dueDate } = await state()
    expect(new Date(dueDate!).getTime() - first!.getTime()).toBeGreaterThanOrEqual(7 * 86_400_000)
    const { secret } = await enabled()
    const refusal = await as().raw(contract.authenticatorDisable, { body: { code: codeOf(secret) } })
    expect(refusal.body.errorCode).toBe('SECOND_FACTOR_REQUIRED')
    await as().ok(contract.authenticatorReset, { body: { code: codeOf(secret) } })
    expect(await change(false)).toMatchObject({ isSecondFactorRequired: false })
    expect(await state()).toMatchObject({ dueDate: null })
  })
})

describe('an administrator', () => {
  const reset = (userId: string, reason = 'Lost the phone', as = here.as('admin')) =>
    as.raw(contract.accountResetSecondFactor, { body: { userId, reason } })

  test('removes a lost second factor with a reason, which its owner can read', async () => {
    await enabled()
    expect((await reset(recruiter, ' ')).body.errors).toEqual({ reason: ['This field is required'] })
    expect((await reset(recruiter)).status).toBe(200)
    expect(await state()).toMatchObject({ isEnabled: false })
    const [mail] = await mails()
    expect(mail!.body).toContain('Trần Minh Quân')
    expect(mail!.body).toContain('Lost the phone')
    expect((await reset(recruiter)).body.errorCode).toBe('NO_SECOND_FACTOR')
  })

  test('cannot remove their own, or without the permission, or in another company, or that of a user with more permissions', async () => {
    await enabled()
    expect((await reset(users.admin.id)).body.errorCode).toBe('OWN_SECOND_FACTOR')
    expect((await reset(recruiter, 'x', here.as('approver'))).status).toBe(403)
    expect((await reset(recruiter, 'x', here.as('admin@other'))).status).toBe(404)
    await here
      .as('admin')
      .ok(roleCreate, {
        body: { code: 'Desk', name: 'Desk', description: '', permissions: ['User:ResetSecondFactor'] },
      })
    await unscoped(here.db)
      .insertInto('user_role')
      .values({ company_id: here.db.companyId, user_id: users.approver.id, role: 'Desk' })
      .execute()
    const byDesk = await reset(recruiter, 'x', here.as('approver', 'Desk'))
    expect([byDesk.status, byDesk.body.errorCode]).toEqual([403, 'ROLE_KEYS_NOT_HELD'])
    expect(await state()).toMatchObject({ isEnabled: true })
  })
})

test('a second factor is kept through changes of the account', async () => {
  await enabled()
  const { version } = await here.as('admin').ok(accountGet, { params: { id: recruiter } })
  const changed = await here
    .as('admin')
    .ok(accountUpdate, {
      params: { id: recruiter },
      body: { version, name: 'Anew', familyName: '', email: users.recruiter.email },
    })
  expect(changed).toMatchObject({ hasSecondFactor: true })
})
