import { randomFillSync, randomUUID } from 'node:crypto'

let lastMoment = 0
let counter = 0
/** Random bytes are generated for many ids at once. */
const pool = Buffer.alloc(8 * 512)
let used = pool.length

/**
 * Returns a new id that sorts by its time of creation (UUID v7), even within one millisecond, so that indexes grow at
 * their end.
 */
export function newId(): string {
  const now = Date.now()
  if (now > lastMoment) {
    lastMoment = now
    counter = 0
  } else if (++counter > 0xfff) {
    lastMoment += 1
    counter = 0
  }
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  pool[used] = (pool[used]! & 0x3f) | 0x80
  const time = lastMoment.toString(16).padStart(12, '0')
  const tail = pool.toString('hex', used, (used += 8))
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${tail.slice(0, 4)}-${tail.slice(4)}`
}

/**
 * Returns an id as newId would have created it at a time in the past, for data that is stored later than it happened.
 * The part that differs between ids of one moment comes from `uuid`.
 */
export function idAt(moment: Date, uuid: string = randomUUID()): string {
  const time = moment.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${uuid.slice(15)}`
}
