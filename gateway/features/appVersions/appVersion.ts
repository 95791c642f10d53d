import {
  appVersionApps,
  appVersionCreate,
  appVersionDelete,
  appVersionGet,
  appVersionList,
  appVersionUpdate,
  type AppVersion as Row,
} from '../../../services/features/appVersions/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf } from '../../core/graph/ids.ts'
import { findIn, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

const AppVersion = node<Row>('AppVersion', {
  description: 'A version of a mobile app of the platform.',
  permission: ['AppVersion:ListAppVersion'],
  loader: loader<Row>({
    read: findIn((page, { rest }) => rest.call(appVersionList, { body: page })),
    key: ({ id }) => id,
  }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    appId: t.exposeString('appID', {
      description: "The id of the app: the product's name, or the name followed by Lite.",
    }),
    version: t.exposeString('version', { description: 'The version as numbers separated by dots: 2.10.1.' }),
    isUpdateRequired: t.exposeBoolean('isRequireToUpdate', {
      description: 'Whether users of older versions must update.',
    }),
    canManage: t.exposeBoolean('canChange', { description: "Whether the viewer's company manages app versions." }),
  }),
})

const AppVersionConnection = connectionOf(AppVersion)

builder.queryFields((t) => ({
  appVersions: t.field({
    type: AppVersionConnection,
    operation: appVersionList,
    description: "Versions of the platform's mobile apps, newest first.",
    args: { query: t.arg.string({ description: 'A part of the app id or version.' }), ...pageArgs },
    resolve: (_root, { query, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(appVersionList, {
            fieldNames: { keyword: 'query' },
            body: { ...page, ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      ),
  }),
  appIds: t.stringList({
    operation: appVersionApps,
    description: "Ids of the platform's mobile apps, the default one first.",
    resolve: async (_root, _args, { rest }) => [...(await rest.call(appVersionApps))],
  }),
}))

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>
const fields = (t: InputFields) => ({
  appId: t.string({ required: true, description: 'The id of the app: one of `appIds`.' }),
  version: t.string({ required: true, description: 'One to four numbers separated by dots, unique per app.' }),
  isUpdateRequired: t.boolean({ required: true, description: 'Whether users of older versions must update.' }),
})
interface Fields {
  appId: string
  version: string
  isUpdateRequired: boolean
}
const fieldNames = { appID: 'appId', isRequireToUpdate: 'isUpdateRequired' }
const bodyOf = ({ appId, version, isUpdateRequired }: Fields) => ({
  appID: appId,
  version,
  isRequireToUpdate: isUpdateRequired,
})
const idField = { required: true, description: 'The app version (global id).' } as const
const toPayload = (t: PayloadFields<{ version: Row }>) => ({
  appVersion: t.expose('version', { type: AppVersion, description: 'The version after the change.' }),
})
const readVersion = (context: GatewayContext) => (id: string) => context.rest.call(appVersionGet, { params: { id } })

mutation('createAppVersion', {
  description: 'Adds a version of an app. Only the platform company may do this.',
  operation: appVersionCreate,
  input: fields,
  payload: toPayload,
  resolve: async (input, context) => {
    const write = context.rest.call(appVersionCreate, { fieldNames, body: bodyOf(input) })
    return { version: await savedRecord(context, write, readVersion(context)) }
  },
})

mutation('updateAppVersion', {
  description: 'Changes a version of an app. Only the platform company may do this.',
  operation: appVersionUpdate,
  input: (t) => ({ id: t.id(idField), ...fields(t) }),
  payload: toPayload,
  resolve: async ({ id, ...input }, context) => {
    const params = { id: idOf('AppVersion', id) }
    const write = context.rest.call(appVersionUpdate, { fieldNames, params, body: bodyOf(input) })
    return { version: await savedRecord(context, write, readVersion(context), params.id) }
  },
})

mutation('deleteAppVersion', {
  description: 'Deletes a version of an app. Only the platform company may do this.',
  operation: appVersionDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedAppVersionId: t.exposeID('id', { description: 'The deleted version (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('AppVersion', id) }
    assertAccepted(await rest.call(appVersionDelete, { params }), 'The version was not deleted')
    return { id: String(id) }
  },
})
