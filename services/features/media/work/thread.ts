import { parentPort, workerData } from 'node:worker_threads'
import { ServiceError } from '../../../core/errors.ts'
import { tasks, type Outcome } from './tasks.ts'

const { name, input } = workerData as { name: keyof typeof tasks; input: never }

async function outcome(): Promise<Outcome> {
  try {
    const task = (await tasks[name]()) as (input: never) => Promise<unknown>
    return { value: await task(input) }
  } catch (error) {
    if (error instanceof ServiceError) return { refused: { status: error.status, body: error.body } }
    return { error: (error as Error).stack ?? String(error) }
  }
}

parentPort!.postMessage(await outcome())
