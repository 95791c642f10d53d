import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, withDefault, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

export const AppVersion = Type.Object({
  id: Id,
  appID: Type.String({
    description: 'the app: the name of the product, or that name followed by Lite (decision D-72)',
  }),
  version: Type.String({ description: 'numbers separated by dots: 2.10.1' }),
  isRequireToUpdate: Type.Boolean({ description: 'whether users of older versions must update' }),
  canChange: withDefault(Type.Boolean({ description: "ours: whether the caller's company manages the version" }), true),
})
export type AppVersion = Static<typeof AppVersion>

const base = { service: 'backoffice', origin: 'spec', place: '002/7.8/1, 002/5/16' } as const
const write = { effect: 'write', idempotent: true } as const
const byId = Type.Object({ id: Id })
// Invalid values are reported per field, so the schema accepts them.
const body = Type.Object({
  appID: Type.String({ maxLength: 200, description: 'one of the apps' }),
  version: Type.String({ maxLength: 1000, description: 'one to four numbers separated by dots, unique per app' }),
  isRequireToUpdate: Type.Boolean({ description: 'whether users of older versions must update' }),
})

export const appVersionList = operation({
  ...base,
  id: 'appVersionList',
  method: 'POST',
  path: '/AppVersions/list',
  access: 'AppVersion:ListAppVersion',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'ours: part of the app or version' })),
  }),
  answer: pagedRows(AppVersion),
  doc: "Versions of the platform's mobile apps, newest first (decision D-108).",
})

export const appVersionApps = operation({
  ...base,
  id: 'appVersionApps',
  method: 'GET',
  path: '/AppVersions/apps',
  origin: 'ours',
  place: 'D-72',
  access: ['AppVersion:ListAppVersion', 'AppVersion:ReadAppVersion'],
  effect: 'read',
  answer: Type.Array(Type.String()),
  doc: 'Ids of the apps, the default one first.',
})

export const appVersionGet = operation({
  ...base,
  id: 'appVersionGet',
  method: 'GET',
  path: '/AppVersions/{id}',
  access: ['AppVersion:ReadAppVersion', 'AppVersion:UpdateAppVersion'],
  effect: 'read',
  params: byId,
  answer: AppVersion,
  doc: 'One version of an app.',
})

export const appVersionCreate = operation({
  ...base,
  ...write,
  id: 'appVersionCreate',
  method: 'POST',
  path: '/AppVersions/create',
  access: 'AppVersion:CreateAppVersion',
  body,
  answer: AppVersion,
  doc: "Creates a version of an app; 403 unless the caller's company is the platform company.",
})

export const appVersionUpdate = operation({
  ...base,
  ...write,
  id: 'appVersionUpdate',
  method: 'PUT',
  path: '/AppVersions/{id}',
  access: 'AppVersion:UpdateAppVersion',
  params: byId,
  body,
  answer: AppVersion,
  doc: "Updates a version of an app; 403 unless the caller's company is the platform company.",
})

export const appVersionDelete = operation({
  ...base,
  ...write,
  id: 'appVersionDelete',
  method: 'DELETE',
  path: '/AppVersions/{id}',
  access: 'AppVersion:DeleteAppVersion',
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: "Deletes a version of an app; 403 unless the caller's company is the platform company.",
})
