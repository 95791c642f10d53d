import { menuByUser, type MenuItem as Item } from '../../../services/features/menus/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { TextsByLanguage } from '../modules/texts.ts'

const MenuItem = builder
  .objectRef<Item>('MenuItem')
  .implement({
    description: 'An entry of the menu.',
    fields: (t) => ({
      path: t.exposeString('url', {
        description: "Path of the screen that it opens, or the address of a company's own link.",
      }),
      name: t.exposeString('name', { description: 'Name in English.' }),
      languageKey: t.exposeString('languageKey', { description: 'Translation key of the name.' }),
      icon: t.exposeString('icon', { description: 'Name of the icon.' }),
      names: t.expose('names', {
        type: TextsByLanguage,
        nullable: true,
        description: "Title of a company's own link; null for screens of the product.",
      }),
    }),
  })

builder.queryField('menu', (t) =>
  t.field({
    type: [MenuItem],
    operation: menuByUser,
    description: 'Menu entries that the viewer may open in the current role, in menu order.',
    resolve: (_root, _args, { rest }) => rest.call(menuByUser),
  }),
)
