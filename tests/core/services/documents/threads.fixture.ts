import { threadId } from 'node:worker_threads'
import { ServiceError } from '../../../../services/core/http/errors.ts'
import type { Ask } from '../../../../services/core/documents/tasks.ts'

const held: unknown[] = []

/** The tasks that run in the threads of the test. */
export const tasks = {
  whichThread: async () => () => threadId,
  refuse: async () => () => {
    throw new ServiceError(400, { errorCode: 'NO', message: 'No' })
  },
  fail: async () => () => {
    throw new Error('Not of this form')
  },
  /** Fails after the answer. */
  failLater: async () => (inMs: number) => {
    setTimeout(() => {
      throw new Error('Left behind')
    }, inMs)
    return threadId
  },
  wait: async () => async (ms: number) => {
    await new Promise((done) => setTimeout(done, ms))
    return threadId
  },
  hold: async () => (megabytes: number) => {
    held.push(Buffer.alloc(megabytes * 1024 * 1024, 1))
    return threadId
  },
  /** Ends before its question is answered. */
  askInVain: async () => (_: null, ask: Ask) => {
    void ask('late')
    return threadId
  },
  askTwice: async () => async (_: null, ask: Ask) => [await ask('one'), await ask('two')],
}
