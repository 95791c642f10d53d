import { expect, test } from 'vitest'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { bannerServices } from './banners.fixture.ts'

const viewer = viewerWith('Banner:ListBanner')
const first = idOf('Banner', 1)

test('a page of banners of a type is read with one call, together with the options of the form', async () => {
  const rest = bannerServices()
  const text = `{ bannerStatuses { key } bannerPositions { key name }
    banners(first: 1, filter: { type: BANNER }, query: "Fair") {
      totalCount nodes { id type title url description status position orderNumber imageUrl canManage } } }`
  const { data } = await execute(text, { rest, viewer })
  expect(data).toEqual({
    bannerStatuses: [{ key: 'Active' }, { key: 'Inactive' }],
    bannerPositions: ['Dashboard', 'Help', 'Careers', 'Wall'].map((key) => ({ key, name: key })),
    banners: {
      totalCount: 1,
      nodes: [
        {
          id: first,
          type: 'BANNER',
          title: 'Fair',
          url: 'https://fair.example/',
          description: 'All about the fair',
          status: 'Active',
          position: 'Dashboard',
          orderNumber: 0,
          imageUrl: null,
          canManage: true,
        },
      ],
    },
  })
  expect(rest.counts()).toEqual({ bannerStatusList: 1, bannerPositionList: 1, bannerList: 1 })
  expect(rest.callsOf('bannerList')[0]!.body).toMatchObject({ type: 'Banner', keyword: 'Fair' })
})

test('every signed-in user sees the active banners of a position, vendors too', async () => {
  const rest = bannerServices()
  const text = '{ shownBanners(position: "Dashboard") { type title url description imageUrl } }'
  const { data } = await execute(text, { rest, viewer: { ...viewerWith(), isExternal: true } })
  expect(data).toMatchObject({ shownBanners: [{ title: 'Fair', imageUrl: null }] })
  const list = '{ banners { totalCount } }'
  expect((await execute(list, { rest, viewer: viewerWith() })).errors![0]!.extensions!.code).toBe('FORBIDDEN')
})

test('a banner is created, updated without losing its image, and switched off', async () => {
  const rest = bannerServices()
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  const values = 'title: "T", url: "/help", description: "D", status: "Active", position: "Help", orderNumber: 2.5'
  const image = 'image: { name: "t.png", base64: "AAAA" }'
  await run(`createBanner(input: { type: LOGO, ${values}, ${image} }) { banner { title } }`)
  await run(`updateBanner(input: { id: "${first}", ${values} }) { banner { title } }`)
  expect(await run(`switchBanner(input: { id: "${first}" }) { banner { status } }`)).toEqual({
    switchBanner: { banner: { status: 'Inactive' } },
  })
  const fields = { title: 'T', url: '/help', description: 'D', status: 'Active', position: 'Help', sort: 2.5 }
  expect(rest.callsOf('bannerCreate')[0]!.body).toEqual({
    type: 'Logo',
    ...fields,
    isUploadLogo: true,
    name: 't.png',
    logoBase64: 'AAAA',
  })
  expect(rest.callsOf('bannerUpdate')[0]).toMatchObject({
    params: { id: uuid(1) },
    body: { type: 'Banner', ...fields, isUploadLogo: false, name: 'Fair.png', logo: null },
  })
  expect(rest.callsOf('bannerDelete')[0]!.params).toEqual({ id: uuid(1) })
})

test('an invalid value is reported at its field; a viewer without the permission is refused', async () => {
  const rest = bannerServices()
  const create = async (who = viewer) =>
    (
      await execute(
        `mutation { createBanner(input: { type: BANNER, title: "T", url: "ftp://x", description: "D", status: "Active",
          position: "Help", orderNumber: 1, image: { name: "t.png", base64: "AAAA" } }) { banner { id } } }`,
        { rest, viewer: who },
      )
    ).errors![0]!.extensions
  expect(await create()).toMatchObject({ code: 'BAD_INPUT', fields: { url: ['is not valid'] } })
  expect(await create(viewerWith('Content:ListContent'))).toMatchObject({ code: 'FORBIDDEN' })
})
