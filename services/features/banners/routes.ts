import { implement, type Route } from '../../core/http/routes.ts'
import { bannerById, createBanner, listBanners, shownBanners, switchBanner, updateBanner } from './banners.ts'
import * as contract from './contract.ts'
import { bannerFiles } from './files.ts'

const choices = (words: readonly string[]) => words.map((word) => ({ id: word, name: word }))

export const routes: Route[] = [
  implement(contract.bannerList, ({ body: { type, keyword, ...page } }, { db }) =>
    listBanners(db, { type, keyword }, page),
  ),
  implement(contract.bannerShown, ({ query }, { db }) => shownBanners(db, query.position)),
  implement(contract.bannerStatusList, async () => choices(contract.bannerStatuses)),
  implement(contract.bannerTypeList, async () => choices(contract.bannerTypes)),
  implement(contract.bannerPositionList, async () => choices(contract.bannerPositions)),
  implement(contract.bannerGet, ({ params }, { db }) => bannerById(db, params.id)),
  implement(contract.bannerCreate, async ({ body }, context) =>
    bannerById(context.db, await createBanner(context, body)),
  ),
  implement(contract.bannerUpdate, async ({ params, body }, context) => {
    await updateBanner(context, params.id, body)
    return bannerById(context.db, params.id)
  }),
  implement(contract.bannerDelete, async ({ params }, { db }) => {
    await switchBanner(db, params.id)
    return { status: 'OK' }
  }),
]

export const fileAccesses = [bannerFiles]
