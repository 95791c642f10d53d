import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'

export const MenuItem = Type.Object({
  url: Type.String({ description: 'path of the screen, or the address of a link that the company added' }),
  name: Type.String({ description: 'English name' }),
  languageKey: Type.String({ description: 'key of the name in the translations' }),
  icon: Type.String({ description: 'name of the icon' }),
  names: Type.Optional(
    Type.Object(
      { en: Type.String(), vi: Type.String(), ja: Type.String() },
      { description: 'ours: only for a link that the company added, whose url may lead anywhere' },
    ),
  ),
})
export type MenuItem = Static<typeof MenuItem>

export const menuByUser = operation({
  id: 'menuByUser',
  method: 'GET',
  path: '/accounts/menu-by-user',
  service: 'accounts',
  access: 'everyRole',
  effect: 'read',
  origin: 'spec',
  answer: Type.Array(MenuItem),
  doc: "Returns the menu entries whose screens the caller's current role may open, in menu order. The links that the company added come last, for users inside the company.",
  place: '000/7/32, 000/3/30',
})

export const menuList = operation({
  id: 'menuList',
  method: 'GET',
  path: '/commons-sts/menus',
  service: 'accounts',
  access: 'signedIn',
  effect: 'read',
  origin: 'spec',
  answer: Type.Array(
    Type.Object({
      ...MenuItem.properties,
      group: Type.Union([Type.String(), Type.Null()], { description: 'name of the group that the entry belongs to' }),
      permissions: Type.Array(Type.String(), {
        description: 'any one of these permission keys shows the entry; if empty, everyone sees it',
      }),
    }),
  ),
  doc: 'Returns all menu entries of the product with the permission keys that show them.',
  place: '002/7.12/2, 002/6/19',
})
