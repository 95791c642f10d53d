import { Type, type Static } from 'typebox'
import { operation } from '../../../core/contract/operation.ts'
import { Id } from '../../../core/contract/shapes.ts'
import { ShownBanner } from '../../banners/contract.ts'

export const CareerBanner = Type.Pick(ShownBanner, ['id', 'type', 'title', 'url', 'description'])
export type CareerBanner = Static<typeof CareerBanner>

const ours = { service: 'jobs', origin: 'ours', place: 'D-126' } as const
const base = { ...ours, access: 'public', effect: 'read', perMinute: 240 } as const
const Key = Type.String({ maxLength: 100, description: 'key of the site in its address' })
const query = Type.Object({
  preview: Type.Optional(Type.String({ maxLength: 100, description: 'token of a preview' })),
})

export const careerBannerList = operation({
  ...base,
  id: 'careerBannerList',
  method: 'GET',
  path: '/CareerSites/{key}/banners',
  params: Type.Object({ key: Key }),
  query,
  answer: Type.Array(CareerBanner),
  doc: 'Active banners and logos of the platform that career sites show (position Careers), in display order.',
})

export const careerBannerImage = operation({
  ...base,
  id: 'careerBannerImage',
  method: 'GET',
  path: '/CareerSites/{key}/banners/{id}/image',
  params: Type.Object({ key: Key, id: Id }),
  query,
  answer: Type.Object({
    contentType: Type.String({ description: 'image/png or image/jpeg' }),
    base64: Type.String({ description: 'contents of the picture, less than 2 MB' }),
  }),
  doc: 'The picture of one of these banners; 404 for any other banner.',
})
