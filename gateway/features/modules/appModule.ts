import {
  appModuleCreate,
  appModuleDelete,
  appModuleGet,
  appModuleList,
  appModuleStatus,
  appModuleUpdate,
  type AppModule as Row,
} from '../../../services/features/modules/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs } from '../../core/graph/connection.ts'
import { keyOf } from '../../core/graph/ids.ts'
import { loader, oneByOne } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { TextsByLanguage, TextsByLanguageInput } from './texts.ts'

const modules = loader<Row>({
  read: oneByOne((code, { rest }) => rest.call(appModuleGet, { params: { code } })),
  key: ({ code }) => code,
})

const ModulePermission = builder
  .objectRef<Row['permissions'][number]>('ModulePermission')
  .implement({
    description: 'A permission of a module and the roles that grant it.',
    fields: (t) => ({
      permission: t.expose('key', { type: 'Permission', description: 'Key of the permission.' }),
      action: t.exposeString('action', { description: 'The action that it allows within the module.' }),
      roleCodes: t.exposeStringList('roles', { description: 'Codes of the roles that grant it.' }),
    }),
  })

export const Module = node<Row>('Module', {
  description: 'A group of permissions as the company names and orders it, or a link of the company.',
  permission: ['Module:ListModule', 'Module:ReadModule'],
  loader: modules,
  databaseId: ({ code }) => code,
  key: ({ code }) => code,
  fields: (t) => ({
    code: t.exposeString('code', {
      description: 'The prefix of its permission keys; an id for a module created by the company.',
    }),
    names: t.expose('names', { type: TextsByLanguage, description: 'Its names in the company; never empty.' }),
    descriptions: t.expose('descriptions', {
      type: TextsByLanguage,
      description: 'What it is for; empty if there is no text.',
    }),
    icon: t.exposeString('icon', { description: 'Name of its icon; empty if it has none.' }),
    link: t.exposeString('link', {
      description: 'Link target of a module created by the company; empty if it has none.',
    }),
    place: t.exposeInt('place', { description: 'Sort position among the modules.' }),
    isOwn: t.exposeBoolean('isOwn', {
      description: 'Whether the company created it: a link or a text without permissions.',
    }),
    isActive: t.exposeBoolean('active', {
      description: 'Whether its permissions are in effect in the company, or its link is shown.',
    }),
    isNeeded: t.exposeBoolean('isNeeded', { description: 'Whether it cannot be switched off.' }),
    permissions: t.field({
      type: [ModulePermission],
      description: "Its permissions in the product's order.",
      resolve: ({ permissions }) => permissions,
    }),
    version: t.exposeInt('version', { description: 'Increases with each change.' }),
  }),
})

const ModuleConnection = connectionOf(Module)
const ModuleFilter = builder.inputType('ModuleFilter', {
  description: 'Conditions on modules. All conditions must hold.',
  fields: (t) => ({
    isActive: t.boolean({ description: 'Only modules that the company uses, or only those that it does not use.' }),
  }),
})

builder.queryFields((t) => ({
  modules: t.field({
    type: ModuleConnection,
    operation: appModuleList,
    description: "Modules of the viewer's company, in the company's order.",
    args: {
      query: t.arg.string({ description: 'Part of the name, code or description, or of an action.' }),
      filter: t.arg({ type: ModuleFilter, description: 'Which modules to return; all if omitted.' }),
      ...pageArgs,
    },
    resolve: async (_root, { query, filter, ...args }, context) => {
      const page = await readPages(args, (part) =>
        context.rest.call(appModuleList, {
          fieldNames: { keyword: 'query' },
          body: {
            ...part,
            ...(query && { keyword: query }),
            ...(filter?.isActive != null && { active: filter.isActive }),
          },
        }),
      )
      modules.prime(context, page.rows)
      return page
    },
  }),
}))

const payload = (t: PayloadFields<{ module: Row }>) => ({
  module: t.expose('module', { type: Module, description: 'The module after the change.' }),
})
const moduleCode = (id: string | number) => keyOf('Module', String(id))
const emptyTexts = { en: '', vi: '', ja: '' }

mutation('createModule', {
  description: 'Adds a module of the company: a text, or a link in the menu. It grants no permissions.',
  operation: appModuleCreate,
  input: (t) => ({
    names: t.field({ type: TextsByLanguageInput, required: true, description: 'Its name; one language is enough.' }),
    descriptions: t.field({ type: TextsByLanguageInput, description: 'What it is for.' }),
    icon: t.string({ description: 'Name of an icon; none by default.' }),
    link: t.string({ description: 'Link target: https://…, or a path of the product.' }),
    place: t.int({ description: 'Sort position among the modules; last by default.' }),
  }),
  payload,
  resolve: async ({ names, descriptions, icon, link, place }, { rest }) => ({
    module: await rest.call(appModuleCreate, {
      body: {
        names,
        descriptions: descriptions ?? emptyTexts,
        icon: icon ?? '',
        link: link ?? '',
        ...(place != null && { place }),
      },
    }),
  }),
})

mutation('updateModule', {
  description:
    'Changes the names, texts and position of a module in the company. CONFLICT if it has changed since the viewer saw it.',
  operation: appModuleUpdate,
  input: (t) => ({
    id: t.id({ required: true, description: 'The module (global id).' }),
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
    names: t.field({
      type: TextsByLanguageInput,
      required: true,
      description: "Its names; an empty one restores the product's name.",
    }),
    descriptions: t.field({ type: TextsByLanguageInput, required: true, description: 'What it is for.' }),
    icon: t.string({ description: 'Name of an icon; none by default.' }),
    link: t.string({ description: 'Link target of a module created by the company.' }),
    place: t.int({ description: 'Sort position among the modules; unchanged by default.' }),
  }),
  payload,
  resolve: async ({ id, version, names, descriptions, icon, link, place }, { rest }) => ({
    module: await rest.call(appModuleUpdate, {
      params: { code: moduleCode(id) },
      body: { version, names, descriptions, icon: icon ?? '', link: link ?? '', ...(place != null && { place }) },
    }),
  }),
})

mutation('setModuleActive', {
  description:
    'Switches a module on or off for the company: while it is off, its permissions have no effect there. CONFLICT if it has changed since the viewer saw it.',
  operation: appModuleStatus,
  input: (t) => ({
    id: t.id({ required: true, description: 'The module (global id).' }),
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
    isActive: t.boolean({ required: true, description: 'Whether the module is on.' }),
  }),
  payload,
  resolve: async ({ id, version, isActive }, { rest }) => ({
    module: await rest.call(appModuleStatus, { body: { code: moduleCode(id), version, active: isActive } }),
  }),
})

mutation('deleteModule', {
  description: 'Deletes a module created by the company; modules of the product cannot be deleted.',
  operation: appModuleDelete,
  input: (t) => ({ id: t.id({ required: true, description: 'The module (global id).' }) }),
  payload: (t: PayloadFields<{ deletedModuleId: string }>) => ({
    deletedModuleId: t.exposeID('deletedModuleId', { description: 'Global id of the deleted record.' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const { ok } = await rest.call(appModuleDelete, { params: { code: moduleCode(id) } })
    assertAccepted(ok, 'The module was not deleted')
    return { deletedModuleId: String(id) }
  },
})
