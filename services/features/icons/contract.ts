import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

/** An icon and the name that the company gave it. */
export const MenuIcon = Type.Object({
  id: Id,
  name: Type.String(),
  icon: Type.String({ description: 'its name in the icon set' }),
})
export type MenuIcon = Static<typeof MenuIcon>

export const MenuIconUsage = Type.Object({
  id: Id,
  modules: Type.Integer({ description: 'the number of modules of the company that use it' }),
})
export type MenuIconUsage = Static<typeof MenuIconUsage>

/** The maximum length of an icon's name. */
export const longestIcon = 100

const base = { service: 'commons', origin: 'ours', place: '002/7.12/10' } as const
const write = { effect: 'write', idempotent: true } as const
const path = '/commons/icons'
const byId = Type.Object({ id: Id })
// Names that are too long or blank are reported at the field, so the shape allows them.
const body = Type.Object({
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${longestIcon} characters, unique regardless of case`,
  }),
  icon: Type.String({
    maxLength: 100,
    description: 'its name in the icon set; must be an icon that the product can draw',
  }),
})

export const iconManageList = operation({
  ...base,
  id: 'iconManageList',
  method: 'POST',
  path: `${path}/list`,
  access: 'Icon:ListIcon',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    keyword: Type.Optional(
      Type.String({ maxLength: 200, description: 'part of the name; case and accents are ignored' }),
    ),
  }),
  answer: pagedRows(MenuIcon),
  doc: 'Returns the icons that modules can use, in name order.',
})

export const iconManageUsage = operation({
  ...base,
  id: 'iconManageUsage',
  method: 'POST',
  path: `${path}/usage`,
  access: ['Icon:ListIcon', 'Icon:ReadIcon'],
  effect: 'read',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(MenuIconUsage),
  doc: 'Returns how many modules use each of the icons.',
})

export const iconManageGet = operation({
  ...base,
  id: 'iconManageGet',
  method: 'GET',
  path: `${path}/{id}`,
  access: ['Icon:ReadIcon', 'Icon:UpdateIcon'],
  effect: 'read',
  params: byId,
  answer: MenuIcon,
  doc: 'Returns one icon.',
})

export const iconManageCreate = operation({
  ...base,
  ...write,
  id: 'iconManageCreate',
  method: 'POST',
  path: `${path}/create`,
  access: 'Icon:CreateIcon',
  body,
  answer: MenuIcon,
  doc: 'Adds an icon that modules can use from now on.',
})

export const iconManageUpdate = operation({
  ...base,
  ...write,
  id: 'iconManageUpdate',
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'Icon:UpdateIcon',
  params: byId,
  body,
  answer: MenuIcon,
  doc: 'Changes the icon. Modules that use it show the new one.',
})

export const iconManageDelete = operation({
  ...base,
  ...write,
  id: 'iconManageDelete',
  method: 'DELETE',
  path: `${path}/{id}`,
  access: 'Icon:DeleteIcon',
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes an icon that no module uses. Refused with ICON_IN_USE and the number of modules otherwise.',
})
