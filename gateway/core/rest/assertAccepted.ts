import { RequestError } from '../graph/requestError.ts'

/** Throws REFUSED if an answer that only reports success reports a failure: `false`, or a status other than OK. */
export function assertAccepted(answer: boolean | { status: string }, message = 'The service refused'): void {
  const isOk = typeof answer === 'boolean' ? answer : answer.status.toUpperCase() === 'OK'
  if (!isOk)
    throw new RequestError('REFUSED', message, {
      ...(typeof answer === 'object' && { params: { status: answer.status } }),
    })
}
