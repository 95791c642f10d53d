import { describe, expect, test } from 'vitest'
import type { GatewayContext } from '../../../../gateway/core/graph/context.ts'
import { once } from '../../../../gateway/core/graph/loader.ts'
import { assertAccepted } from '../../../../gateway/core/rest/assertAccepted.ts'
import { failure } from '../../../../gateway/core/rest/restErrors.ts'

const read = (status: number, body: unknown, fieldNames?: Record<string, string>) =>
  failure({ status, text: typeof body === 'string' ? body : JSON.stringify(body), requestId: 'r-1', fieldNames })

describe('failures of the services', () => {
  test.each([
    [400, 'BAD_INPUT'],
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [408, 'UPSTREAM_TIMEOUT'],
    [409, 'CONFLICT'],
    [413, 'TOO_LARGE'],
    [422, 'BAD_INPUT'],
    [429, 'RATE_LIMITED'],
    [500, 'INTERNAL'],
    [502, 'UPSTREAM_UNAVAILABLE'],
    [503, 'UPSTREAM_UNAVAILABLE'],
    [504, 'UPSTREAM_TIMEOUT'],
    [302, 'UPSTREAM_BAD_ANSWER'],
    [418, 'UPSTREAM_BAD_ANSWER'],
    [501, 'UPSTREAM_BAD_ANSWER'],
  ])('%i is %s, with a text of the gateway', (status, code) => {
    expect(read(status, '').extensions).toEqual({ code, status, requestId: 'r-1', isStandIn: true })
    expect(read(status, '').message).not.toBe('')
  })

  test('the first format: errorCode, message and parameters', () => {
    const error = read(400, { errorCode: 17, message: 'Name is used', paramValues: { name: 'Java', count: 2 } })
    expect(error.message).toBe('Name is used')
    expect(error.extensions).toEqual({
      code: 'REFUSED',
      status: 400,
      errorCode: '17',
      params: { name: 'Java', count: '2' },
      requestId: 'r-1',
    })
  })
  test('errorCode 599 is a conflict', () => {
    expect(read(400, { errorCode: '599', message: 'Changed' }).extensions).toMatchObject({
      code: 'CONFLICT',
      errorCode: '599',
    })
  })
  test('the second format: messages by field, under the names of the GraphQL input', () => {
    const error = read(400, { errors: { skill: ['needed'], remark: 'too long' } }, { skill: 'skills' })
    expect(error.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { skills: ['needed'], remark: ['too long'] } })
    expect(error.message).toBe('needed; too long')
  })
  test('the messages have their codes and parameters, for fields where all of them can be read', () => {
    const detail = { code: 'MAXIMUM', params: { max: 5 } }
    const required = { code: 'REQUIRED', params: {} }
    const error = read(
      400,
      {
        errors: {
          skill: ['long'],
          name: ['a', 'b'],
          owner: ['c'],
          note: ['d'],
          remark: ['e'],
          city: 'f',
          ['__proto__']: ['g'],
        },
        errorDetails: {
          skill: [detail],
          name: [detail],
          owner: 'x',
          note: [{ code: 1 }],
          remark: [null],
          city: [{ code: 'REQUIRED' }],
          gone: [required],
        },
      },
      { skill: 'skills' },
    )
    expect(error.extensions.fieldDetails).toEqual({
      skills: [{ code: 'MAXIMUM', params: { max: '5' } }],
      city: [required],
    })
    for (const errorDetails of [undefined, null, 'x', [], { skill: {} }])
      expect(read(400, { errors: { skill: ['x'] }, errorDetails }).extensions).not.toHaveProperty('fieldDetails')
  })
  test('a path within a field is renamed step by step', () => {
    const names = { recChannelId: 'channelId', isAdded: 'isCurrent' }
    const { fields } = read(
      400,
      {
        errors: {
          'draft.recChannelId': ['a'],
          'resume.work.1.isAdded': ['b'],
          'labelIds.0': ['c'],
          constructor: ['d'],
        },
      },
      names,
    ).extensions
    expect(fields).toEqual({
      'draft.channelId': ['a'],
      'resume.work.1.isCurrent': ['b'],
      'labelIds.0': ['c'],
      constructor: ['d'],
    })
  })
  test.each(['Not yours', '"Not yours"'])('the third format: the plain string %s', (body) => {
    expect(read(403, body).message).toBe('Not yours')
  })
  test.each([
    [404, 'Not Found'],
    [403, '"Forbidden"'],
  ])('a text that only repeats the status %i is dropped, so that clients use their own', (status, body) => {
    expect(read(status, body).extensions).toMatchObject({ status, isStandIn: true })
  })
  test("the text of an unexpected failure and of a proxy's page is not passed on", () => {
    for (const body of ['Error: at /srv/app.js:1', '<html>nginx</html>', { message: 'select * from secrets' }]) {
      expect(read(500, body)).toMatchObject({
        message: 'The service failed',
        code: 'INTERNAL',
        extensions: { isStandIn: true },
      })
    }
    expect(read(404, '<html>nginx</html>').message).toBe('Not found')
  })
  test('a failure of 500 with an errorCode keeps its code and text', () => {
    expect(read(500, { errorCode: 'E9', message: 'Mail server is away' })).toMatchObject({
      message: 'Mail server is away',
      extensions: { code: 'INTERNAL', errorCode: 'E9' },
    })
  })
  test('malformed bodies are handled', () => {
    for (const body of [
      'null',
      '[1]',
      '5',
      '{"errors":[1]}',
      '{"errorCode":null,"message":null,"paramValues":[]}',
      '{',
    ]) {
      expect(read(400, body).code).toBe('BAD_INPUT')
    }
    expect(read(400, 'x'.repeat(100_000)).message.length).toBe(1000)
  })
})

test('an answer that reports failure is REFUSED', () => {
  expect(() => assertAccepted(true)).not.toThrow()
  expect(() => assertAccepted({ status: 'ok' })).not.toThrow()
  expect(() => assertAccepted(false)).toThrow(expect.objectContaining({ code: 'REFUSED' }))
  expect(() => assertAccepted({ status: 'Denied' }, 'Not approved')).toThrow(
    expect.objectContaining({ code: 'REFUSED', message: 'Not approved' }),
  )
})

test('a list that failed is read again in the same request, and one that was read is not', async () => {
  const context = {} as GatewayContext
  const answers = [Promise.reject(new Error('away')), Promise.resolve(['TopCV'])]
  const read = once(() => answers.shift()!)
  await expect(read(context)).rejects.toThrow('away')
  expect([await read(context), await read(context)]).toEqual([['TopCV'], ['TopCV']])
})
