import { implement, type Route } from '../../core/http/routes.ts'
import { mailsBy } from '../../core/mail/outbox.ts'
import * as contract from './contract.ts'

export const routes: Route[] = [
  implement(contract.emailStatuses, ({ body }, { db, caller }) => mailsBy(db, caller.userName, body.ids)),
]
