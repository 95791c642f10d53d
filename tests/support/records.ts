import { encodeId } from '../../gateway/core/graph/ids.ts'

/** A UUID that is easy to recognise. */
export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
/** The global id of the record with that UUID. */
export const idOf = (type: string, number: number): string => encodeId(type, uuid(number))

/** The global id of a user. */
export const userId = (userName: string): string => encodeId('User', userName)

/** These records as one page, as the services answer it. */
export const pageOf = <T>(data: T[], totalItem = data.length) => ({ data, totalItem, pageIndex: 0, pageSize: 20 })

/** The page of these records that was asked for. */
export const pageAt = <T>(
  records: readonly T[],
  { pageIndex = 0, pageSize = 20 }: { pageIndex?: number; pageSize?: number },
) => ({
  data: records.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
  totalItem: records.length,
  pageIndex,
  pageSize,
})
