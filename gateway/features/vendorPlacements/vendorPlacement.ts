import {
  feeKinds,
  placementStates,
  settlements,
  vendorPlacementByIds,
  vendorPlacementList,
  vendorPlacementUpdate,
  type PlacementState,
  type Settlement,
  type VendorPlacement as Row,
} from '../../../services/features/vendorPlacements/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { known, openSet, otherValue, type Other } from '../../core/graph/enums.ts'
import { idOf, recordId } from '../../core/graph/ids.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { Candidate } from '../candidates/candidate.ts'
import { Job } from '../jobs/job.ts'
import { VendorFeeKind } from '../vendorAgreements/vendorFeeKind.ts'
import { Vendor } from '../vendors/vendor.ts'

const VendorPlacementState = builder.enumType('VendorPlacementState', {
  description: 'How far the fee of a hire is.',
  values: {
    EXPECTED: { value: 'expected', description: 'Its amount or the first day of work is not known, or still to come.' },
    DUE: { value: 'due', description: 'It is due since the first day of work.' },
    PAID: { value: 'paid', description: 'It was paid.' },
    REFUNDED: { value: 'refunded', description: 'It was refunded, or the candidate was replaced.' },
    NO_FEE: { value: 'noFee', description: 'There is none.' },
    OTHER: otherValue('stateName'),
  } satisfies Record<string, { value: PlacementState | Other; description: string }>,
})
const states = openSet(placementStates)

const VendorPlacementSettlement = builder.enumType('VendorPlacementSettlement', {
  description: 'What was settled of a fee.',
  values: {
    PAID: { value: 'paid', description: 'It was paid.' },
    REFUNDED: { value: 'refunded', description: 'It was refunded, or the candidate was replaced.' },
    OTHER: otherValue('settlementName'),
  } satisfies Record<string, { value: Settlement | Other; description: string }>,
})
const settlement = openSet(settlements)
const feeKind = openSet(feeKinds)

export const VendorPlacement = node<Row>('VendorPlacement', {
  description: 'A hire of somebody whom a vendor has submitted, with what was agreed on when the CV came.',
  permission: 'Vendor:UpdateVendor',
  loader: loader<Row>({ read: byIds(vendorPlacementByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    vendor: t.field({
      type: Vendor,
      nullable: true,
      description: 'Who has submitted the candidate.',
      resolve: ({ vendorId }, _args, context) => Vendor.load(context, recordId(vendorId)),
    }),
    vendorName: t.exposeString('vendorName', { description: 'Name of the vendor.' }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'Who was hired; null for who may not read candidates.',
      resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
    }),
    candidateName: t.exposeString('candidateName', { description: 'Name of who was hired.' }),
    job: t.field({
      type: Job,
      nullable: true,
      description: 'The job; null where it is not known, and for who may not read jobs.',
      resolve: ({ jobId }, _args, context, info) => (jobId ? Job.refer(context, jobId, info) : null),
    }),
    jobTitle: t.exposeString('jobTitle', { description: 'Title of the job, or of the request that was answered.' }),
    hiredAt: t.expose('hiredDate', { type: 'DateTime', description: 'When they were hired.' }),
    isEntitled: t.exposeBoolean('isEntitled', {
      description: 'The vendor owned the candidate when they were hired, or the company ruled so.',
    }),
    state: t.field({
      type: VendorPlacementState,
      description: 'How far the fee is.',
      resolve: ({ state }) => states.valueOf(state),
    }),
    stateName: t.string({
      nullable: true,
      description: "The services' own word for the state, where it is OTHER.",
      resolve: ({ state }) => states.nameOf(state),
    }),
    feeKind: t.field({
      type: VendorFeeKind,
      nullable: true,
      description: 'How the fee is reckoned; null: nothing was agreed on.',
      resolve: (row) => row.feeKind && feeKind.valueOf(row.feeKind),
    }),
    feeKindName: t.string({
      nullable: true,
      description: "The services' own word for the kind, where it is OTHER.",
      resolve: (row) => row.feeKind && feeKind.nameOf(row.feeKind),
    }),
    feeRate: t.exposeFloat('feeRate', { nullable: true, description: 'Percents, or the amount, as was agreed.' }),
    currency: t.exposeString('currency', { nullable: true, description: 'Code of three capital letters, as VND.' }),
    fee: t.exposeFloat('fee', { nullable: true, description: 'In the currency; null: it is not known yet.' }),
    fixedFee: t.exposeFloat('fixedFee', {
      nullable: true,
      description: 'The fee that staff have set; null: it is as was agreed.',
    }),
    firstDay: t.expose('startDay', { type: 'Date', nullable: true, description: 'First day of work.' }),
    salary: t.exposeFloat('salary', { nullable: true, description: 'Of a year, in the currency.' }),
    guaranteeDays: t.exposeInt('guaranteeDays', { nullable: true, description: 'Days of the guarantee.' }),
    guaranteeUntil: t.expose('guaranteeUntil', {
      type: 'Date',
      nullable: true,
      description: 'Last day of the guarantee; null until the first day of work is known.',
    }),
    refundRule: t.string({
      nullable: true,
      description: 'What holds within the guarantee.',
      resolve: ({ refundRule }) => refundRule || null,
    }),
    settlement: t.field({
      type: VendorPlacementSettlement,
      nullable: true,
      description: 'What was settled of the fee; null: nothing yet.',
      resolve: ({ settled }) => settled && settlement.valueOf(settled),
    }),
    settlementName: t.string({
      nullable: true,
      description: "The services' own word for the settlement, where it is OTHER.",
      resolve: ({ settled }) => settled && settlement.nameOf(settled),
    }),
    note: t.string({ nullable: true, description: 'About the hire.', resolve: ({ note }) => note || null }),
    version: t.exposeInt('version', { description: 'Grows with each change; a change names the one that it saw.' }),
  }),
})

