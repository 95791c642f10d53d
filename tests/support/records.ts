import { encodeId } from '../../gateway/core/graph/ids.ts'

/** Returns a UUID that is easy to recognise. */
export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
/** Returns the global id of the record with that UUID. */
export const idOf = (type: string, number: number): string => encodeId(type, uuid(number))

/** Returns the global id of a user. */
export const userId = (userName: string): string => encodeId('User', userName)

/** Returns these records as one page, in the form of the services. */
export const pageOf = <T>(data: T[], totalItem = data.length) => ({ data, totalItem, pageIndex: 0, pageSize: 20 })

/** Returns the requested page of these records. */
export const pageAt = <T>(
  records: readonly T[],
  { pageIndex = 0, pageSize = 20 }: { pageIndex?: number; pageSize?: number },
) => ({
  data: records.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
  totalItem: records.length,
  pageIndex,
  pageSize,
})
