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
  description: 'An agreement between the company and a vendor for the CVs of a period.',
  permission: 'Vendor:UpdateVendor',
  loader: loader<Row>({ read: byIds(vendorAgreementByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    vendor: t.field({
      type: Vendor,
      nullable: true,
      description: 'The vendor of the agreement.',
      resolve: ({ vendorId }, _args, context) => Vendor.load(context, recordId(vendorId)),
    }),
    firstDay: t.expose('fromDay', {
      type: 'Date',
      description: 'First day of the period; the agreement covers CVs from then on.',
    }),
    lastDay: t.expose('toDay', {
      type: 'Date',
      nullable: true,
      description: 'Last day of the period; null if it is open-ended.',
    }),
    feeKind: t.field({
      type: VendorFeeKind,
      description: 'How the fee for a hire is calculated.',
      resolve: ({ feeKind }) => feeKindSet.valueOf(feeKind),
    }),
    feeKindName: t.string({
      nullable: true,
      description: "The services' own value if the kind is OTHER.",
      resolve: ({ feeKind }) => feeKindSet.nameOf(feeKind),
    }),
    fee: t.exposeFloat('fee', { description: 'Percentage of the yearly salary, or the amount in the currency.' }),
    currency: t.exposeString('currency', { description: 'Code of three capital letters, such as VND.' }),
    guaranteeDays: t.exposeInt('guaranteeDays', {
      description: 'Days from the first day of work during which a leaving hire is refunded or replaced.',
    }),
    ownershipDays: t.exposeInt('ownershipDays', {
      description: 'Days for which the vendor owns the candidates that it submits first.',
    }),
    refundRule: t.string({
      nullable: true,
      description: 'What applies during the guarantee period.',
      resolve: ({ refundRule }) => refundRule || null,
    }),
    jobs: t.field({
      type: [Job],
      nullable: true,
      description: 'The jobs that it covers, as far as the viewer may read them; null if it covers all jobs.',
      resolve: async ({ jobIds }, _args, context, info) =>
        jobIds && (await Promise.all(jobIds.map((id) => Job.refer(context, id, info)))).filter((job) => job !== null),
    }),
    version: t.exposeInt('version', {
      description: 'Increases with each change; a mutation passes the version that it read.',
    }),
    updatedBy: t.field({
      type: User,
      nullable: true,
      description: 'Who last changed it.',
      resolve: ({ updatedBy }, _args, context, info) => User.named(context, updatedBy, info),
    }),
    updatedAt: t.expose('updatedDate', { type: 'DateTime', description: 'When it was last changed.' }),
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
    description: 'The agreements with the vendor, latest first; at most 100.',
    resolve: ({ id }, _args, context) => agreements(context, id),
  }),
)

const VendorAgreementInput = builder.inputType('VendorAgreementInput', {
  description: 'The data of an agreement with a vendor.',
  fields: (t) => ({
    firstDay: t.field({
      type: 'Date',
      required: true,
      description: 'First day of the period; the agreement covers CVs from then on.',
    }),
    lastDay: t.field({
      type: 'Date',
      description: 'Last day of the period, not before the first; open-ended if omitted.',
    }),
    feeKind: t.field({ type: VendorFeeKind, required: true, description: 'How the fee for a hire is calculated.' }),
    fee: t.float({ required: true, description: 'Percentage from 0 to 100, or an amount.' }),
    currency: t.string({ required: true, description: 'Code of three capital letters, such as VND.' }),
    guaranteeDays: t.int({ required: true, description: 'Days of the guarantee, from 0 to 3,650.' }),
    ownershipDays: t.int({ required: true, description: 'Days of ownership, from 0 to 3,650.' }),
    refundRule: t.string({ description: 'What applies during the guarantee period, up to 1,000 characters.' }),
    jobIds: t.idList({
      description:
        'The jobs that it covers (global ids), up to 100; null for all. If omitted: all jobs for a new agreement, unchanged for an existing one.',
    }),
  }),
})

/** Maps the services' field names to input fields, so that an error message appears at the right field of the form. */
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
const inputField = { type: VendorAgreementInput, required: true, description: 'The data of the agreement.' } as const
const payloadFields = (t: PayloadFields<{ agreement: Row }>) => ({
  agreement: t.expose('agreement', { type: VendorAgreement, description: 'The agreement after the change.' }),
})

mutation('createVendorAgreement', {
  description: 'Adds an agreement with a vendor for CVs received from then on.',
  operation: vendorAgreementCreate,
  input: (t) => ({
    vendorId: t.id({ required: true, description: 'The vendor of the agreement (global id).' }),
    agreement: t.field(inputField),
  }),
  payload: payloadFields,
  resolve: async ({ vendorId, agreement }, { rest }) => ({
    agreement: await rest.call(vendorAgreementCreate, {
      fieldNames,
      body: { vendorId: idOf('Vendor', vendorId), ...bodyOf(agreement) },
    }),
  }),
})

mutation('updateVendorAgreement', {
  description: 'Changes an agreement; CVs already received and existing placements keep their previous terms.',
  operation: vendorAgreementUpdate,
  input: (t) => ({
    id: t.id(idField),
    agreement: t.field(inputField),
    version: t.int({ description: 'The version that was read; CONFLICT if it has changed since.' }),
  }),
  payload: payloadFields,
  resolve: async ({ id, agreement, version }, { rest }) => ({
    agreement: await rest.call(vendorAgreementUpdate, {
      fieldNames,
      params: { id: idOf('VendorAgreement', id) },
      body: { ...bodyOf(agreement), ...(version != null && { version }) },
    }),
  }),
})

mutation('deleteVendorAgreement', {
  description: 'Deletes an agreement; CVs already received and existing placements keep their terms.',
  operation: vendorAgreementDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedVendorAgreementId: t.exposeID('id', { description: 'The deleted agreement (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('VendorAgreement', id) }
    assertAccepted(await rest.call(vendorAgreementDelete, { params }), 'The agreement was not deleted')
    return { id: String(id) }
  },
})
