import { implement, type Route } from '../../core/http/routes.ts'
import { mailsByIds } from '../../core/mail/outbox.ts'
import * as contract from './contract.ts'
import { sendEmail } from './send.ts'

export const routes: Route[] = [
  implement(contract.emailSend, ({ body }, context) => sendEmail(context, body)),
  implement(contract.emailStatuses, ({ body: { ids } }, { db, caller: { userName, permissions } }) =>
    mailsByIds(db, ids, permissions.has('EmailTemplate:ListEmailTemplate') ? undefined : userName),
  ),
]
