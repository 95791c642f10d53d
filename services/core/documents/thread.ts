import { parentPort, workerData } from 'node:worker_threads'
import { ServiceError } from '../http/errors.ts'
import type { Ask, Outcome, Question, Tasks } from './threads.ts'

const { module, name, input } = workerData as { module: string; name: string; input: never }

const ask: Ask = (question) =>
  new Promise((resolve) => {
    parentPort!.once('message', resolve)
    parentPort!.postMessage({ question } satisfies Question)
  })

async function outcome(): Promise<Outcome> {
  try {
    const { tasks } = (await import(module)) as { tasks: Tasks }
    const task = await tasks[name]!()
    return { value: await task(input, ask) }
  } catch (error) {
    if (error instanceof ServiceError) return { refused: { status: error.status, body: error.body } }
    return { error: (error as Error).stack ?? String(error) }
  }
}

parentPort!.postMessage(await outcome())
