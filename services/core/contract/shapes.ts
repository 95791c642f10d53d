import { Type, type Static, type TSchema } from 'typebox'

/** The null identifier of the specification: "no department", "new record" (000/9). */
export const nullId = '00000000-0000-0000-0000-000000000000'

/** One megabyte as every limit of the product counts it. */
export const megabyte = 1_048_576

/** An id on the wire: a UUID text. */
export const Id = Type.String({ format: 'uuid', description: 'UUID' })

/** A moment in an answer: UTC with Z. */
export const Moment = Type.String({ format: 'date-time', description: 'UTC, ISO 8601 with Z' })

/** A day without time or zone. Whether the calendar has it, the operation says. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' })

/** A moment in a request: local time without zone; the TimezoneOffset header says which (decision D-78). */
export const LocalTime = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?$',
  description: "YYYY-MM-DDTHH:mm:ss.SSS in the caller's local time",
})

/** The paging part of a list body: 0-based page index (unless the operation's pageBase says 1) and page size. */
export const paging = (maxSize = 1000, size = 20) => ({
  pageIndex: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
  pageSize: Type.Integer({ minimum: 1, maximum: maxSize, default: size }),
})

/** A paged answer. totalItem is counted, and so exact, to 10,000; beyond that it is an estimate and isEstimate is true. */
export const paged = <T extends TSchema>(item: T) =>
  Type.Object({
    data: Type.Array(item),
    totalItem: Type.Integer(),
    pageIndex: Type.Integer(),
    pageSize: Type.Integer(),
    isEstimate: Type.Optional(Type.Boolean()),
  })

const position = (description: string) =>
  Type.Optional(Type.String({ maxLength: 5000, description: `ours: ${description}` }))

/** As paging, for a list that is also read on from a row, and without its total where only rows are wanted. */
export const rowsPaging = (maxSize?: number, size?: number) => ({
  ...paging(maxSize, size),
  total: Type.Optional(
    Type.Boolean({
      description: 'ours: false: the rows and whether more follow, without the time that counting takes; default true',
    }),
  ),
  after: position('position of a row: the rows after it, whatever pageIndex says'),
  before: position('position of a row: the last rows before it, in the order of the list'),
  positions: Type.Optional(Type.Boolean({ description: 'ours: answer the positions of the rows too' })),
})

/**
 * The answer to rowsPaging: as paged, but with total: false, after or before there is hasMore, and with total: false totalItem
 * only where the rows say it, on the last page.
 */
export const pagedRows = <T extends TSchema>(item: T) => {
  const { totalItem, ...rest } = paged(item).properties
  return Type.Object({
    ...rest,
    totalItem: Type.Optional(totalItem),
    hasMore: Type.Optional(Type.Boolean({ description: 'ours: more rows follow; with before: more rows come before' })),
    positions: Type.Optional(
      Type.Array(Type.String(), {
        description:
          "ours: where positions were asked for, one of each row of data, opaque, for after and before: the row's place in this order of the list, which holds though rows come and go",
      }),
    ),
  })
}

/** What the texts beside say, by codes: for clients that word them in their user's language. */
export const MessageDetails = Type.Array(
  Type.Object({ code: Type.String(), params: Type.Record(Type.String(), Type.String()) }),
  { description: 'ours: code and parameters of each text (decision D-124)' },
)
export type MessageDetails = Static<typeof MessageDetails>

/**
 * A member that the specification also names otherwise (decision D-42): the first of its names that holds something is read.
 * `.` is the record itself, of a member whose own members may stand there too.
 */
export const also = <T extends TSchema>(shape: T, ...names: string[]): T => ({ ...shape, 'x-also': names })

/** A member of an answer that is taken from the question where the answer does not say it. */
export const asAsked = <T extends TSchema>(shape: T): T => ({ ...shape, 'x-asked': true })

/** A member of an answer, and what it is read as where the answer does not say it. */
export const orElse = <T extends TSchema>(shape: T, value: Static<T>): T => ({ ...shape, default: value })

/** A set of words, or of numbers, that services of others may add to: further ones stay as they are. */
export const openWords = <T extends TSchema>(words: T): T => ({ ...words, 'x-open': true })

/** null or the shape. */
export const Nullable = <T extends TSchema>(shape: T) => Type.Union([shape, Type.Null()])
