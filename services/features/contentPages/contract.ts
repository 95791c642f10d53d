import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { withDefault, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

/** The kind of `cache.changed` event that reports a changed content page. */
export const contentPagesKind = 'contentPages'

/** The maximum length of a page's texts, in characters: `contents` as visible text, `html` with its markup. */
export const contentLimits = { code: 100, title: 200, contents: 50_000, html: 400_000 } as const

const Code = Type.String({ minLength: 1, maxLength: 200, description: 'the key of the page: terms' })

export const ContentPage = Type.Object({
  code: Code,
  title: Type.String(),
  contents: Type.String({ description: 'HTML' }),
  version: withDefault(
    Type.Integer({ description: 'ours: increases with each change; a change must name the version that was read' }),
    0,
  ),
  canChange: withDefault(Type.Boolean({ description: "ours: whether the caller's company manages the page" }), true),
})
export type ContentPage = Static<typeof ContentPage>

export const ContentTitle = Type.Object({ code: Code, title: Type.String() })
export type ContentTitle = Static<typeof ContentTitle>

const base = { service: 'backoffice', origin: 'spec', place: '002/7.9/1, 002/5/13' } as const
const write = { effect: 'write', idempotent: true } as const
const byCode = Type.Object({ code: Code })
// Invalid values are reported per field, so the schema accepts them.
const fields = {
  code: Type.String({
    maxLength: 1000,
    description: `letters, digits, hyphens and underscores, at most ${contentLimits.code}; unique; cannot be changed later`,
  }),
  title: Type.String({ maxLength: 2000, description: `at most ${contentLimits.title} characters` }),
  contents: Type.String({
    maxLength: contentLimits.html,
    description: `HTML; at most ${contentLimits.contents} characters of visible text`,
  }),
}

export const contentList = operation({
  ...base,
  id: 'contentList',
  method: 'POST',
  path: '/Contents/list',
  access: 'Content:ListContent',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'ours: parts of the code and title' })),
  }),
  answer: pagedRows(ContentPage),
  doc: 'Content pages of the platform, in code order (decision D-108).',
})

export const contentTitles = operation({
  ...base,
  id: 'contentTitles',
  method: 'GET',
  path: '/ContentTitles',
  origin: 'ours',
  place: 'D-108',
  access: 'everyRole',
  effect: 'read',
  answer: Type.Array(ContentTitle),
  doc: 'Code and title of all content pages, in title order.',
})

export const contentGet = operation({
  ...base,
  id: 'contentGet',
  method: 'GET',
  path: '/Contents/{code}',
  access: 'everyRole',
  effect: 'read',
  params: byCode,
  answer: ContentPage,
  doc: 'One content page; the case of the code is ignored. All signed-in users may read it.',
})

export const contentCreate = operation({
  ...base,
  ...write,
  id: 'contentCreate',
  method: 'POST',
  path: '/Contents/create',
  access: 'Content:CreateContent',
  body: Type.Object(fields),
  answer: ContentPage,
  doc: "Creates a content page; its code must be unique (decision D-69). 403 unless the caller's company is the platform company.",
})

export const contentUpdate = operation({
  ...base,
  ...write,
  id: 'contentUpdate',
  method: 'PUT',
  path: '/Contents/{code}',
  access: 'Content:UpdateContent',
  params: byCode,
  body: Type.Object({
    ...fields,
    code: Type.Optional(Type.String({ maxLength: 1000, description: 'ignored; the code of a page cannot be changed' })),
    version: Type.Optional(
      Type.Integer({ description: 'ours: as it was read; refused with errorCode 599 if the page has changed since' }),
    ),
  }),
  answer: ContentPage,
  doc: "Updates title and text of a content page; 403 unless the caller's company is the platform company.",
})

export const contentDelete = operation({
  ...base,
  ...write,
  id: 'contentDelete',
  method: 'DELETE',
  path: '/Contents/{code}',
  access: 'Content:DeleteContent',
  params: byCode,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: "Deletes a content page and its pictures; 403 unless the caller's company is the platform company.",
})