const VendorPlacementConnection = connectionOf(VendorPlacement)

const VendorPlacementFilter = builder.inputType('VendorPlacementFilter', {
  description: 'Conditions on placements; all of them must hold.',
  fields: (t) => ({
    states: t.field({ type: [VendorPlacementState], description: 'Any of these states.' }),
    vendorIds: t.idList({ description: 'Of any of these vendors (global ids).' }),
  }),
})

builder.queryField('vendorPlacements', (t) =>
  t.field({
    type: VendorPlacementConnection,
    operation: vendorPlacementList,
    description: 'Hires of people whom vendors have submitted, the latest first.',
    args: {
      query: t.arg.string({ description: 'Parts of candidate, vendor or job; accents and case do not count.' }),
      filter: t.arg({ type: VendorPlacementFilter, description: 'Which placements; all without it.' }),
      ...pageArgs,
    },
    resolve: (_root, { filter, query, ...args }, { rest }, info) => {
      const wanted = filter?.states?.map((one) => known(one, 'filter.states'))
      const vendorIds = filter?.vendorIds?.map((id) => idOf('Vendor', id))
      return readPages(
        args,
        (page) =>
          rest.call(vendorPlacementList, {
            fieldNames: { input: 'query', states: 'filter.states', vendorIds: 'filter.vendorIds' },
            body: {
              ...page,
              ...(query && { input: query }),
              ...(wanted && { states: wanted }),
              ...(vendorIds && { vendorIds }),
            },
          }),
        pageSelectionOf(info),
      )
    },
  }),
)

mutation('updateVendorPlacement', {
  description: 'Says when somebody begins to work, for what salary, and what was settled of the fee.',
  operation: vendorPlacementUpdate,
  input: (t) => ({
    id: t.id({ required: true, description: 'The placement (global id).' }),
    firstDay: t.field({ type: 'Date', description: 'First day of work; not known without it.' }),
    salary: t.float({ description: 'Of a year, in the currency of the agreement; not known without it.' }),
    fixedFee: t.float({ description: 'The fee that holds whatever was agreed; as was agreed without it.' }),
    settlement: t.field({
      type: VendorPlacementSettlement,
      description: 'What was settled of the fee; nothing without it.',
    }),
    note: t.string({ description: 'About the hire, up to 1,000 characters.' }),
    version: t.int({ description: 'The version that was read; another one is refused as CONFLICT.' }),
  }),
  payload: (t: PayloadFields<{ placement: Row }>) => ({
    placement: t.expose('placement', { type: VendorPlacement, description: 'The placement as it is now.' }),
  }),
  resolve: async ({ id, firstDay, salary, fixedFee, settlement: settled, note, version }, { rest }) => ({
    placement: await rest.call(vendorPlacementUpdate, {
      fieldNames: { startDay: 'firstDay', settled: 'settlement' },
      params: { id: idOf('VendorPlacement', id) },
      body: {
        ...{ startDay: firstDay ?? null, salary: salary ?? null, fixedFee: fixedFee ?? null, note: note ?? '' },
        settled: settled ? known(settled, 'settlement') : null,
        ...(version != null && { version }),
      },
    }),
  }),
})
