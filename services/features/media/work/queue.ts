import { refused } from '../../../core/errors.ts'

/** How long somebody waits for their turn before they are told to come again. */
const longestWait = 20_000

/** Runs one work at a time, in the order in which they came: a document takes a core and a lot of memory. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()

  run<T>(work: () => Promise<T>): Promise<T> {
    let isLate = false
    let timer: NodeJS.Timeout | undefined
    const turn = this.#last.then(() => {
      clearTimeout(timer)
      return isLate ? undefined : work()
    })
    this.#last = turn.catch(() => {})
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isLate = true
        reject(refused('BUSY', 'Other documents are being worked on: try again in a moment'))
      }, longestWait)
    })
    return Promise.race([turn as Promise<T>, late])
  }
}
