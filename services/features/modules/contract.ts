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
  code: Type.String({ description: 'the first part of its permission keys; for a module of the company, an id' }),
  isOwn: Type.Boolean({ description: 'created by the company: a link or a text, which grants no permission' }),
  active: Type.Boolean({ description: 'false: its permissions have no effect in the company' }),
  isNeeded: Type.Boolean({ description: 'cannot be switched off' }),
  names: texts(100, 'never empty'),
  descriptions: texts(500, 'empty: no description'),
  icon: Type.String({ description: 'name of an icon; empty: no icon' }),
  link: Type.String({ description: 'the address of a link, only for a module of the company; empty: no link' }),
  place: Type.Integer({ description: 'the position in the list of modules' }),
  permissions: Type.Array(
    Type.Object({
      key: Type.String(),
      action: Type.String(),
      roles: Type.Array(Type.String(), { description: 'codes of the roles that grant it' }),
    }),
  ),
  version: Type.Integer({
    description: 'increases with each change; a change must name the version that it is based on',
  }),
})
export type AppModule = Static<typeof AppModule>

const editable = {
  names: texts(100, 'an empty name: the name in the product; a module of the company requires a name'),
  descriptions: texts(500, 'empty: no description'),
  icon: Type.String({ maxLength: 40, description: 'name of an icon from a list; empty: no icon' }),
  link: Type.Optional(
    Type.String({
      maxLength: 2000,
      description: 'https://…, or a path of the product; only for a module of the company',
    }),
  ),
  place: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 100_000, description: 'null: unchanged' }))),
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
  doc: "Returns the modules of the caller's company by folded name, code, description or action, in the company's order, with the roles that grant each permission.",
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
  doc: "Returns one module of the caller's company.",
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
  doc: 'Adds a module of the company: a text, or a link in the menu of every user inside the company. It grants no permission.',
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
  doc: 'Changes the names, descriptions, icon and position of a module, and the link of a module of the company. Refused with 599 if the module has changed since the caller read it.',
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
    'Switches a module on or off for the company. While it is off, its permissions have no effect there; roles ' +
    'get them back when it is switched on. MODULE_NEEDED for modules that administrators cannot do without. 599 ' +
    'if it has changed since the caller read it.',
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
  doc: 'Deletes a module of the company. Refused with MODULE_OF_PRODUCT for a module of the product.',
  place: 'D-115, 000/6',
})
