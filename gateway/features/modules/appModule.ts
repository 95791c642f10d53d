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
    description: 'A permission of a module, and who has it.',
    fields: (t) => ({
      permission: t.expose('key', { type: 'Permission', description: 'Key of the permission.' }),
      action: t.exposeString('action', { description: 'What it allows within the module.' }),
      roleCodes: t.exposeStringList('roles', { description: 'Codes of the roles that give it.' }),
    }),
  })

export const Module = node<Row>('Module', {
  description: 'What belongs together among the permissions, as the company names and orders it; or a link of its own.',
  permission: ['Module:ListModule', 'Module:ReadModule'],
  loader: modules,
  databaseId: ({ code }) => code,
  key: ({ code }) => code,
  fields: (t) => ({
    code: t.exposeString('code', { description: 'As its permissions begin; of a module of the company an id.' }),
    names: t.expose('names', { type: TextsByLanguage, description: 'What the company calls it; never empty.' }),
    descriptions: t.expose('descriptions', {
      type: TextsByLanguage,
      description: 'What it is for; empty where nobody has said it.',
    }),
    icon: t.exposeString('icon', { description: 'Name of its icon; empty for none.' }),
    link: t.exposeString('link', { description: 'Where a module of the company leads; empty for nowhere.' }),
    place: t.exposeInt('place', { description: 'Modules are listed by it.' }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Made by the company: a link or a text without permissions.' }),
    isActive: t.exposeBoolean('active', { description: 'Its permissions count in the company, or its link is shown.' }),
    isNeeded: t.exposeBoolean('isNeeded', { description: 'It cannot be switched off.' }),
    permissions: t.field({
      type: [ModulePermission],
      description: 'Its permissions in the order of the product.',
      resolve: ({ permissions }) => permissions,
    }),
    version: t.exposeInt('version', { description: 'Grows with each change.' }),
  }),
})

const ModuleConnection = connectionOf(Module)
const ModuleFilter = builder.inputType('ModuleFilter', {
  description: 'Conditions on modules; all of them must hold.',
  fields: (t) => ({
    isActive: t.boolean({ description: 'Only those that the company uses, or those that it does not.' }),
  }),
})

builder.queryFields((t) => ({
  modules: t.field({
    type: ModuleConnection,
    operation: appModuleList,
    description: "Modules of the viewer's company, in its order.",
    args: {
      query: t.arg.string({ description: 'Part of the name, code, description or of an action.' }),
      filter: t.arg({ type: ModuleFilter, description: 'Which modules; all without it.' }),
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
  module: t.expose('module', { type: Module, description: 'The module as it is now.' }),
})
const moduleCode = (id: string | number) => keyOf('Module', String(id))
const nowhere = { en: '', vi: '', ja: '' }

mutation('createModule', {
  description: 'Adds a module of the company: a text, or a link that stands in the menu. It gives no permission.',
  operation: appModuleCreate,
  input: (t) => ({
    names: t.field({ type: TextsByLanguageInput, required: true, description: 'Its name; one language is enough.' }),
    descriptions: t.field({ type: TextsByLanguageInput, description: 'What it is for.' }),
    icon: t.string({ description: 'Name of an icon; none by default.' }),
    link: t.string({ description: 'Where it leads: https://…, or a path of the product.' }),
    place: t.int({ description: 'Modules are listed by it; behind all others by default.' }),
  }),
  payload,
  resolve: async ({ names, descriptions, icon, link, place }, { rest }) => ({
    module: await rest.call(appModuleCreate, {
      body: {
        names,
        descriptions: descriptions ?? nowhere,
        icon: icon ?? '',
        link: link ?? '',
        ...(place != null && { place }),
      },
    }),
  }),
})

mutation('updateModule', {
  description: 'Changes what the company says of a module. CONFLICT when it has changed since the viewer saw it.',
  operation: appModuleUpdate,
  input: (t) => ({
    id: t.id({ required: true, description: 'The module (global id).' }),
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
    names: t.field({
      type: TextsByLanguageInput,
      required: true,
      description: 'Its names; an empty one: as the product calls it.',
    }),
    descriptions: t.field({ type: TextsByLanguageInput, required: true, description: 'What it is for.' }),
    icon: t.string({ description: 'Name of an icon; none by default.' }),
    link: t.string({ description: 'Where a module of the company leads.' }),
    place: t.int({ description: 'Modules are listed by it; as it is by default.' }),
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
    'Switches a module on or off for the company: the permissions of one that is off count for nobody there. CONFLICT when it has changed since the viewer saw it.',
  operation: appModuleStatus,
  input: (t) => ({
    id: t.id({ required: true, description: 'The module (global id).' }),
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
    isActive: t.boolean({ required: true, description: 'On or off.' }),
  }),
  payload,
  resolve: async ({ id, version, isActive }, { rest }) => ({
    module: await rest.call(appModuleStatus, { body: { code: moduleCode(id), version, active: isActive } }),
  }),
})

mutation('deleteModule', {
  description: 'Deletes a module of the company; those of the product stay.',
  operation: appModuleDelete,
  input: (t) => ({ id: t.id({ required: true, description: 'The module (global id).' }) }),
  payload: (t: PayloadFields<{ deletedModuleId: string }>) => ({
    deletedModuleId: t.exposeID('deletedModuleId', { description: 'Global id of what is gone.' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const { ok } = await rest.call(appModuleDelete, { params: { code: moduleCode(id) } })
    assertAccepted(ok, 'The module was not deleted')
    return { deletedModuleId: String(id) }
  },
})
