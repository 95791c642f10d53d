import { isInterfaceType, isObjectType, type GraphQLResolveInfo } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GatewayContext } from '../../gateway/core/graph/context.ts'
import { encodeId } from '../../gateway/core/graph/ids.ts'
import { schema } from '../../gateway/schema.ts'
import { operations } from '../../services/contract.ts'
import { roleChanged } from '../../services/core/identity/identityCache.ts'
import { companies } from '../../services/demo/people/accounts.ts'
import { departmentId } from '../../services/demo/people/organisation.ts'
import { standardRoles } from '../../services/company/roles.ts'
import { execute, fakeRest, viewerWith } from '../support/fakeRest.ts'
import { startGatewayHere, type GatewayHere } from '../support/gateway.fixture.ts'

/*
 * What a vendor, like any external role, can access (decision D-121). Everything that is not in these lists is refused.
 * Whoever adds an operation, a root field or a node type for external users adds it here too, after making sure that
 * they may see its entire answer.
 */

/** With a sign-in alone. */
const forEveryRole = [
  'bannerShown',
  'calendarEnd',
  'calendarRenew',
  'calendarState',
  'commonsFile',
  'contentGet',
  'contentTitles',
  'mediaFile',
  'checkPermission',
  'currentUserInfo',
  'languageUpdate',
  'menuByUser',
  'myInterviews',
  'notificationByIds',
  'notificationList',
  'notificationRead',
  'notificationReadAll',
  'notificationSettingGet',
  'notificationSettingSave',
  'notificationUnreadCount',
  'ownRoles',
  'scorecardOwnDue',
  'pushTokenRegister',
  'updateActiveRole',
  'userAvatar',
  'currentCompanyStatusSetting',
  'siteList',
  'supportContactList',
  'tableArrangementOwn',
  'tableDisplayItems',
  'timeZoneUpdate',
  'translationList',
]
/** With the vendors' permissions. */
const byKey = [
  'authenticatorDisable',
  'authenticatorReset',
  'authenticatorSetUp',
  'authenticatorState',
  'authenticatorVerify',
  'avatarUpdate',
  'passwordUpdate',
  'profileDetail',
  'profileUpdate',
  'recoveryCodesGenerate',
  'passkeyAdd',
  'passkeyBegin',
  'passkeyList',
  'passkeyRemove',
  'sessionEnd',
  'sessionList',
  'vendorJobList',
  'vendorRequestByIds',
  'vendorRequestGet',
  'vendorRequestList',
  'vendorRequestStatusList',
  'vendorSubmissionByIds',
  'vendorSubmissionCreate',
  'vendorSubmissionSample',
  'vendorSubmissionSubmitted',
  'vendorSubmissionWithdraw',
]

const fieldsForEveryRole = [
  // The user's own data, password, second factor and sessions, with the vendors' permissions.
  'Mutation.changePassword',
  'Mutation.disableSecondFactor',
  'Mutation.endSessions',
  'Mutation.addPasskey',
  'Mutation.beginPasskey',
  'Mutation.removePasskey',
  'Mutation.generateRecoveryCodes',
  'Mutation.resetAuthenticator',
  'Mutation.setUpAuthenticator',
  'Mutation.updateAvatar',
  'Mutation.verifyAuthenticator',
  'Mutation.updateProfile',
  // For everybody with a link, signed in or not.
  'Mutation.answerOffer',
  'Mutation.bookInterview',
  'Mutation.markAllNotificationsRead',
  'Mutation.markNotificationsRead',
  'Mutation.openOffer',
  'Mutation.registerPushToken',
  'Mutation.replyToInvitation',
  'Mutation.sendOfferCode',
  'Mutation.setEmailOptOut',
  'Mutation.setLanguage',
  'Mutation.setTimeZone',
  'Mutation.setVendorConsent',
  'Mutation.switchCalendarAddress',
  'Mutation.switchRole',
  'Mutation.updateNotificationSetting',
  // The CVs that their vendor has submitted.
  'Mutation.withdrawVendorSubmission',
  'Query.booking',
  'Query.calendarAddress',
  'Query.companyStatus',
  'Query.contentPage',
  'Query.contentTitles',
  'Query.emailOptOut',
  'Query.invitation',
  'Query.menu',
  'Query.offerLink',
  'Query.openForm',
  'Query.myFeedbackDue',
  'Query.myInterviews',
  'Query.myNotifications',
  'Query.node',
  'Query.nodes',
  'Query.shownBanners',
  'Query.supportContacts',
  'Query.tableColumns',
  'Query.translations',
  'Query.unreadNotificationCount',
  'Query.vendorConsent',
  // The requests to their vendor, with the vendors' permissions.
  'Query.vendorRequest',
  'Query.vendorRequests',
  'Query.viewer',
  'Subscription.myNotificationsChanged',
]
/** Only their own records, the requests to their vendor, and the platform's pages of text. */
const nodesForVendors = ['ContentPage', 'Notification', 'VendorRequest', 'VendorSubmission']

