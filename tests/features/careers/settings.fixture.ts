import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/careers/contract.ts'
import type { FakeRest } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'

/** The settings of a site that has never been saved, with the given changes. */
export const siteSettings = (given: Partial<contract.CareerSettings> = {}): contract.CareerSettings => ({
  key: 'acme',
  path: '/careers/acme',
  isPublic: false,
  showsSalary: false,
  introduction: { en: '', vi: '', ja: '' },
  formId: null,
  jobCount: 3,
  version: 0,
  ...given,
})

/** Adds the settings of the public site to services. They store what is saved; another company has the key `taken`. */
export const withSite = (rest: FakeRest, settings = siteSettings()) =>
  rest
    .on(contract.careerSettings, () => settings)
    .on(contract.careerPreview, () => ({
      path: `/careers/${settings.key}/preview/token`,
      expiresDate: '2026-12-02T10:00:00.000Z',
    }))
    .on(contract.careerSettingsSave, ({ body: { version, ...given } }) => {
      if (version !== settings.version) throw new RequestError('CONFLICT', 'Changed', { errorCode: '599' })
      if (given.key === 'taken')
        throw new RequestError('BAD_INPUT', 'no', { fields: { key: ['This is already taken'] } })
      if (given.formId === uuid(99))
        throw new RequestError('BAD_INPUT', 'no', { fields: { applicationFormId: ['There is no such active form'] } })
      return Object.assign(settings, given, { path: `/careers/${given.key}`, version: version + 1 })
    })
