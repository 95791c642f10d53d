import { errors } from 'jose'
import { expect, test } from 'vitest'
import { authorize } from '../../../../services/core/http/access.ts'
import { refused } from '../../../../services/core/http/errors.ts'
import { operation } from '../../../../services/core/contract/operation.ts'
import { usual } from '../coreServices.fixture.ts'
import { Type } from 'typebox'

const one = operation({ ...usual('one'), answer: Type.Null() })
const asking = (error: Error) =>
  authorize(one, 'Bearer a.b.c', { verify: () => Promise.reject(error), standing: () => Promise.reject(error) })

test('an invalid token is answered with 401', async () => {
  for (const error of [
    new errors.JWTExpired('late', {}),
    new errors.JWKSNoMatchingKey(),
    new errors.JWSSignatureVerificationFailed(),
    new errors.JWSInvalid(),
  ]) {
    await expect(asking(error)).rejects.toMatchObject({ status: 401 })
  }
})

test('keys that cannot be read are not answered with 401, so that users stay signed in', async () => {
  const faults = [
    new Error('the database has stopped'),
    new errors.JWKSTimeout(),
    new errors.JWKSInvalid(),
    refused('IDENTITY_UNAVAILABLE', 'away', undefined, 503),
  ]
  for (const error of faults) await expect(asking(error)).rejects.toBe(error)
})
