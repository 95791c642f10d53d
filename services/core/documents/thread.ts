import { parentPort, workerData } from 'node:worker_threads'
import { ServiceError } from '../http/errors.ts'
import type { Answer, Ask, Outcome, Question, Task, Tasks } from './tasks.ts'

const { module } = workerData as { module: string }

/** Receives the answer to the latest question. */
let take: (answer: unknown) => void = () => {}
const ask: Ask = (question) =>
  new Promise((resolve) => {
    take = resolve
    parentPort!.postMessage({ question } satisfies Question)
  })

async function outcomeOf({ name, input }: Task): Promise<Outcome> {
  try {
    const { tasks } = (await import(module)) as { tasks: Tasks }
    const task = await tasks[name]!()
    return { value: await task(input as never, ask) }
  } catch (error) {
    if (error instanceof ServiceError) return { refused: { status: error.status, body: error.body } }
    return { error: (error as Error).stack ?? String(error) }
  }
}

parentPort!.on('message', (said: Task | Answer) => {
  if ('answer' in said) take(said.answer)
  else void outcomeOf(said).then((outcome) => parentPort!.postMessage(outcome))
})
