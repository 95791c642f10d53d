import { expect, test } from 'vitest'
import { ServiceError } from '../../../../services/core/http/errors.ts'
import { threadsFor } from '../../../../services/core/documents/threads.ts'
import type { tasks } from './threads.fixture.ts'

const run = threadsFor<typeof tasks>(
  new URL('./threads.fixture.ts', import.meta.url),
  () => new ServiceError(400, { errorCode: 'BROKEN', message: 'Broken' }),
)
const code = (errorCode: string) => ({ body: { errorCode } })
const which = () => run('whichThread', undefined as never)

test('consecutive documents share a thread', async () => {
  const first = await which()
  expect(await which()).toBe(first)
  expect(await run('wait', 1)).toBe(first)
})

test('users and jobs have one thread each, and a second document of either waits', async () => {
  const [forPeople, forJob] = await Promise.all([run('wait', 300), run('wait', 300, { isJob: true })])
  expect(forPeople).not.toBe(forJob)
  expect([forPeople, forJob]).toContain(await which())
})

test('a thread in which a document failed ends', async () => {
  for (const [task, errorCode] of [
    ['refuse', 'NO'],
    ['fail', 'BROKEN'],
  ] as const) {
    const before = await which()
    await expect(run(task, undefined as never)).rejects.toMatchObject(code(errorCode))
    expect(await which()).not.toBe(before)
  }
})

test('what one document has left behind does not affect the next', async () => {
  const before = await run('failLater', 100)
  const after = await run('wait', 400)
  expect(after).not.toBe(before)
})

test('a thread that died while idle is not used again', async () => {
  const before = await run('failLater', 10)
  await new Promise((done) => setTimeout(done, 300))
  expect(await which()).not.toBe(before)
})

test('a thread that uses much memory ends', async () => {
  const before = await run('hold', 200)
  expect(await which()).not.toBe(before)
})

test('a caller who leaves ends the thread', async () => {
  const before = await which()
  const leaving = new AbortController()
  const left = run('wait', 10_000, { signal: leaving.signal })
  setTimeout(() => leaving.abort(new Error('Left')), 100)
  await expect(left).rejects.toThrow('Left')
  expect(await which()).not.toBe(before)
})

test('a task asks one question after the other', async () => {
  const asked: unknown[] = []
  const answer = async (question: never) => asked.push(question)
  expect(await run('askTwice', null, { answer })).toEqual([1, 2])
  expect(asked).toEqual(['one', 'two'])
})

test('an answer that arrives too late is not used for the next document', async () => {
  const late = () => new Promise((done) => setTimeout(() => done('late'), 100))
  const before = await run('askInVain', null, { answer: late })
  const slowly = async (question: never) => {
    await new Promise((done) => setTimeout(done, 300))
    return question
  }
  expect(await run('askTwice', null, { answer: slowly })).toEqual(['one', 'two'])
  expect(await which()).toBe(before)
})
