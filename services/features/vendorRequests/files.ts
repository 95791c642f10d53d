import type { FileAccess } from '../media/access.ts'
import { isSeen } from './sight.ts'

/** The owner kind of the pictures in the texts of requests. */
export const requestFileOwner = 'vendorRequest'

/** Pictures in the texts of a request can be read by users who see the request. */
export const requestFiles: FileAccess = { kind: requestFileOwner, mayRead: (context, id) => isSeen(context, id) }
