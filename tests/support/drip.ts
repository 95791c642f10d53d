import { connect } from 'node:net'

/**
 * Sends the start of a request, then one letter of a header at a time. Returns the received text, and the time until
 * the server closed the connection.
 */
export function drip(port: number, everyMs = 50, longestMs = 5000): Promise<{ text: string; ms: number }> {
  const began = performance.now()
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: '))
    const dripping = setInterval(() => socket.write('x'), everyMs)
    const longest = setTimeout(() => socket.destroy(), longestMs)
    socket.on('data', (piece) => {
      text += String(piece)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(dripping)
      clearTimeout(longest)
      resolve({ text, ms: performance.now() - began })
    })
  })
}
