const finalText = 0x81

/** The largest length that fits into the first two bytes, and the largest that fits into the two bytes after them. */
const shortest = 125
const short = 65_535

/**
 * Returns the WebSocket frame of a text message (RFC 6455 §5.2) that consists of the `head` for one receiver, the
 * `body` for all receivers, and the brace that closes the head. As a single buffer it needs one write; ws needs two for
 * each frame.
 */
export function sharedFrame(head: string, body: Buffer): Buffer {
  const headLength = Buffer.byteLength(head)
  const length = headLength + body.length + 1
  const start = length <= shortest ? 2 : length <= short ? 4 : 10
  const frame = Buffer.allocUnsafe(start + length)
  frame[0] = finalText
  if (length <= shortest) frame[1] = length
  else if (length <= short) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(head, start)
  body.copy(frame, start + headLength)
  frame[start + length - 1] = 0x7d
  return frame
}
