import { expect, test } from 'vitest'
import { createTurns } from '../../../../../gateway/core/engine/budgets/turns.ts'

const never = new AbortController().signal
const settled = () => new Promise((done) => setImmediate(done))

test('a limited number of documents of one program run at once, further ones wait in order, and others do not wait', async () => {
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

test('a document that waits too long is refused, and one whose client has left gives up its turn', async () => {
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
