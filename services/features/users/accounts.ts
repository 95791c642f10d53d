import { Readable } from 'node:stream'
import { isTimeZone } from '../../../common/timeZones.ts'
import { isPermissionKey } from '../../core/contract/permissionKeys.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import {
  activePeople,
  detailsByUserNames,
  listPeople,
  personById,
  peopleByPermission,
} from '../../core/identity/people/people.ts'
import {
  chooseRole,
  createPerson,
  deletePerson,
  setRoles,
  setStatus,
  signOutPerson,
  updatePerson,
} from '../../core/identity/people/userWrites.ts'
import { avatarOf } from '../../core/identity/people/avatars.ts'
import { demandRoles } from '../../core/identity/roles/givenRoles.ts'
import { companyScope } from '../../core/identity/roles/platform.ts'
import { chooseLanguage, chooseTimeZone } from '../../core/identity/people/readers.ts'
import { sendPasswordLink } from '../../core/identity/passwordLinks/links.ts'
import { recordVerificationMail } from '../../core/identity/emailVerification/verification.ts'
import { verificationsOf } from '../../core/identity/emailVerification/verificationStates.ts'
import { demandSending } from '../../core/mail/outbox.ts'
import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import { departmentFilter } from '../departments/queries.ts'
import '../departments/tables.ts'
import {
  languageUpdate,
  timeZoneUpdate,
  profileDetail,
  updateActiveRole,
  userAvatar,
  userCommonList,
  userInfo,
  usersByPermission,
  usersByUserNamesGet,
  usersOfCompany,
} from './contract.ts'
import {
  accountAddToRole,
  accountByUserNames,
  accountCreate,
  accountDelete,
  accountGet,
  accountList,
  accountPasswordLink,
  accountSignOut,
  accountUpdate,
  accountUpdateStatus,
  accountVerificationLink,
  accountVerifications,
} from './accountContract.ts'
import { activeAccount, demandOwnAccounts } from './queries.ts'

const mostListed = { pageIndex: 0, pageSize: 1000 }

async function profile({ cache, db, directory, caller }: RequestContext) {
  const { companyId, companyName } = await activeAccount(directory, caller)
  const [detail] = await detailsByUserNames(cache, db, [caller.userName])
  if (!detail) throw notFound()
  const picture = detail.avatarVersion === null ? undefined : await avatarOf(db, detail.id)
  return {
    ...detail,
    companyId,
    companyName,
    avatar: picture ? `data:${picture.contentType};base64,${picture.data.toString('base64')}` : null,
  }
}

