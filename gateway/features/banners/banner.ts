import {
  bannerCreate,
  bannerDelete,
  bannerGet,
  bannerList,
  bannerPositionList,
  bannerShown,
  bannerStatusList,
  bannerUpdate,
  type Banner as Row,
  type BannerType as Kind,
  type ShownBanner as Shown,
} from '../../../services/features/banners/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { idOf } from '../../core/graph/ids.ts'
import { ImageInput, imageUrlOf } from '../../core/graph/types/imageInput.ts'
import { findIn, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

const BannerType = enumOf<Kind>('BannerType', 'The type of a platform picture.', {
  Banner: 'A wide picture with a message.',
  Logo: 'The logo of a company.',
})

const Banner = node<Row>('Banner', {
  description: 'A banner or a logo of the platform with a link.',
  permission: ['Banner:ListBanner'],
  loader: loader<Row>({ read: findIn((page, { rest }) => rest.call(bannerList, { body: page })), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    type: t.expose('type', { type: BannerType, description: 'Whether it is a banner or a logo.' }),
    title: t.exposeString('title', { description: 'The title of the banner.' }),
    url: t.expose('url', { type: 'URL', description: 'The link target: a web address, or a path of this product.' }),
    description: t.exposeString('description', {
      description: 'The alternative text, for readers who do not see the picture.',
    }),
    status: t.exposeString('status', { description: 'The status, one of `bannerStatuses`.' }),
    position: t.exposeString('position', {
      description: 'Where the banner is shown: the key of one of `bannerPositions`.',
    }),
    orderNumber: t.exposeFloat('sort', { description: 'From 0 to 100, lowest first.' }),
    imageUrl: t.field({
      type: 'URL',
      nullable: true,
      description:
        'The path of the picture on this origin, which requires the access token. It changes with each new picture.',
      resolve: ({ logo }) => imageUrlOf(logo),
    }),
    canManage: t.exposeBoolean('canChange', { description: "Whether the viewer's company manages banners." }),
  }),
})

const ShownBanner = builder
  .objectRef<Shown>('ShownBanner')
  .implement({
    description: 'A banner or a logo as every signed-in user sees it.',
    fields: (t) => ({
      type: t.expose('type', { type: BannerType, description: 'Whether it is a banner or a logo.' }),
      title: t.exposeString('title', { description: 'The title of the banner.' }),
      url: t.expose('url', { type: 'URL', description: 'The link target: a web address, or a path of this product.' }),
      description: t.exposeString('description', {
        description: 'The alternative text, for readers who do not see the picture.',
      }),
      imageUrl: t.field({
        type: 'URL',
        nullable: true,
        description: 'The path of the picture on this origin, which requires the access token.',
        resolve: ({ logo }) => imageUrlOf(logo),
      }),
    }),
  })

const BannerChoice = builder
  .objectRef<{ id: string; name: string }>('BannerChoice')
  .implement({
    description: 'A choice that the form of a banner offers.',
    fields: (t) => ({
      key: t.exposeString('id', { description: 'The value that is stored.' }),
      name: t.exposeString('name', { description: 'The name for display.' }),
    }),
  })

const BannerConnection = connectionOf(Banner)

const BannerFilter = builder.inputType('BannerFilter', {
  description: 'Conditions on banners. All conditions must hold.',
  fields: (t) => ({ type: t.field({ type: BannerType, description: 'Only banners, or only logos.' }) }),
})

builder.queryFields((t) => ({
  banners: t.field({
    type: BannerConnection,
    operation: bannerList,
    description: 'Banners and logos of the platform in their order, for those who manage them.',
    args: {
      query: t.arg.string({ description: 'Parts of the title, description and address.' }),
      filter: t.arg({ type: BannerFilter, description: 'Which banners to return. All of them by default.' }),
      ...pageArgs,
    },
    resolve: (_root, { query, filter, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(bannerList, {
            fieldNames: { keyword: 'query' },
            body: { ...page, ...(filter?.type && { type: filter.type }), ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      ),
  }),
  bannerStatuses: t.field({
    type: [BannerChoice],
    operation: bannerStatusList,
    description: 'The statuses of a banner: shown or not.',
    resolve: (_root, _args, { rest }) => rest.call(bannerStatusList),
  }),
  bannerPositions: t.field({
    type: [BannerChoice],
    operation: bannerPositionList,
    description: 'The positions where a banner can be shown.',
    resolve: (_root, _args, { rest }) => rest.call(bannerPositionList),
  }),
  shownBanners: t.field({
    type: [ShownBanner],
    operation: bannerShown,
    description: 'Active banners and logos of a position, in their order.',
    args: { position: t.arg.string({ required: true, description: 'The key of one of `bannerPositions`.' }) },
    resolve: (_root, { position }, { rest }) => rest.call(bannerShown, { query: { position } }),
  }),
}))

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>
const fields = (t: InputFields) => ({
  title: t.string({ required: true, description: 'The title, at most 200 characters.' }),
  url: t.field({
    type: 'URL',
    required: true,
    description: 'The link target: http(s)://…, or a path of this product.',
  }),
  description: t.string({
    required: true,
    description: 'The alternative text for readers who do not see the picture, at most 500 characters.',
  }),
  status: t.string({ required: true, description: 'The status, one of `bannerStatuses`.' }),
  position: t.string({
    required: true,
    description: 'Where the banner is shown: the key of one of `bannerPositions`.',
  }),
  orderNumber: t.float({ required: true, description: 'From 0 to 100, lowest first.' }),
})
interface Fields {
  title: string
  url: string
  description: string
  status: string
  position: string
  orderNumber: number
}
const fieldNames = { logoBase64: 'image', name: 'image', sort: 'orderNumber' }
const bodyOf = (
  { title, url, description, status, position, orderNumber }: Fields,
  image: { name: string; base64: string } | null | undefined,
) => ({
  ...{ title, url, description, status, position, sort: orderNumber },
  isUploadLogo: Boolean(image),
  ...(image && { name: image.name, logoBase64: image.base64 }),
})
const idField = { required: true, description: 'The banner (global id).' } as const
const toPayload = (t: PayloadFields<{ banner: Row }>) => ({
  banner: t.expose('banner', { type: Banner, description: 'The banner after the change.' }),
})
const readBanner = (context: GatewayContext) => (id: string) => context.rest.call(bannerGet, { params: { id } })

mutation('createBanner', {
  description: 'Adds a banner or a logo. Only the platform company may do this.',
  operation: bannerCreate,
  input: (t) => ({
    type: t.field({ type: BannerType, required: true, description: 'Whether it is a banner or a logo.' }),
    ...fields(t),
    image: t.field({ type: ImageInput, required: true, description: 'The picture of the banner.' }),
  }),
  payload: toPayload,
  resolve: async ({ type, image, ...input }, context) => {
    const write = context.rest.call(bannerCreate, { fieldNames, body: { type, ...bodyOf(input, image) } })
    return { banner: await savedRecord(context, write, readBanner(context)) }
  },
})

mutation('updateBanner', {
  description: 'Changes a banner or a logo. Only the platform company may do this.',
  operation: bannerUpdate,
  input: (t) => ({
    id: t.id(idField),
    ...fields(t),
    image: t.field({ type: ImageInput, description: 'The new picture. By default the picture stays as it is.' }),
  }),
  payload: toPayload,
  resolve: async ({ id, image, ...input }, context) => {
    const params = { id: idOf('Banner', id) }
    // The specification's call takes the complete record, so the members that the input does not have are sent again.
    const { type, name, logo } = await readBanner(context)(params.id)
    const body = { type, name, logo, ...bodyOf(input, image) }
    const write = context.rest.call(bannerUpdate, { fieldNames, params, body })
    return { banner: await savedRecord(context, write, readBanner(context), params.id) }
  },
})

mutation('switchBanner', {
  description: 'Makes an active banner inactive, and any other one active. Only the platform company may do this.',
  operation: bannerDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: toPayload,
  resolve: async ({ id }, context) => {
    const params = { id: idOf('Banner', id) }
    assertAccepted(await context.rest.call(bannerDelete, { params }), 'The banner was not changed')
    return { banner: await readBanner(context)(params.id) }
  },
})
