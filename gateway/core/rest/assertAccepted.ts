import { RequestError } from '../graph/requestError.ts'

/** Throws REFUSED when a call that says how it went says that it did not: `false`, or a status other than OK. */
export function assertAccepted(answer: boolean | { status: string }, message = 'The service refused'): void {
  const isOk = typeof answer === 'boolean' ? answer : answer.status.toUpperCase() === 'OK'
  if (!isOk)
    throw new RequestError('REFUSED', message, {
      ...(typeof answer === 'object' && { params: { status: answer.status } }),
    })
}
