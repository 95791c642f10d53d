import { Type, type Static } from 'typebox'
import { imageMaxBase64 } from '../../core/contract/images.ts'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, withDefault, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

export const bannerTypes = ['Banner', 'Logo'] as const
export type BannerType = (typeof bannerTypes)[number]
export const bannerStatuses = ['Active', 'Inactive'] as const
/**
 * Where a banner is shown: at the bottom of the landing page, in the help menu, or on the career sites of companies
 * (ours).
 */
export const bannerPositions = ['Dashboard', 'Help', 'Careers'] as const

/** The kind of `cache.changed` event that reports a changed banner. */
export const bannersKind = 'banners'

/** The maximum length of each text, in characters. */
export const bannerLimits = { title: 200, url: 1000, description: 500 } as const

const ImagePath = Nullable(Type.String({ description: 'path for /commons/file; each new picture gets a new path' }))

export const Banner = Type.Object({
  id: Id,
  type: Type.Enum(bannerTypes),
  title: Type.String(),
  url: Type.String({ description: 'link target: a web address, or a path of this product' }),
  description: Type.String({ description: 'alternative text of the picture' }),
  status: Type.String({ description: 'a name of list-status' }),
  position: Type.String({ description: 'an id of list-position' }),
  sort: Type.Number({ description: 'from 0 to 100; lowest first' }),
  name: Type.String({ description: 'file name of the picture' }),
  logo: ImagePath,
  canChange: withDefault(Type.Boolean({ description: "ours: whether the caller's company manages the banner" }), true),
})
export type Banner = Static<typeof Banner>

export const ShownBanner = Type.Object({
  id: Id,
  type: Type.Enum(bannerTypes),
  title: Type.String(),
  url: Type.String({ description: 'link target: a web address, or a path of this product' }),
  description: Type.String({ description: 'alternative text of the picture' }),
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
// Invalid values are reported per field, so the schema accepts them.
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
  name: Type.Optional(Type.String({ maxLength: 250, description: 'file name of the picture' })),
  logo: Type.Optional(Nullable(Type.String({ maxLength: 1000, description: 'ignored; the stored picture is used' }))),
  logoBase64: Type.Optional(
    Type.String({ maxLength: imageMaxBase64, description: 'JPG or PNG under 2 MB, in base64 or as a data URL' }),
  ),
  isUploadLogo: Type.Optional(
    Type.Boolean({ description: 'whether logoBase64 replaces the picture; otherwise the picture is not changed' }),
  ),
  type: Type.Optional(Type.Enum(bannerTypes, { description: 'Banner by default; cannot be changed later' })),
}

export const bannerList = operation({
  ...base,
  id: 'bannerList',
  method: 'POST',
  path: '/Banners/list',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    type: Type.Optional(Type.Enum(bannerTypes, { description: 'both types if left out' })),
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'ours: parts of title, description and url' })),
  }),
  answer: pagedRows(Banner),
  doc: 'Banners and logos of the platform, in display order (decision D-108).',
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
  doc: 'Active banners and logos of a position, in display order. All signed-in users may read them.',
})

export const bannerStatusList = operation({
  ...base,
  id: 'bannerStatusList',
  method: 'GET',
  path: '/Banners/list-status',
  effect: 'read',
  answer: Choices,
  doc: 'The statuses of a banner: shown or not shown.',
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
  doc: 'The positions at which a banner may be shown.',
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
  doc: "Creates a banner with its picture; 403 unless the caller's company is the platform company.",
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
  doc: "Updates a banner and, with isUploadLogo, its picture; 403 unless the caller's company is the platform company.",
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
  doc: "Makes an active banner inactive, and an inactive one active. Banners are never removed (decision D-14). 403 unless the caller's company is the platform company.",
})
