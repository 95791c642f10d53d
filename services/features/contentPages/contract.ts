import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { orElse, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

/** Kind of `cache.changed` that tells that a page of text has changed. */
export const contentPagesKind = 'contentPages'

/** Most characters of what a page says: `contents` as one reads it, `html` with its markup. */
export const contentLimits = { code: 100, title: 200, contents: 50_000, html: 400_000 } as const

const Code = Type.String({ minLength: 1, maxLength: 200, description: 'the key of the page: terms' })

export const ContentPage = Type.Object({
  code: Code,
  title: Type.String(),
  contents: Type.String({ description: 'HTML' }),
  version: orElse(Type.Integer({ description: 'ours: grows with each change; a change names the one that it saw' }), 0),
  canChange: orElse(Type.Boolean({ description: "ours: the caller's company looks after it" }), true),
})
export type ContentPage = Static<typeof ContentPage>

export const ContentTitle = Type.Object({ code: Code, title: Type.String() })
export type ContentTitle = Static<typeof ContentTitle>

const base = { service: 'backoffice', origin: 'spec', place: '002/7.9/1, 002/5/13' } as const
const write = { effect: 'write', idempotent: true } as const
const byCode = Type.Object({ code: Code })
// Wrong ones are answered under the field, so the shape leaves room for them.
const fields = {
  code: Type.String({
    maxLength: 1000,
    description: `letters, digits, hyphens and underscores, at most ${contentLimits.code}; no other page's; it stays`,
  }),
  title: Type.String({ maxLength: 2000, description: `at most ${contentLimits.title} characters` }),
  contents: Type.String({
    maxLength: contentLimits.html,
    description: `HTML; at most ${contentLimits.contents} characters that one reads`,
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
  doc: "The platform's pages of text, in the order of their codes (decision D-108).",
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
  doc: 'Code and title of every page of text, in the order of their titles.',
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
  doc: 'One page of text; the case of the code does not count. Everyone signed in reads it.',
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
  doc: "A new page of text; its code must be no other page's (decision D-69). 403 for every company but the one that runs the platform.",
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
    code: Type.Optional(Type.String({ maxLength: 1000, description: 'passed over: a page keeps its code' })),
    version: Type.Optional(
      Type.Integer({ description: 'ours: as it was read; another one is refused with errorCode 599' }),
    ),
  }),
  answer: ContentPage,
  doc: 'Title and text become these; 403 for every company but the one that runs the platform.',
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
  doc: 'Deletes a page of text and its pictures; 403 for every company but the one that runs the platform.',
})
