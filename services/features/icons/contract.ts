import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

/** An icon under the name that the company has for it. */
export const MenuIcon = Type.Object({
  id: Id,
  name: Type.String(),
  icon: Type.String({ description: 'its name in the icon set' }),
})
export type MenuIcon = Static<typeof MenuIcon>

export const MenuIconUsage = Type.Object({
  id: Id,
  modules: Type.Integer({ description: 'modules of the company that carry it' }),
})
export type MenuIconUsage = Static<typeof MenuIconUsage>

/** Longest name of an icon. */
export const longestIcon = 100

const base = { service: 'commons', origin: 'ours', place: '002/7.12/10' } as const
const write = { effect: 'write', idempotent: true } as const
const path = '/commons/icons'
const byId = Type.Object({ id: Id })
// Longer and blank ones are answered under the field, so the shape leaves room for them.
const body = Type.Object({
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${longestIcon} characters, not there already in any case of its letters`,
  }),
  icon: Type.String({ maxLength: 100, description: 'its name in the icon set, one of those that the product draws' }),
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
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'part of the name, accents and case aside' })),
  }),
  answer: pagedRows(MenuIcon),
  doc: 'Icons that modules may carry, in name order.',
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
  doc: 'How many modules carry each of the icons.',
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
  doc: 'One icon.',
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
  doc: 'A new icon: modules may carry it from now on.',
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
  doc: 'The icon becomes this; modules that carry it carry the new one.',
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
  doc: 'Deletes an icon that no module carries; ICON_IN_USE with their number.',
})
