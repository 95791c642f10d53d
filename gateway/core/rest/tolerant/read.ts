import type { TSchema } from 'typebox'
import { contractSpelling, type Spelling } from './spelling.ts'
import type { Zone } from './moments.ts'
import { pageOf } from '../restPage.ts'
import { Readers } from './readers.ts'
import { answerShape, type Shape } from './shape.ts'
import { Unreadable, Walk, type Asked, type Read } from './walk.ts'

/** Records of a list that could not be read. */
export interface LeftOut {
  count: number
  /** Where the first one is wrong, and how; no values. */
  first: string
}

/** What was made of an answer, or why nothing could be. */
export type Reading = { answer: unknown; leftOut?: LeftOut } | { wrong: string }

interface Page {
  data: unknown[]
  positions?: unknown[]
}

const isPage = ({ properties }: Shape) => properties?.data?.items !== undefined

/** Reads a page: its records one by one, and what it does not say of itself as it was asked for. */
function page(readers: Readers, shape: Shape): Read {
  const { data, ...own } = shape.properties!
  const asAsked = (name: 'pageIndex' | 'pageSize') => {
    const read = readers.of(own[name]!)
    return (value: unknown, walk: Walk) => read(value ?? walk.asked[name], walk)
  }
  const readTotal = readers.of(own.totalItem ?? {})
  const read = readers.object(shape, {
    data: readers.records(data!, true),
    // Nothing is no total: without one the page would say that there are no rows.
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
      // One of each row, so that those of rows that are left out go too.
      ...(isWhole && { positions: positions.filter((_position, index) => !walk.gaps.includes(index)) }),
      gaps: walk.gaps,
    }
  }
}

/**
 * Makes what reads an answer that does not have its operation's shape. What it makes has the shape but for what only a
 * whole list shows, and is to be checked again.
 */
export function createReader(
  answer: TSchema,
  zone: Zone,
  spelling: Spelling = contractSpelling,
): (value: unknown, asked: Asked) => Reading {
  const shape = answerShape(answer, spelling)
  const readers = new Readers(zone)
  const read = shape.items ? readers.records(shape) : isPage(shape) ? page(readers, shape) : readers.of(shape)
  return (value, asked) => {
    const walk = new Walk(asked)
    const made = read(value, walk)
    if (made instanceof Unreadable) return { wrong: String(made) }
    if (!walk.first) return { answer: made }
    // Nothing that was read: the services speak of something else, and an empty list would say that there is nothing.
    const rows = shape.items ? made : (made as Page).data
    if (Array.isArray(rows) && rows.length === 0) return { wrong: String(walk.first) }
    return { answer: made, leftOut: { count: walk.count, first: String(walk.first) } }
  }
}