describe('services', () => {
  let here: GatewayHere
  beforeAll(async () => {
    here = await startGatewayHere()
  }, 180_000)
  afterAll(() => here?.close())

  test("a vendor's token can call these operations and no others", async () => {
    const token = await here.tokenOf('vendor')
    const open: string[] = []
    for (const operation of operations.filter(({ access }) => access !== 'public')) {
      const { status } = await here.call(operation, token)
      expect([operation.id, status]).not.toEqual([operation.id, 401])
      if (status !== 403) open.push(operation.id)
    }
    expect(open.sort()).toEqual([...forEveryRole, ...byKey].sort())
  })

  test("a vendor can read their own profile, except for its links to the company's records", async () => {
    await here.services.db
      .updateTable('app_user')
      .set({ department_id: departmentId('first', 'HR') })
      .where('user_name', '=', 'vendor')
      .execute()
    const { data, errors } = await here.ask(
      'vendor',
      `{
      viewer { company { name } user { fullName department { name } } profile { account { roles { name } } } }
      companyStatus { status guidelineSkippedBy { userName } }
    }`,
    )
    expect([data, errors]).toEqual([
      {
        viewer: {
          company: { name: companies.first.name },
          user: { fullName: 'Emma Wilson', department: null },
          profile: { account: { roles: [{ name: 'Vendor' }] } },
        },
        companyStatus: { status: 'ACTIVE', guidelineSkippedBy: null },
      },
      undefined,
    ])
    expect((await here.ask('vendor', '{ viewer { company { taxCode } } }')).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    )
  })

  test('the gateway reports external roles if only the services know about them', async () => {
    expect((await here.ask('finance', '{ users { totalCount } }')).errors).toBeUndefined()
    const company = here.services.companyDb(companies.first.id)
    await here.services.db.updateTable('role').set({ is_external: true }).where('name', '=', 'Finance').execute()
    await roleChanged(company)
    const { data, errors } = await here.ask('finance', '{ users { totalCount } }')
    expect([data, errors?.map(({ extensions }) => extensions.code)]).toEqual([{ users: null }, ['FORBIDDEN']])
    await here.services.db.updateTable('role').set({ is_external: false }).where('name', '=', 'Finance').execute()
    await roleChanged(company)
  })

  test('the contract tells teams with their own services about external roles', () => {
    expect(
      operations
        .filter(({ access }) => access === 'everyRole')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(forEveryRole.sort())
  })
})

describe('gateway', () => {
  const viewer = { ...viewerWith(...standardRoles.Vendor!), isExternal: true }
  /** A context whose services refuse nothing, so every refusal is one of the gateway. */
  const context = (): GatewayContext => ({ viewer, rest: fakeRest(), requestId: 'r' }) as unknown as GatewayContext
  const isRefused = async (run: () => unknown) => {
    try {
      await run()
      return false
    } catch (error) {
      return (error as { code?: string }).code === 'FORBIDDEN'
    }
  }

  test("a vendor's token can use these root fields and no others", async () => {
    const open: string[] = []
    for (const type of [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!]) {
      for (const { name, resolve, subscribe } of Object.values(type.getFields())) {
        const run = subscribe ?? resolve!
        const isClosed = await isRefused(() => run(undefined, { id: '', ids: [] }, context(), {} as GraphQLResolveInfo))
        if (!isClosed) open.push(`${type.name}.${name}`)
      }
    }
    expect(open.sort()).toEqual(fieldsForEveryRole.sort())
  })

  test("a vendor's token can read these node types by id and no others", async () => {
    const node = schema.getType('Node')
    const names = isInterfaceType(node)
      ? schema
          .getPossibleTypes(node)
          .filter(isObjectType)
          .map(({ name }) => name)
      : []
    expect(names.length).toBeGreaterThan(20)
    const open: string[] = []
    for (const name of names) {
      const { code } = await execute('query ($id: ID!) { node(id: $id) { id } }', {
        rest: fakeRest(),
        viewer,
        variables: { id: encodeId(name, crypto.randomUUID()) },
      })
      if (code !== 'FORBIDDEN') open.push(name)
    }
    expect(open).toEqual(nodesForVendors)
  })
})
