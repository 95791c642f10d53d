import { expect, test } from 'vitest'
import { createTurns } from '../../../../../gateway/core/engine/budgets/turns.ts'

const never = new AbortController().signal
const settled = () => new Promise((done) => setImmediate(done))

test('so many documents of one program run at once, the next ones in their order; others do not wait', async () => {
  const turns = createTurns({ atOnce: 2, longestMs: 10_000 })
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const begin = async (name: string, key = 'tool') => {
    ends.set(name, await turns.take(key, never))
    began.push(name)
  }
  const all = ['a', 'b', 'c', 'd'].map((name) => begin(name))
  await begin('other', 'another')
  expect(began).toEqual(['a', 'b', 'other'])
  ends.get('b')!()
  await settled()
  expect(began).toEqual(['a', 'b', 'other', 'c'])
  ends.get('a')!()
  ends.get('c')!()
  await Promise.all(all)
  expect(began.at(-1)).toBe('d')
  ends.get('d')!()
  await Promise.all([begin('e'), begin('f')])
  expect(began.slice(-2)).toEqual(['e', 'f'])
})

test('who waits too long is told so, and one who has gone gives up the place', async () => {
  const turns = createTurns({ atOnce: 1, longestMs: 20 })
  const end = await turns.take('tool', never)
  await expect(turns.take('tool', never)).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED', retryAfter: 1 } })
  const gone = new AbortController()
  const waiting = turns.take('tool', gone.signal)
  gone.abort()
  await expect(waiting).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } })
  const next = turns.take('tool', never)
  end()
  ;(await next)()
})
