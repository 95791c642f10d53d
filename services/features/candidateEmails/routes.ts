import { htmlOf, trimBlocks } from '../../../common/richText/write.ts'
import { implement, type Route } from '../../core/http/routes.ts'
import type { FileAccess } from '../media/access.ts'
import { planEmails, sendEmails } from './bulk.ts'
import * as contract from './contract.ts'
import { bulkEmailFiles, candidateEmailFiles } from './fileAccess.ts'
import { listEmails } from './queries.ts'
import { failedMails } from './failures.ts'
import { logAddress, logHandler, logQueue } from './receiving/logged.ts'
import { replyHandler, replyQueue } from './receiving/replies.ts'
import { sendCandidateEmail } from './send.ts'
import { write } from './writing.ts'

export const routes = (accesses: readonly FileAccess[]): Route[] => [
  implement(contract.candidateEmailList, ({ body }, { db }) => listEmails(db, body.candidateId, body)),
  implement(contract.candidateEmailPreview, async ({ body }, context) => {
    const { candidate, subject, blocks, missing } = await write(context, body)
    return { toAddress: candidate.emails[0] ?? null, subject, contents: htmlOf(trimBlocks(blocks)), missing }
  }),
  implement(contract.candidateEmailSend, ({ body }, context) => sendCandidateEmail(context, body, accesses)),
  implement(contract.candidateEmailLogAddress, ({ body }, context) => logAddress(context, body)),
  implement(contract.candidateEmailsPlan, ({ body }, context) => planEmails(context, body)),
  implement(contract.candidateEmailsSend, ({ body }, context) => sendEmails(context, body, accesses)),
]

export const queues = [replyQueue, logQueue]
export const mailHandlers = [replyHandler, logHandler]
export const periodic = [failedMails()]
export const fileAccesses = [candidateEmailFiles, bulkEmailFiles]
