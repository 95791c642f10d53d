/** Samples per second. */
export const rate = 8000
/** Silence in µ-law. */
export const silence = 0xff

/** Converts one sample of 16 bits into µ-law (G.711). */
export function toMuLaw(sample: number): number {
  const level = Math.min(Math.abs(sample), 32_635) + 132
  const exponent = Math.max(0, 31 - Math.clz32(level) - 7)
  return ~((sample < 0 ? 0x80 : 0) | (exponent << 4) | ((level >> (exponent + 3)) & 0x0f)) & 0xff
}

/** Returns this many samples of a tone with a frequency in Hz. */
export const toneOf = (hertz: number, samples: number, loudness = 8000): Buffer =>
  Buffer.from(
    Array.from({ length: samples }, (_none, at) =>
      toMuLaw(Math.round(loudness * Math.sin((2 * Math.PI * hertz * at) / rate))),
    ),
  )

/** Returns the header of a WAV file with this many bytes of µ-law samples. */
export function wavHead(bytes: number, channels: number): Buffer {
  const head = Buffer.alloc(58)
  head.write('RIFF', 0)
  head.writeUInt32LE(50 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(18, 16)
  head.writeUInt16LE(7, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * channels, 28)
  head.writeUInt16LE(channels, 32)
  head.writeUInt16LE(8, 34)
  head.write('fact', 38)
  head.writeUInt32LE(4, 42)
  head.writeUInt32LE(bytes / channels, 46)
  head.write('data', 50)
  head.writeUInt32LE(bytes, 54)
  return head
}
