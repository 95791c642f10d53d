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
import { mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

const BannerType = enumOf<Kind>('BannerType', 'What a picture of the platform is.', {
  Banner: 'Wide, with something to tell.',
  Logo: 'The mark of a company.',
})

const Banner = node<Row>('Banner', {
  description: 'A banner or a logo of the platform, which leads somewhere.',
  permission: ['Banner:ListBanner'],
  loader: loader<Row>({ read: findIn((page, { rest }) => rest.call(bannerList, { body: page })), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    type: t.expose('type', { type: BannerType, description: 'A banner or a logo.' }),
    title: t.exposeString('title', { description: 'What it is about.' }),
    url: t.expose('url', { type: 'URL', description: 'Where it leads: a web address, or a path of this product.' }),
    description: t.exposeString('description', { description: 'What it says to those who do not see the picture.' }),
    status: t.exposeString('status', { description: 'One of `bannerStatuses`.' }),
    position: t.exposeString('position', { description: 'Where it stands: the key of one of `bannerPositions`.' }),
    orderNumber: t.exposeFloat('sort', { description: 'From 0 to 100; the least comes first.' }),
    imageUrl: t.field({
      type: 'URL',
      nullable: true,
      description:
        'Path of its picture on this origin, asked for with the access token; another path with each new one.',
      resolve: ({ logo }) => imageUrlOf(logo),
    }),
    canManage: t.exposeBoolean('canChange', { description: "The viewer's company looks after it." }),
  }),
})

const ShownBanner = builder
  .objectRef<Shown>('ShownBanner')
  .implement({
    description: 'A banner or a logo as everyone signed in sees it.',
    fields: (t) => ({
      type: t.expose('type', { type: BannerType, description: 'A banner or a logo.' }),
      title: t.exposeString('title', { description: 'What it is about.' }),
      url: t.expose('url', { type: 'URL', description: 'Where it leads: a web address, or a path of this product.' }),
      description: t.exposeString('description', { description: 'What it says to those who do not see the picture.' }),
      imageUrl: t.field({
        type: 'URL',
        nullable: true,
        description: 'Path of its picture on this origin, asked for with the access token.',
        resolve: ({ logo }) => imageUrlOf(logo),
      }),
    }),
  })

const BannerChoice = builder
  .objectRef<{ id: string; name: string }>('BannerChoice')
  .implement({
    description: 'One of the words that a form of banners offers.',
    fields: (t) => ({
      key: t.exposeString('id', { description: 'What the record keeps.' }),
      name: t.exposeString('name', { description: 'What people read.' }),
    }),
  })

const BannerConnection = connectionOf(Banner)

const BannerFilter = builder.inputType('BannerFilter', {
  description: 'Conditions on banners; all of them must hold.',
  fields: (t) => ({ type: t.field({ type: BannerType, description: 'Banners, or logos.' }) }),
})

builder.queryFields((t) => ({
  banners: t.field({
    type: BannerConnection,
    operation: bannerList,
    description: 'Banners and logos of the platform, in the order in which they stand, for those who look after them.',
    args: {
      query: t.arg.string({ description: 'Parts of the title, description and address.' }),
      filter: t.arg({ type: BannerFilter, description: 'Which ones; all without it.' }),
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
    description: 'What a banner may be: shown or not.',
    resolve: (_root, _args, { rest }) => rest.call(bannerStatusList),
  }),
  bannerPositions: t.field({
    type: [BannerChoice],
    operation: bannerPositionList,
    description: 'Where a banner may stand.',
    resolve: (_root, _args, { rest }) => rest.call(bannerPositionList),
  }),
  shownBanners: t.field({
    type: [ShownBanner],
    operation: bannerShown,
    description: 'Active banners and logos that stand at a place, in their order.',
    args: {
      position: t.arg.string({ required: true, description: 'The place: the key of one of `bannerPositions`.' }),
    },
    resolve: (_root, { position }, { rest }) => rest.call(bannerShown, { query: { position } }),
  }),
}))

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>
const fields = (t: InputFields) => ({
  title: t.string({ required: true, description: 'What it is about, of at most 200 characters.' }),
  url: t.field({ type: 'URL', required: true, description: 'Where it leads: http(s)://…, or a path of this product.' }),
  description: t.string({
    required: true,
    description: 'What it says to those who do not see the picture, of at most 500 characters.',
  }),
  status: t.string({ required: true, description: 'One of `bannerStatuses`.' }),
  position: t.string({ required: true, description: 'Where it stands: the key of one of `bannerPositions`.' }),
  orderNumber: t.float({ required: true, description: 'From 0 to 100; the least comes first.' }),
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
const written = (t: PayloadFields<{ banner: Row }>) => ({
  banner: t.expose('banner', { type: Banner, description: 'The banner as it is now.' }),
})
const readBanner = (context: GatewayContext) => (id: string) => context.rest.call(bannerGet, { params: { id } })

mutation('createBanner', {
  description: "Adds a banner or a logo; for the platform's company alone.",
  operation: bannerCreate,
  input: (t) => ({
    type: t.field({ type: BannerType, required: true, description: 'A banner or a logo.' }),
    ...fields(t),
    image: t.field({ type: ImageInput, required: true, description: 'The picture itself.' }),
  }),
  payload: written,
  resolve: async ({ type, image, ...input }, context) => {
    const write = context.rest.call(bannerCreate, { fieldNames, body: { type, ...bodyOf(input, image) } })
    return { banner: await saved(context, write, readBanner(context)) }
  },
})

mutation('updateBanner', {
  description: "Changes a banner or a logo; for the platform's company alone.",
  operation: bannerUpdate,
  input: (t) => ({
    id: t.id(idField),
    ...fields(t),
    image: t.field({ type: ImageInput, description: 'The new picture; the former one stays when left out.' }),
  }),
  payload: written,
  resolve: async ({ id, image, ...input }, context) => {
    const params = { id: idOf('Banner', id) }
    // The specification's call takes the whole record: what the input leaves out is said again.
    const { type, name, logo } = await readBanner(context)(params.id)
    const body = { type, name, logo, ...bodyOf(input, image) }
    const write = context.rest.call(bannerUpdate, { fieldNames, params, body })
    return { banner: await saved(context, write, readBanner(context), params.id) }
  },
})

mutation('switchBanner', {
  description: "Makes an active banner inactive, any other active; for the platform's company alone.",
  operation: bannerDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: written,
  resolve: async ({ id }, context) => {
    const params = { id: idOf('Banner', id) }
    assertAccepted(await context.rest.call(bannerDelete, { params }), 'The banner was not changed')
    return { banner: await readBanner(context)(params.id) }
  },
})
