import { expect, test } from 'vitest'
import * as contract from '../../../services/features/companies/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'
import { companyRow } from './companies.fixture.ts'

const viewer = viewerWith('CompanyProfile:UpdateCompanyProfile')

test('the brand is a colour and a logo, which stays unless it is replaced or removed', async () => {
  const logo = `${uuid(1)}/2026-11/${uuid(2)}.png`
  const rest = fakeRest().on(contract.companyBrandUpdate, ({ body }) =>
    companyRow(uuid(1), { brandColor: body.brandColor, logo }),
  )
  const run = async (input: string) =>
    (
      await execute(`mutation { updateCompanyBrand(input: { ${input} }) { company { brandColor logoUrl } } }`, {
        rest,
        viewer,
      })
    ).data
  expect(await run('color: "#123456"')).toEqual({
    updateCompanyBrand: {
      company: { brandColor: '#123456', logoUrl: `/download/commonsFile?path=${encodeURIComponent(logo)}` },
    },
  })
  await run('logo: { name: "l.png", base64: "AAAA" }')
  await run('removesLogo: true')
  expect(rest.calls.map(({ body }) => body)).toEqual([
    { brandColor: '#123456', isUploadLogo: false },
    { brandColor: null, isUploadLogo: true, imageBase64: 'AAAA', imageName: 'l.png' },
    { brandColor: null, isUploadLogo: true },
  ])
})

test('a user who may not change the company cannot change the brand', async () => {
  const { errors } = await execute('mutation { updateCompanyBrand(input: { color: "#123456" }) { company { id } } }', {
    rest: fakeRest(),
    viewer: viewerWith('CompanyProfile:ListCompanyProfile'),
  })
  expect(errors![0]!.extensions!.code).toBe('FORBIDDEN')
})
