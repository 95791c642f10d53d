import { get } from 'node:http'

/**
 * Whether an http address answers 200 within two seconds. fetch is not used: if its timeout expires while the body is
 * being cancelled, neither promise settles, and a start would wait for ever (nodejs/node#56917).
 */
export const isReady = (url: string): Promise<boolean> =>
  new Promise((done) => {
    const request = get(url, { agent: false, signal: AbortSignal.timeout(2000) }, (answer) => {
      answer.on('error', () => {}).resume()
      done(answer.statusCode === 200)
    })
    request.on('error', () => done(false))
  })
