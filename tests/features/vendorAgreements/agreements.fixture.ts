import { jobsByIds } from '../../../services/features/jobs/contract.ts'
import * as contract from '../../../services/features/vendorAgreements/contract.ts'
import { vendorByIds, vendorList, type Vendor } from '../../../services/features/vendors/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'
import { jobRecord } from '../jobs/jobServices.ts'

/** An agreement for all jobs with the first vendor. */
export const agreement = (id: number, more: Partial<contract.VendorAgreement> = {}): contract.VendorAgreement => ({
  ...{ id: uuid(id), vendorId: uuid(1), fromDay: '2026-01-01', toDay: null, feeKind: 'percent', fee: 18 },
  ...{ currency: 'VND', guaranteeDays: 60, ownershipDays: 180, refundRule: '', jobIds: null, version: 3 },
  ...{ updatedBy: 'admin', updatedDate: '2026-01-01T08:00:00.000Z' },
  ...more,
})

const vendors = ['TalentBridge', 'Sakura'].map((name, at): Vendor => ({
  ...{ id: uuid(at + 1), name, address: 'Huế', status: 'Active', location: [], email: [], version: 1 },
}))

/** REST services with two vendors and the agreements with them; ids of vendors are 1 and 2. */
export const agreementServices = (agreements: readonly contract.VendorAgreement[]) =>
  fakeRest()
    .on(vendorList, ({ body }) => pageAt(vendors, body))
    .on(vendorByIds, ({ body }) => vendors.filter(({ id }) => body.ids.includes(id)))
    .on(jobsByIds, ({ body }) => body.ids.map((id) => ({ ...jobRecord(31, { title: 'Payment team' }), id })))
    .on(contract.vendorAgreementsOf, ({ body }) => agreements.filter(({ vendorId }) => body.ids.includes(vendorId)))
    .on(contract.vendorAgreementByIds, ({ body }) => agreements.filter(({ id }) => body.ids.includes(id)))
    .on(contract.vendorAgreementCreate, () => agreement(19))
    .on(contract.vendorAgreementUpdate, ({ params }) => ({ ...agreement(11), id: params.id }))
    .on(contract.vendorAgreementDelete, () => ({ status: 'OK' }))
