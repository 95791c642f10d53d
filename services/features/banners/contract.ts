import { Type, type Static } from 'typebox'
import { imageMaxBase64 } from '../../core/contract/images.ts'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, orElse, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

export const bannerTypes = ['Banner', 'Logo'] as const
export type BannerType = (typeof bannerTypes)[number]
export const bannerStatuses = ['Active', 'Inactive'] as const
/** Where a banner stands: at the foot of the landing page, in the menu of help, or on the public sites of companies (ours). */
export const bannerPositions = ['Dashboard', 'Help', 'Careers'] as const

/** Kind of `cache.changed` that tells that a banner has changed. */
export const bannersKind = 'banners'

/** Most characters of each text. */
export const bannerLimits = { title: 200, url: 1000, description: 500 } as const

const ImagePath = Nullable(Type.String({ description: 'path for /commons/file; another one with each new picture' }))

export const Banner = Type.Object({
  id: Id,
  type: Type.Enum(bannerTypes),
  title: Type.String(),
  url: Type.String({ description: 'where it leads: a web address, or a path of this product' }),
  description: Type.String({ description: 'what it says to those who do not see the picture' }),
  status: Type.String({ description: 'a name of list-status' }),
  position: Type.String({ description: 'an id of list-position' }),
  sort: Type.Number({ description: 'from 0 to 100; the least comes first' }),
  name: Type.String({ description: 'name of the file of the picture' }),
  logo: ImagePath,
  canChange: orElse(Type.Boolean({ description: "ours: the caller's company looks after it" }), true),
})
export type Banner = Static<typeof Banner>

export const ShownBanner = Type.Object({
  id: Id,
  type: Type.Enum(bannerTypes),
  title: Type.String(),
  url: Type.String({ description: 'where it leads: a web address, or a path of this product' }),
  description: Type.String({ description: 'what it says to those who do not see the picture' }),
  logo: ImagePath,
})
export type ShownBanner = Static<typeof ShownBanner>

const Choices = Type.Array(Type.Object({ id: Type.String(), name: Type.String() }))

const base = {
  service: 'backoffice',
  origin: 'spec',
  place: '002/7.7/1, 002/5/4',
  access: 'Banner:ListBanner',
} as const
const write = { effect: 'write', idempotent: true, maxBytes: imageMaxBase64 + 65_536 } as const
const byId = Type.Object({ id: Id })
// Wrong ones are answered under the field, so the shape leaves room for them.
const fields = {
  title: Type.String({ maxLength: 2000, description: `at most ${bannerLimits.title} characters` }),
  url: Type.String({
    maxLength: 10_000,
    description: `https://… or http://…, or a path of this product; at most ${bannerLimits.url} characters`,
  }),
  description: Type.String({ maxLength: 10_000, description: `at most ${bannerLimits.description} characters` }),
  status: Type.String({ maxLength: 200, description: 'a name of list-status' }),
  position: Type.String({ maxLength: 200, description: 'an id of list-position' }),
  sort: Type.Number({ description: 'from 0 to 100' }),
  name: Type.Optional(Type.String({ maxLength: 250, description: 'name of the file of the picture' })),
  logo: Type.Optional(Nullable(Type.String({ maxLength: 1000, description: 'passed over: what is stored counts' }))),
  logoBase64: Type.Optional(
    Type.String({ maxLength: imageMaxBase64, description: 'JPG or PNG under 2 MB, in base64 or as a data URL' }),
  ),
  isUploadLogo: Type.Optional(
    Type.Boolean({ description: 'logoBase64 takes the place of the picture; without it the picture stays' }),
  ),
  type: Type.Optional(Type.Enum(bannerTypes, { description: 'Banner without it; it stays' })),
}

export const bannerList = operation({
  ...base,
  id: 'bannerList',
  method: 'POST',
  path: '/Banners/list',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    type: Type.Optional(Type.Enum(bannerTypes, { description: 'both without it' })),
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'ours: parts of title, description and url' })),
  }),
  answer: pagedRows(Banner),
  doc: 'Banners and logos of the platform, in the order in which they stand (decision D-108).',
})

export const bannerShown = operation({
  ...base,
  id: 'bannerShown',
  method: 'GET',
  path: '/Banners/shown',
  origin: 'ours',
  place: 'D-108',
  access: 'everyRole',
  effect: 'read',
  query: Type.Object({ position: Type.String({ maxLength: 200, description: 'an id of list-position' }) }),
  answer: Type.Array(ShownBanner),
  doc: 'Active banners and logos that stand at a place, in their order. Everyone signed in sees them.',
})

export const bannerStatusList = operation({
  ...base,
  id: 'bannerStatusList',
  method: 'GET',
  path: '/Banners/list-status',
  effect: 'read',
  answer: Choices,
  doc: 'What a banner may be: shown or not.',
})

export const bannerTypeList = operation({
  ...base,
  id: 'bannerTypeList',
  method: 'GET',
  path: '/Banners/list-type',
  effect: 'read',
  answer: Choices,
  doc: 'Types of banners.',
})

export const bannerPositionList = operation({
  ...base,
  id: 'bannerPositionList',
  method: 'GET',
  path: '/Banners/list-position',
  effect: 'read',
  answer: Choices,
  doc: 'Where a banner may stand.',
})

export const bannerGet = operation({
  ...base,
  id: 'bannerGet',
  method: 'GET',
  path: '/Banners/{id}',
  effect: 'read',
  params: byId,
  answer: Banner,
  doc: 'One banner.',
})

export const bannerCreate = operation({
  ...base,
  ...write,
  id: 'bannerCreate',
  method: 'POST',
  path: '/Banners/create',
  body: Type.Object(fields),
  answer: Banner,
  doc: 'A new banner with its picture; 403 for every company but the one that runs the platform.',
})

export const bannerUpdate = operation({
  ...base,
  ...write,
  id: 'bannerUpdate',
  method: 'PUT',
  path: '/Banners/{id}',
  params: byId,
  body: Type.Object(fields),
  answer: Banner,
  doc: 'The banner becomes this; with isUploadLogo its picture too. 403 for every company but the one that runs the platform.',
})

export const bannerDelete = operation({
  ...base,
  id: 'bannerDelete',
  method: 'DELETE',
  path: '/Banners/{id}',
  effect: 'write',
  idempotent: true,
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'An active banner becomes inactive, any other active: none is removed (decision D-14). 403 for every company but the one that runs the platform.',
})
