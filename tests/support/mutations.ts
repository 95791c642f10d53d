import { Seeded } from '../../services/demo/random.ts'

/**
 * Returns a damaged copy of a file: bytes flipped, or a piece removed, doubled or moved. It is always the same for the
 * same seed.
 */
export function mutated(bytes: Uint8Array, seed: number): Buffer {
  const seeded = new Seeded(seed)
  const random = () => seeded.next()
  let copy = Buffer.from(bytes)
  const place = () => Math.floor(random() * copy.length)
  const times = 1 + Math.floor(random() * 4)
  for (let left = times; left > 0; left--) {
    const [from, length] = [place(), 1 + Math.floor(random() ** 3 * copy.length * 0.3)]
    const piece = Buffer.from(copy.subarray(from, from + length))
    const kind = Math.floor(random() * 4)
    if (kind === 0)
      for (let flips = 1 + Math.floor(random() * 40); flips > 0; flips--)
        copy[place()]! ^= 1 << Math.floor(random() * 8)
    else if (kind === 1 && copy.length > 200)
      copy = Buffer.concat([copy.subarray(0, from), copy.subarray(from + length)])
    else {
      const at = kind === 2 ? from : place()
      copy = Buffer.concat([copy.subarray(0, at), piece, copy.subarray(at)])
    }
  }
  return copy
}
