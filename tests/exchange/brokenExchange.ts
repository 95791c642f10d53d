import { RTCPeerConnection } from 'werift'
import { startExchange } from './exchange.fixture.ts'

// Runs the exchange in a separate process whose libraries fail unexpectedly while a call is set up.
const { createAnswer } = RTCPeerConnection.prototype
const ways = {
  timer: () =>
    setTimeout(() => {
      throw new Error('thrown in a timer')
    }, 10),
  promise: () => void Promise.reject(new Error('rejected without a hearer')),
}
let next: keyof typeof ways | null = null
RTCPeerConnection.prototype.createAnswer = function (...given) {
  if (next) ways[next]()
  next = null
  return createAnswer.apply(this, given)
}

const here = await startExchange()
process.on('message', (way: keyof typeof ways | 'adrift' | 'outside') => {
  if (way === 'adrift') {
    const error = new Error("thrown by nobody's line")
    error.stack = `${error.message}\n    at read (/app/node_modules/sip.js/lib/core/index.js:1:1)`
    setTimeout(() => {
      throw error
    })
  } else if (way === 'outside')
    setTimeout(() => {
      throw new Error('thrown outside of any call')
    })
  else next = way
  process.send!({ lines: here.lines.map(({ msg }) => msg) })
})
process.send!({ url: here.url, folder: here.folder })
