import {
  vendorAgreementByIds,
  vendorAgreementCreate,
  vendorAgreementDelete,
  vendorAgreementsOf,
  vendorAgreementUpdate,
  type VendorAgreement as Row,
} from '../../../services/features/vendorAgreements/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { known } from '../../core/graph/enums.ts'
import { idOf, recordId } from '../../core/graph/ids.ts'
import { byIds, listLoader, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { Job } from '../jobs/job.ts'
import { User } from '../users/user.ts'
import { Vendor } from '../vendors/vendor.ts'
import { feeKindSet, VendorFeeKind } from './vendorFeeKind.ts'

export const VendorAgreement = node<Row>('VendorAgreement', {
  description: 'What the company and a vendor have agreed on for the CVs of some time.',
  permission: 'Vendor:UpdateVendor',
  loader: loader<Row>({ read: byIds(vendorAgreementByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    vendor: t.field({
      type: Vendor,
      nullable: true,
      description: 'With whom it was made.',
      resolve: ({ vendorId }, _args, context) => Vendor.load(context, recordId(vendorId)),
    }),
    firstDay: t.expose('fromDay', { type: 'Date', description: 'First day of the CVs that it is for.' }),
    lastDay: t.expose('toDay', { type: 'Date', nullable: true, description: 'Last day; null: it is open.' }),
    feeKind: t.field({
      type: VendorFeeKind,
      description: 'How the fee of a hire is reckoned.',
      resolve: ({ feeKind }) => feeKindSet.valueOf(feeKind),
    }),
    feeKindName: t.string({
      nullable: true,
      description: "The services' own word for the kind, where it is OTHER.",
      resolve: ({ feeKind }) => feeKindSet.nameOf(feeKind),
    }),
    fee: t.exposeFloat('fee', { description: 'Percents of the yearly salary, or the amount in the currency.' }),
    currency: t.exposeString('currency', { description: 'Code of three capital letters, as VND.' }),
    guaranteeDays: t.exposeInt('guaranteeDays', {
      description: 'Days from the first day of work in which somebody who leaves is refunded or replaced.',
    }),
    ownershipDays: t.exposeInt('ownershipDays', {
      description: 'Days for which the vendor owns whom it submits first.',
    }),
    refundRule: t.string({
      nullable: true,
      description: 'What holds within the guarantee.',
      resolve: ({ refundRule }) => refundRule || null,
    }),
    jobs: t.field({
      type: [Job],
      nullable: true,
      description: 'The jobs that it is for, those alone that the viewer may read; null: it is for all jobs.',
      resolve: async ({ jobIds }, _args, context, info) =>
        jobIds && (await Promise.all(jobIds.map((id) => Job.refer(context, id, info)))).filter((job) => job !== null),
    }),
    version: t.exposeInt('version', { description: 'Grows with each change; a change names the one that it saw.' }),
    updatedBy: t.field({
      type: User,
      nullable: true,
      description: 'Who has changed it last.',
      resolve: ({ updatedBy }, _args, context, info) => User.named(context, updatedBy, info),
    }),
    updatedAt: t.expose('updatedDate', { type: 'DateTime', description: 'When it was changed last.' }),
  }),
})

const agreements = listLoader<Row>({
  read: (ids, { rest }) => rest.call(vendorAgreementsOf, { body: { ids: [...ids] } }),
  key: ({ vendorId }) => vendorId,
})

builder.objectField(Vendor, 'agreements', (t) =>
  t.field({
    type: [VendorAgreement],
    nullable: true,
    mayFailAlone: true,
    operation: vendorAgreementsOf,
    description: 'What was agreed on with it, the latest first; at most 100.',
    resolve: ({ id }, _args, context) => agreements(context, id),
  }),
)

const VendorAgreementInput = builder.inputType('VendorAgreementInput', {
  description: 'What is said of an agreement with a vendor.',
  fields: (t) => ({
    firstDay: t.field({ type: 'Date', required: true, description: 'First day of the CVs that it is for.' }),
    lastDay: t.field({ type: 'Date', description: 'Last day, not before the first; open without it.' }),
    feeKind: t.field({ type: VendorFeeKind, required: true, description: 'How the fee of a hire is reckoned.' }),
    fee: t.float({ required: true, description: 'Percents from 0 to 100, or an amount.' }),
    currency: t.string({ required: true, description: 'Code of three capital letters, as VND.' }),
    guaranteeDays: t.int({ required: true, description: 'From 0 to 3,650.' }),
    ownershipDays: t.int({ required: true, description: 'From 0 to 3,650.' }),
    refundRule: t.string({ description: 'What holds within the guarantee, up to 1,000 characters.' }),
    jobIds: t.idList({
      description:
        'The jobs that it is for (global ids), up to 100; null: all. Left out: all, or those that it was for.',
    }),
  }),
})

/** The wire's names of input fields, so that a message stands under the field that the form knows. */
const fieldNames = { fromDay: 'firstDay', toDay: 'lastDay' }
const bodyOf = ({
  firstDay,
  lastDay,
  feeKind,
  refundRule,
  jobIds,
  ...rest
}: typeof VendorAgreementInput.$inferInput) => ({
  ...rest,
  ...{ fromDay: firstDay, toDay: lastDay ?? null, feeKind: known(feeKind, 'agreement.feeKind') },
  refundRule: refundRule ?? '',
  ...(jobIds !== undefined && { jobIds: jobIds && jobIds.map((id) => idOf('Job', id)) }),
})
const idField = { required: true, description: 'The agreement (global id).' } as const
const inputField = { type: VendorAgreementInput, required: true, description: 'What is said of it.' } as const
const written = (t: PayloadFields<{ agreement: Row }>) => ({
  agreement: t.expose('agreement', { type: VendorAgreement, description: 'The agreement as it is now.' }),
})

mutation('createVendorAgreement', {
  description: 'Adds an agreement with a vendor, for CVs that come from then on.',
  operation: vendorAgreementCreate,
  input: (t) => ({
    vendorId: t.id({ required: true, description: 'With whom it is made (global id).' }),
    agreement: t.field(inputField),
  }),
  payload: written,
  resolve: async ({ vendorId, agreement }, { rest }) => ({
    agreement: await rest.call(vendorAgreementCreate, {
      fieldNames,
      body: { vendorId: idOf('Vendor', vendorId), ...bodyOf(agreement) },
    }),
  }),
})

mutation('updateVendorAgreement', {
  description: 'Changes an agreement; CVs that have come and placements that were made keep what held for them.',
  operation: vendorAgreementUpdate,
  input: (t) => ({
    id: t.id(idField),
    agreement: t.field(inputField),
    version: t.int({ description: 'The version that was read; another one is refused as CONFLICT.' }),
  }),
  payload: written,
  resolve: async ({ id, agreement, version }, { rest }) => ({
    agreement: await rest.call(vendorAgreementUpdate, {
      fieldNames,
      params: { id: idOf('VendorAgreement', id) },
      body: { ...bodyOf(agreement), ...(version != null && { version }) },
    }),
  }),
})

mutation('deleteVendorAgreement', {
  description: 'Deletes an agreement; CVs that have come and placements that were made keep what held for them.',
  operation: vendorAgreementDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedVendorAgreementId: t.exposeID('id', { description: 'The agreement that is gone (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('VendorAgreement', id) }
    assertAccepted(await rest.call(vendorAgreementDelete, { params }), 'The agreement was not deleted')
    return { id: String(id) }
  },
})
