import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'

export const MenuItem = Type.Object({
  url: Type.String({ description: "path of the screen; of a link of the company's own an address" }),
  name: Type.String({ description: 'English name' }),
  languageKey: Type.String({ description: 'key of the name among the translations' }),
  icon: Type.String({ description: 'name of the icon' }),
  names: Type.Optional(
    Type.Object(
      { en: Type.String(), vi: Type.String(), ja: Type.String() },
      { description: "ours: of a link of the company's own, whose url may lead anywhere" },
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
  doc: "Menu entries whose screens the caller's current role may open, in menu order; then the company's own links, for those inside it.",
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
      group: Type.Union([Type.String(), Type.Null()], { description: 'name of the group that the entry is in' }),
      permissions: Type.Array(Type.String(), {
        description: 'permission keys of which any one shows the entry; none: everyone',
      }),
    }),
  ),
  doc: 'All menu entries of the product with the keys that show them.',
  place: '002/7.12/2, 002/6/19',
})
