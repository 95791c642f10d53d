import type { FileAccess } from '../media/access.ts'
import { isSeen } from './sight.ts'

/** Owner kind of the pictures in the texts of requests. */
export const filesOfRequests = 'vendorRequest'

/** Who sees a request sees the pictures in its texts. */
export const requestFiles: FileAccess = { kind: filesOfRequests, mayRead: (context, id) => isSeen(context, id) }
