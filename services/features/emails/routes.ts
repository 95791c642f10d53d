import { implement, type Route } from '../../core/http/routes.ts'
import { mailsByIds } from '../../core/mail/outbox.ts'
import * as contract from './contract.ts'

export const routes: Route[] = [
  implement(contract.emailStatuses, ({ body: { ids } }, { db, caller: { userName, permissions } }) =>
    mailsByIds(db, ids, permissions.has('EmailTemplate:ListEmailTemplate') ? undefined : userName),
  ),
]
