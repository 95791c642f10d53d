import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import {
  iconManageCreate,
  iconManageDelete,
  iconManageGet,
  iconManageList,
  iconManageUpdate,
  iconManageUsage,
  type MenuIcon as Row,
  type MenuIconUsage as Usage,
} from '../../../services/features/icons/contract.ts'
import { iconList } from '../../../services/features/lookups/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf } from '../../core/graph/ids.ts'
import { listLoader } from '../../core/graph/listLoader.ts'
import { byIds, loader, once } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

const icons = once(({ rest }) => rest.call(iconList))
const usages = loader<Usage>({ read: byIds(iconManageUsage), key: ({ id }) => id })

const MenuIcon = node<Pick<AnswerOf<typeof iconList>[number], 'id' | 'name' | 'icon'>>('MenuIcon', {
  description: "An icon that menu modules can have, with the company's name for it.",
  loader: listLoader(icons),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the icon, unique in the company.' }),
    icon: t.exposeString('icon', { description: 'The name in the icon set, which modules refer to.' }),
    moduleCount: t.int({
      nullable: true,
      mayFailAlone: true,
      operation: iconManageUsage,
      description: 'The modules that use it. While there are any, it cannot be deleted.',
      resolve: async ({ id }, _args, context) => (await usages.load(context, id))?.modules ?? null,
    }),
  }),
})

const MenuIconConnection = connectionOf(MenuIcon)

builder.queryFields((t) => ({
  menuIcons: t.field({
    type: [MenuIcon],
    operation: iconList,
    description: 'Icons that menu modules can have, in name order.',
    resolve: (_root, _args, context) => icons(context),
  }),
  companyMenuIcons: t.field({
    type: MenuIconConnection,
    operation: iconManageList,
    description: 'Icons that menu modules can have, page by page, for those who manage them.',
    args: { query: t.arg.string({ description: 'A part of the name. Accents and case are ignored.' }), ...pageArgs },
    resolve: (_root, { query, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(iconManageList, {
            fieldNames: { keyword: 'query' },
            body: { ...page, ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      ),
  }),
}))

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>
const fields = (t: InputFields) => ({
  name: t.string({ required: true, description: 'The name: not blank, at most 100 characters, unique.' }),
  icon: t.string({
    required: true,
    description: "The name of an icon in the product's icon set that the company does not have yet.",
  }),
})
const idField = { required: true, description: 'The icon (global id).' } as const
const toPayload = (t: PayloadFields<{ icon: Row }>) => ({
  menuIcon: t.expose('icon', { type: MenuIcon, description: 'The icon after the change.' }),
})
const readIcon = (context: GatewayContext) => (id: string) => context.rest.call(iconManageGet, { params: { id } })

mutation('createMenuIcon', {
  description: 'Adds an icon, which modules can use immediately.',
  operation: iconManageCreate,
  input: fields,
  payload: toPayload,
  resolve: async ({ name, icon }, context) => {
    const write = context.rest.call(iconManageCreate, { body: { name, icon } })
    return { icon: await savedRecord(context, write, readIcon(context)) }
  },
})

mutation('updateMenuIcon', {
  description: 'Changes an icon. Modules that use it show the new one.',
  operation: iconManageUpdate,
  input: (t) => ({ id: t.id(idField), ...fields(t) }),
  payload: toPayload,
  resolve: async ({ id, name, icon }, context) => {
    const params = { id: idOf('MenuIcon', id) }
    const write = context.rest.call(iconManageUpdate, { params, body: { name, icon } })
    return { icon: await savedRecord(context, write, readIcon(context), params.id) }
  },
})

mutation('deleteMenuIcon', {
  description: 'Deletes an icon that no module uses.',
  operation: iconManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedMenuIconId: t.exposeID('id', { description: 'The deleted icon (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('MenuIcon', id) }
    assertAccepted(await rest.call(iconManageDelete, { params }), 'The icon was not deleted')
    return { id: String(id) }
  },
})
