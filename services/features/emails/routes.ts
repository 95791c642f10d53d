import { implement, type Route } from '../../core/http/routes.ts'
import { mailsByIds } from '../../core/mail/outbox.ts'
import type { FileAccess } from '../media/access.ts'
import * as contract from './contract.ts'
import { mailFiles } from './files.ts'
import { sendEmail } from './send.ts'

export const routes = (accesses: readonly FileAccess[]): Route[] => [
  implement(contract.emailSend, ({ body }, context) => sendEmail(context, body, accesses)),
  implement(contract.emailStatuses, ({ body: { ids } }, { db, caller: { userName, permissions } }) =>
    mailsByIds(db, ids, permissions.has('EmailTemplate:ListEmailTemplate') ? undefined : userName),
  ),
]

export const fileAccesses = [mailFiles]
