import { Type, type Static, type TSchema } from 'typebox'

/** The null identifier of the specification: "no department", "new record" (000/9). */
export const nullId = '00000000-0000-0000-0000-000000000000'

/** The number of bytes in a megabyte, as used by every limit of the product. */
export const megabyte = 1_048_576

/** An id in requests and responses: a UUID text. */
export const Id = Type.String({ format: 'uuid', description: 'UUID' })

/** A moment in a response: UTC with Z. */
export const Moment = Type.String({ format: 'date-time', description: 'UTC, ISO 8601 with Z' })

/** A day without time or zone. The operation checks whether it exists in the calendar. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' })

/** A moment in a request: local time without a zone; the TimezoneOffset header has the offset (decision D-78). */
export const LocalTime = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?$',
  description: "YYYY-MM-DDTHH:mm:ss.SSS in the caller's local time",
})

/**
 * Returns the paging members of a list body: 0-based page index (unless the operation's pageBase is 1) and page size.
 */
export const paging = (maxSize = 1000, size = 20) => ({
  pageIndex: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
  pageSize: Type.Integer({ minimum: 1, maximum: maxSize, default: size }),
})

/** A page of a list. totalItem is exact up to 10,000; beyond that it is an estimate and isEstimate is true. */
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

/**
 * Like `paging`, for a list that can also be read from a given row, and without its total if only rows are requested.
 */
export const rowsPaging = (maxSize?: number, size?: number) => ({
  ...paging(maxSize, size),
  total: Type.Optional(
    Type.Boolean({
      description:
        'ours: false: only the rows and whether more follow, without the time needed for counting; default true',
    }),
  ),
  after: position('position of a row: returns the rows after it and ignores pageIndex'),
  before: position('position of a row: returns the last rows before it, in the order of the list'),
  positions: Type.Optional(Type.Boolean({ description: 'ours: also return the positions of the rows' })),
})

/**
 * The response to `rowsPaging`. Like `paged`, but with total: false, after or before it contains hasMore. With total:
 * false it contains totalItem only if it follows from the rows, i.e. on the last page.
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
          'ours: if positions were requested, one opaque position for each row of data, for use in after and before: the position of the row in this order of the list, which remains valid when rows are added or removed',
      }),
    ),
  })
}

/** The codes of the accompanying texts, for clients that show them in their user's language. */
export const MessageDetails = Type.Array(
  Type.Object({ code: Type.String(), params: Type.Record(Type.String(), Type.String()) }),
  { description: 'ours: code and parameters of each text (decision D-124)' },
)
export type MessageDetails = Static<typeof MessageDetails>

/**
 * A member that the specification also uses under other names (decision D-42): the first name with a value is read. `.`
 * is the record itself, for a member whose own members may also be directly in the record.
 */
export const withAlternativeNames = <T extends TSchema>(shape: T, ...names: string[]): T => ({
  ...shape,
  'x-also': names,
})

/** A member of a response that defaults to its value in the request. */
export const withRequestDefault = <T extends TSchema>(shape: T): T => ({ ...shape, 'x-asked': true })

/** A member of a response with its default value. */
export const withDefault = <T extends TSchema>(shape: T, value: Static<T>): T => ({ ...shape, default: value })

/** A set of texts or numbers that third-party services may extend: unknown values are passed through unchanged. */
export const openEnum = <T extends TSchema>(words: T): T => ({ ...words, 'x-open': true })

/** The shape or null. */
export const Nullable = <T extends TSchema>(shape: T) => Type.Union([shape, Type.Null()])
