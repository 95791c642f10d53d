import { describe, expect, test, vi } from 'vitest'
import { takeAnswer } from '../../../../web/app/relay/answer.ts'
import { retryDelay } from '../../../../web/app/relay/live.ts'
import { readClaims } from '../../../../web/app/session/claims.ts'
import { safePath } from '../../../../web/app/session/client/returning.ts'
import { fillIn } from '../../../../web/shared/format/catalogue.ts'
import { initialsOf } from '../../../../web/shared/format/initials.ts'
import { RequestError, requestErrorOfBody } from '../../../../web/shared/requestError.ts'

const thrownBy = (run: () => unknown): RequestError => {
  try {
    run()
  } catch (error) {
    if (error instanceof RequestError) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

describe('a response of the gateway', () => {
  test('a failed nullable root field throws with its details', () => {
    const error = thrownBy(() =>
      takeAnswer({
        data: { verificationFolder: null },
        errors: [
          {
            message: 'No',
            path: ['verificationFolder'],
            extensions: { code: 'FORBIDDEN', requires: ['Candidate:CV-Verification'], requestId: 'r1' },
          },
        ],
      }),
    )
    expect(error).toMatchObject({
      code: 'FORBIDDEN',
      message: 'No',
      requestId: 'r1',
      requires: ['Candidate:CV-Verification'],
    })
  })

  test('an error that makes its root field null throws', () => {
    const answer = {
      data: { users: null },
      errors: [{ message: 'x', path: ['users', 'nodes', 0], extensions: { code: 'INTERNAL' } }],
    }
    expect(thrownBy(() => takeAnswer(answer)).code).toBe('INTERNAL')
  })

  test('an error below the root stays with its field', () => {
    const answer = { data: { viewer: { company: null } }, errors: [{ message: 'x', path: ['viewer', 'company'] }] }
    expect(takeAnswer(answer)).toBe(answer)
  })

  test('root fields that the query catches fail alone, unless nobody is signed in', () => {
    const failed = (code: string) => ({
      data: { candidates: {}, labels: null },
      errors: [{ message: 'x', path: ['labels'], extensions: { code } }],
    })
    const onPartial = vi.fn<() => void>()
    const answer = failed('UPSTREAM_UNAVAILABLE')
    expect(takeAnswer(answer, { caught: ['labels'], onPartial })).toBe(answer)
    expect(onPartial).toHaveBeenCalledOnce()
    expect(thrownBy(() => takeAnswer(answer, { caught: ['statuses'] })).code).toBe('UPSTREAM_UNAVAILABLE')
    expect(thrownBy(() => takeAnswer(failed('UNAUTHENTICATED'), { caught: ['labels'] })).code).toBe('UNAUTHENTICATED')
  })

  test('records that could not be read are counted', () => {
    const onUnreadable = vi.fn<(count: number) => void>()
    const answer = { data: { candidates: {} }, extensions: { unreadable: { count: 2 } } }
    expect(takeAnswer(answer, { onUnreadable })).toBe(answer)
    expect(onUnreadable).toHaveBeenCalledExactlyOnceWith(2)
    takeAnswer({ data: { candidates: {} } }, { onUnreadable })
    expect(onUnreadable).toHaveBeenCalledOnce()
  })

  test('a response without data and errors is a bad answer', () => {
    expect(thrownBy(() => takeAnswer({ data: null })).code).toBe('UPSTREAM_BAD_ANSWER')
  })

  test('a page of a proxy is judged by its status alone', () => {
    expect(requestErrorOfBody(503, '<html>busy</html>', 'r2')).toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
      message: '',
      status: 503,
      requestId: 'r2',
    })
    const body = JSON.stringify({ errors: [{ message: 'Too large', extensions: { code: 'TOO_LARGE' } }] })
    expect(requestErrorOfBody(413, body)).toMatchObject({ code: 'TOO_LARGE', message: 'Too large', status: 413 })
  })
})

describe('claims of a token', () => {
  const token = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`

  test('one role, several roles, names in any script', () => {
    expect(
      readClaims(token({ preferred_username: 'hà', name: 'Thu Hà', role: 'Recruiter', permissions: ['A:B'], exp: 9 })),
    ).toMatchObject({
      userName: 'hà',
      fullName: 'Thu Hà',
      roles: ['Recruiter'],
      currentRole: 'Recruiter',
      permissions: new Set(['A:B']),
      expiresAt: 9,
    })
    expect(readClaims(token({ role: ['A', 'B'], current_role: 'B' }))).toMatchObject({
      roles: ['A', 'B'],
      currentRole: 'B',
    })
  })

  test('a text that is not a token has no claims and no permissions', () => {
    expect(readClaims('opaque')).toMatchObject({ userName: '', roles: [], permissions: new Set() })
  })
})

test.each([
  ['/cv-verification?folder=1#x', '/cv-verification?folder=1#x'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['/login/callback?code=1', '/'],
  [undefined, '/'],
])('the return path %s after sign-in becomes %s', (given, expected) => {
  expect(safePath(given)).toBe(expected)
})

test('a lost socket is reopened with growing random pauses of at most half a minute', () => {
  for (const retries of [0, 3, 50]) {
    const longest = Math.min(30_000, 500 * 2 ** Math.min(retries, 10))
    for (let n = 0; n < 20; n++) {
      const delay = retryDelay(retries)
      expect(delay).toBeGreaterThanOrEqual(longest / 2)
      expect(delay).toBeLessThanOrEqual(longest)
    }
  }
})

test('values are inserted into a text of the server, and unknown placeholders are kept', () => {
  expect(fillIn('{name} of {{list}} is {unknown}', { name: 'A', list: 'B' })).toBe('A of B is {unknown}')
})

test.each([
  ['Nguyễn Thu Hà', 'NH'],
  ['đức', 'Đ'],
  ['佐藤 健太', '佐健'],
  ['', ''],
])('initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
