import type { TSchema } from 'typebox'
import { contractSpelling, type Spelling } from './spelling.ts'
import type { Zone } from './moments.ts'
import { pageOf } from '../restPage.ts'
import { Readers } from './readers.ts'
import { answerShape, type Shape } from './shape.ts'
import { Unreadable, Walk, type CallParameters, type Read } from './walk.ts'

/** The records of a list that could not be read. */
export interface LeftOut {
  count: number
  /** The path of the first one and what is wrong with it, without values. */
  first: string
}

/** The converted answer, or the reason why it cannot be read. */
export type Reading = { answer: unknown; leftOut?: LeftOut } | { wrong: string }

interface Page {
  data: unknown[]
  positions?: unknown[]
}

const isPage = ({ properties }: Shape) => properties?.data?.items !== undefined

/** Returns a reader of pages. It reads each record separately, and takes missing page parameters from the request. */
function page(readers: Readers, shape: Shape): Read {
  const { data, ...own } = shape.properties!
  const asAsked = (name: 'pageIndex' | 'pageSize') => {
    const read = readers.of(own[name]!)
    return (value: unknown, walk: Walk) => read(value ?? walk.asked[name], walk)
  }
  const readTotal = readers.of(own.totalItem ?? {})
  const read = readers.object(shape, {
    data: readers.records(data!, true),
    // A missing total must not become 0, which would mean that there are no rows.
    ...(own.totalItem && {
      totalItem: (value, walk) => (value === undefined ? walk.refuse('is missing') : readTotal(value, walk)),
    }),
    ...(own.pageIndex && { pageIndex: asAsked('pageIndex') }),
    ...(own.pageSize && { pageSize: asAsked('pageSize') }),
  })
  return (value, walk) => {
    const made = read(Array.isArray(value) ? pageOf(value, walk.asked) : value, walk)
    if (made instanceof Unreadable || walk.gaps.length === 0) return made
    const { data: rows, positions } = made as Page
    const isWhole = positions?.length === rows.length + walk.gaps.length
    return {
      ...(made as Page),
      // There is one for each row, so those of the left-out rows are removed too.
      ...(isWhole && { positions: positions.filter((_position, index) => !walk.gaps.includes(index)) }),
      gaps: walk.gaps,
    }
  }
}

/**
 * Creates a reader for answers that do not have their operation's shape. Its result has the shape, except for
 * constraints that concern an entire list, and has to be checked again.
 */
export function createReader(
  answer: TSchema,
  zone: Zone,
  spelling: Spelling = contractSpelling,
): (value: unknown, asked: CallParameters) => Reading {
  const shape = answerShape(answer, spelling)
  const readers = new Readers(zone)
  const read = shape.items ? readers.records(shape) : isPage(shape) ? page(readers, shape) : readers.of(shape)
  return (value, asked) => {
    const walk = new Walk(asked)
    const made = read(value, walk)
    if (made instanceof Unreadable) return { wrong: String(made) }
    if (!walk.first) return { answer: made }
    // If no row could be read, the services return something else. An empty list would mean that there are no rows.
    const rows = shape.items ? made : (made as Page).data
    if (Array.isArray(rows) && rows.length === 0) return { wrong: String(walk.first) }
    return { answer: made, leftOut: { count: walk.count, first: String(walk.first) } }
  }
}
