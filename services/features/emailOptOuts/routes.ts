import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import { companyDirectory } from '../../core/identity/people/directory.ts'
import { hintOf, openLink } from '../../core/links/links.ts'
import { optedOut, setOptOut } from '../../core/mail/optOuts.ts'
import * as contract from './contract.ts'

/**
 * Returns the state of a link's reader, after setting it if requested. Unsubscribing also stops mails that were written
 * before.
 */
async function optOut(
  { db: outer, cache }: Pick<RequestContext, 'db' | 'cache'>,
  token: string,
  isUnsubscribed?: boolean,
): Promise<contract.EmailOptOut> {
  const { db, reader, createdBy } = await openLink(outer, 'unsubscribe', token)
  if (isUnsubscribed !== undefined) await setOptOut(db, reader, isUnsubscribed)
  return {
    companyName: (await companyDirectory(cache, db).account(createdBy))?.companyName ?? '',
    mailHint: hintOf(reader),
    isUnsubscribed: (await optedOut(db, [reader])).size > 0,
  }
}

export const routes: Route[] = [
  implement(contract.emailOptOut, ({ params }, context) => optOut(context, params.token)),
  implement(contract.emailOptOutSet, ({ params, body }, context) => optOut(context, params.token, body.isUnsubscribed)),
]
