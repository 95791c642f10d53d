import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Nullable, paged, paging } from '../../core/contract/shapes.ts'

const texts = (most: number, description: string) =>
  Type.Object(
    {
      en: Type.String({ maxLength: most }),
      vi: Type.String({ maxLength: most }),
      ja: Type.String({ maxLength: most }),
    },
    { description },
  )
const Code = Type.String({ minLength: 1, maxLength: 50 })

export const AppModule = Type.Object({
  code: Type.String({ description: 'as permission keys begin; of a module of the company an id' }),
  isOwn: Type.Boolean({ description: 'made by the company: a link or a text, which gives no permission' }),
  active: Type.Boolean({ description: 'false: its permissions count for nobody in the company' }),
  isNeeded: Type.Boolean({ description: 'cannot be switched off' }),
  names: texts(100, 'never empty'),
  descriptions: texts(500, 'empty where there is none'),
  icon: Type.String({ description: 'name of an icon; empty: none' }),
  link: Type.String({ description: 'of a module of the company: where it leads; empty: nowhere' }),
  place: Type.Integer({ description: 'modules are listed by it' }),
  permissions: Type.Array(
    Type.Object({
      key: Type.String(),
      action: Type.String(),
      roles: Type.Array(Type.String(), { description: 'codes of the roles that give it' }),
    }),
  ),
  version: Type.Integer({ description: 'grows with each change; a change names the one that it saw' }),
})
export type AppModule = Static<typeof AppModule>

const editable = {
  names: texts(100, 'an empty one: as the product calls it; a module of the company needs one'),
  descriptions: texts(500, 'empty: none'),
  icon: Type.String({ maxLength: 40, description: 'name of an icon, one of a list; empty: none' }),
  link: Type.Optional(
    Type.String({
      maxLength: 2000,
      description: 'https://…, or a path of the product; only of a module of the company',
    }),
  ),
  place: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 100_000, description: 'none: as it is' }))),
}
const common = { service: 'accounts', origin: 'ours' } as const
const byCode = Type.Object({ code: Code })
const Version = Type.Integer({ minimum: 0 })

export const appModuleList = operation({
  ...common,
  id: 'appModuleList',
  method: 'POST',
  path: '/modules/list',
  access: 'Module:ListModule',
  effect: 'read',
  body: Type.Object({
    ...paging(),
    keyword: Type.Optional(Type.String({ maxLength: 200 })),
    active: Type.Optional(Type.Boolean()),
  }),
  answer: paged(AppModule),
  doc: "Modules of the caller's company by folded name, code, description or action, in the company's order, with the roles that give each permission.",
  place: 'D-115, 000/6',
})

export const appModuleGet = operation({
  ...common,
  id: 'appModuleGet',
  method: 'GET',
  path: '/modules/{code}',
  access: ['Module:ListModule', 'Module:ReadModule'],
  effect: 'read',
  params: byCode,
  answer: AppModule,
  doc: "One module of the caller's company.",
  place: 'D-115, 000/6',
})

export const appModuleCreate = operation({
  ...common,
  id: 'appModuleCreate',
  method: 'POST',
  path: '/modules/create',
  access: 'Module:CreateModule',
  effect: 'write',
  idempotent: true,
  body: Type.Object(editable),
  answer: AppModule,
  doc: 'Adds a module of the company: a text, or a link that stands in the menu of everybody inside the company. It gives no permission.',
  place: 'D-115, 000/6',
})

export const appModuleUpdate = operation({
  ...common,
  id: 'appModuleUpdate',
  method: 'PUT',
  path: '/modules/{code}',
  access: 'Module:UpdateModule',
  effect: 'write',
  params: byCode,
  body: Type.Object({ ...editable, version: Version }),
  answer: AppModule,
  doc: 'Changes names, descriptions, icon, place, and the link of a module of the company. 599 when it has changed since the caller saw it.',
  place: 'D-115, 000/6',
})

export const appModuleStatus = operation({
  ...common,
  id: 'appModuleStatus',
  method: 'POST',
  path: '/modules/update-status',
  access: 'Module:UpdateModule',
  effect: 'write',
  body: Type.Object({ code: Code, active: Type.Boolean(), version: Version }),
  answer: AppModule,
  doc:
    'Switches a module off for the company: its permissions count for nobody there, and roles get them back when it is switched on. ' +
    'MODULE_NEEDED for what administrators cannot do without. 599 when it has changed since the caller saw it.',
  place: 'D-115, 000/6',
})

export const appModuleDelete = operation({
  ...common,
  id: 'appModuleDelete',
  method: 'DELETE',
  path: '/modules/{code}',
  access: 'Module:DeleteModule',
  effect: 'write',
  params: byCode,
  answer: Type.Object({ ok: Type.Boolean() }),
  doc: 'Deletes a module of the company; MODULE_OF_PRODUCT for any other.',
  place: 'D-115, 000/6',
})