/** The routes for users who manage accounts. */
export const routes: Route[] = [
  implement(accountList, async ({ body: { pageIndex, pageSize, departmentId, ...filter } }, { cache, db }) => {
    const departmentIds = await departmentFilter(cache, db, departmentId)
    return listPeople(db, { ...filter, ...(departmentIds && { departmentIds }) }, { pageIndex, pageSize })
  }),
  implement(accountGet, ({ params }, { cache, db }) => personById(cache, db, params.id)),
  implement(accountByUserNames, ({ body }, { cache, db }) => detailsByUserNames(cache, db, body)),
  implement(accountCreate, async ({ body }, context) => {
    demandOwnAccounts(context)
    if (!body.password) demandSending(context)
    const { cache, db, caller, product } = context
    return personById(cache, db, await createPerson(db, caller, body, product))
  }),
  implement(accountUpdate, async ({ params: { id }, body: { version, ...input } }, context) => {
    demandOwnAccounts(context)
    const { cache, db, caller } = context
    const { email, roles } = await personById(cache, db, id)
    // A forgotten password is reset through the e-mail address. Whoever changes the address could take over the
    // account, so they must hold all of its permissions.
    if ((input.email?.trim() || null) !== email) await demandRoles(db, caller, roles)
    await updatePerson(db, id, version, input)
    return personById(context.cache, context.db, id)
  }),
  implement(accountDelete, async ({ params: { id } }, context) => {
    demandOwnAccounts(context)
    await deletePerson(context.db, context.caller, id)
    return { ok: true }
  }),
  implement(accountUpdateStatus, async ({ query: { userId, status, version } }, context) => {
    demandOwnAccounts(context)
    await setStatus(context.db, context.caller, userId, status, version)
    return personById(context.cache, context.db, userId)
  }),
  implement(accountAddToRole, async ({ params: { id }, body }, context) => {
    demandOwnAccounts(context)
    await setRoles(context.db, context.caller, id, body.roles)
    return personById(context.cache, context.db, id)
  }),
  implement(accountVerificationLink, async ({ query }, context) => {
    demandOwnAccounts(context)
    demandSending(context)
    const { cache, db, caller, product } = context
    return { ...(await recordVerificationMail(cache, db, caller, query.userId, product)), state: 'waiting' as const }
  }),
  implement(accountPasswordLink, async ({ body }, context) => {
    demandOwnAccounts(context)
    demandSending(context)
    const { db, caller, product } = context
    return sendPasswordLink(db, { ...body, createdBy: caller.userName, product })
  }),
  implement(accountSignOut, async ({ body: { userId } }, context) => {
    demandOwnAccounts(context)
    await signOutPerson(context.db, userId)
    return { ok: true }
  }),
  implement(accountVerifications, ({ body: { userIds } }, { db }) => verificationsOf(db, userIds)),
  // Another provider selects the role at the next sign-in. This only checks that the account has the role.
  implement(updateActiveRole, async ({ query }, { db, caller }) => {
    await chooseRole(db, caller, query.roleName)
    return { ok: true }
  }),
  implement(languageUpdate, async ({ query }, { db, caller }) => {
    await chooseLanguage(db, caller, query.language)
    return { ok: true }
  }),
  implement(timeZoneUpdate, async ({ query: { timeZone } }, { db, caller }) => {
    if (!isTimeZone(timeZone)) throw badInput({ timeZone: [createMessage('UNKNOWN_ZONE')] })
    await chooseTimeZone(db, caller, timeZone)
    return { ok: true }
  }),
  implement(profileDetail, (_input, context) => profile(context)),
  implement(userAvatar, async ({ params }, { cache, db, caller }) => {
    const [self] = caller.isExternal ? await detailsByUserNames(cache, db, [caller.userName]) : []
    const picture = caller.isExternal && self?.id !== params.id ? undefined : await avatarOf(db, params.id)
    if (!picture) throw notFound()
    return {
      name: `avatar.${picture.contentType.slice(6)}`,
      contentType: picture.contentType,
      stream: Readable.from([picture.data]),
    }
  }),
]

/** The routes with which everyone in the company finds users. */
export const lookupRoutes: Route[] = [
  implement(userCommonList, async ({ query: { search = '' } }, { cache, db, directory }) =>
    search.trim() === '' ? activePeople(cache, db) : (await directory.search(search, mostListed)).data,
  ),
  implement(usersByUserNamesGet, ({ query }, { directory }) =>
    directory.byUserNames(
      query.userNames
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .slice(0, 1000),
    ),
  ),
  implement(
    usersByPermission,
    async ({ query: { companyId, departmentId, module, permission } }, { cache, db, caller }) => {
      const key = `${module}:${permission}`
      if (!isPermissionKey(key)) throw badInput({ permission: [createMessage('UNKNOWN_PERMISSIONS', { keys: key })] })
      const scope = await companyScope(db, caller, companyId)
      return peopleByPermission(cache, scope, key, await departmentFilter(cache, scope, departmentId))
    },
  ),
  implement(usersOfCompany, async ({ query }, { cache, db, caller }) =>
    activePeople(cache, await companyScope(db, caller, query.companyId)),
  ),
  implement(userInfo, async ({ query }, { directory }) => {
    const [user] = await directory.byUserNames([query.userName])
    if (!user) throw notFound()
    return user
  }),
]
