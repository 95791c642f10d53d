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
  description: 'The state of the fee for a hire.',
  values: {
    EXPECTED: {
      value: 'expected',
      description: 'Its amount or the first day of work is unknown, or that day is still to come.',
    },
    DUE: { value: 'due', description: 'It has been due since the first day of work.' },
    PAID: { value: 'paid', description: 'It was paid.' },
    REFUNDED: { value: 'refunded', description: 'It was refunded, or the candidate was replaced.' },
    NO_FEE: { value: 'noFee', description: 'There is no fee.' },
    OTHER: otherValue('stateName'),
  } satisfies Record<string, { value: PlacementState | Other; description: string }>,
})
const states = openSet(placementStates)

const VendorPlacementSettlement = builder.enumType('VendorPlacementSettlement', {
  description: 'How a fee was settled.',
  values: {
    PAID: { value: 'paid', description: 'It was paid.' },
    REFUNDED: { value: 'refunded', description: 'It was refunded, or the candidate was replaced.' },
    OTHER: otherValue('settlementName'),
  } satisfies Record<string, { value: Settlement | Other; description: string }>,
})
const settlement = openSet(settlements)
const feeKind = openSet(feeKinds)

export const VendorPlacement = node<Row>('VendorPlacement', {
  description: 'A hire of a candidate submitted by a vendor, with the terms in effect when the CV was received.',
  permission: 'Vendor:UpdateVendor',
  loader: loader<Row>({ read: byIds(vendorPlacementByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    vendor: t.field({
      type: Vendor,
      nullable: true,
      description: 'The vendor that submitted the candidate.',
      resolve: ({ vendorId }, _args, context) => Vendor.load(context, recordId(vendorId)),
    }),
    vendorName: t.exposeString('vendorName', { description: 'Name of the vendor.' }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The hired candidate; null if the caller may not read candidates.',
      resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
    }),
    candidateName: t.exposeString('candidateName', { description: 'Name of the hired candidate.' }),
    job: t.field({
      type: Job,
      nullable: true,
      description: 'The job; null if it is unknown or the caller may not read jobs.',
      resolve: ({ jobId }, _args, context, info) => (jobId ? Job.refer(context, jobId, info) : null),
    }),
    jobTitle: t.exposeString('jobTitle', { description: 'Title of the job, or of the answered request.' }),
    hiredAt: t.expose('hiredDate', { type: 'DateTime', description: 'When the candidate was hired.' }),
    isEntitled: t.exposeBoolean('isEntitled', {
      description: 'Whether the vendor owned the candidate at the time of the hire, or the company ruled so.',
    }),
    state: t.field({
      type: VendorPlacementState,
      description: 'State of the fee.',
      resolve: ({ state }) => states.valueOf(state),
    }),
    stateName: t.string({
      nullable: true,
      description: "The services' own value if the state is OTHER.",
      resolve: ({ state }) => states.nameOf(state),
    }),
    feeKind: t.field({
      type: VendorFeeKind,
      nullable: true,
      description: 'How the fee is calculated; null if nothing was agreed.',
      resolve: (row) => row.feeKind && feeKind.valueOf(row.feeKind),
    }),
    feeKindName: t.string({
      nullable: true,
      description: "The services' own value if the kind is OTHER.",
      resolve: (row) => row.feeKind && feeKind.nameOf(row.feeKind),
    }),
    feeRate: t.exposeFloat('feeRate', { nullable: true, description: 'The agreed percentage or amount.' }),
    currency: t.exposeString('currency', {
      nullable: true,
      description: 'Code of three capital letters, such as VND.',
    }),
    fee: t.exposeFloat('fee', { nullable: true, description: 'The fee in the currency; null if it is not known yet.' }),
    fixedFee: t.exposeFloat('fixedFee', {
      nullable: true,
      description: 'The fee set by staff; null if the agreed one applies.',
    }),
    firstDay: t.expose('startDay', { type: 'Date', nullable: true, description: 'First day of work.' }),
    salary: t.exposeFloat('salary', { nullable: true, description: 'Yearly salary in the currency.' }),
    guaranteeDays: t.exposeInt('guaranteeDays', { nullable: true, description: 'Length of the guarantee in days.' }),
    guaranteeUntil: t.expose('guaranteeUntil', {
      type: 'Date',
      nullable: true,
      description: 'Last day of the guarantee; null until the first day of work is known.',
    }),
    refundRule: t.string({
      nullable: true,
      description: 'What applies during the guarantee period.',
      resolve: ({ refundRule }) => refundRule || null,
    }),
    settlement: t.field({
      type: VendorPlacementSettlement,
      nullable: true,
      description: 'How the fee was settled; null if it is not settled.',
      resolve: ({ settled }) => settled && settlement.valueOf(settled),
    }),
    settlementName: t.string({
      nullable: true,
      description: "The services' own value if the settlement is OTHER.",
      resolve: ({ settled }) => settled && settlement.nameOf(settled),
    }),
    note: t.string({ nullable: true, description: 'Note on the hire.', resolve: ({ note }) => note || null }),
    version: t.exposeInt('version', {
      description: 'Increases with each change; a mutation passes the version that it read.',
    }),
  }),
})

const VendorPlacementConnection = connectionOf(VendorPlacement)

const VendorPlacementFilter = builder.inputType('VendorPlacementFilter', {
  description: 'Conditions on placements. All conditions must hold.',
  fields: (t) => ({
    states: t.field({ type: [VendorPlacementState], description: 'Any of these states.' }),
    vendorIds: t.idList({ description: 'Only placements of any of these vendors (global ids).' }),
  }),
})

builder.queryField('vendorPlacements', (t) =>
  t.field({
    type: VendorPlacementConnection,
    operation: vendorPlacementList,
    description: 'Hires of candidates submitted by vendors, latest first.',
    args: {
      query: t.arg.string({ description: 'Parts of candidate, vendor or job; accents and case are ignored.' }),
      filter: t.arg({ type: VendorPlacementFilter, description: 'Which placements to return; all if omitted.' }),
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
  description: 'Sets the first day of work, the salary and the settlement of the fee.',
  operation: vendorPlacementUpdate,
  input: (t) => ({
    id: t.id({ required: true, description: 'The placement (global id).' }),
    firstDay: t.field({ type: 'Date', description: 'First day of work; unknown if omitted.' }),
    salary: t.float({ description: 'Yearly salary in the currency of the agreement; unknown if omitted.' }),
    fixedFee: t.float({ description: 'A fee that replaces the agreed one; the agreed one applies if omitted.' }),
    settlement: t.field({
      type: VendorPlacementSettlement,
      description: 'How the fee was settled; not settled if omitted.',
    }),
    note: t.string({ description: 'Note on the hire, up to 1,000 characters.' }),
    version: t.int({ description: 'The version that was read; CONFLICT if it has changed since.' }),
  }),
  payload: (t: PayloadFields<{ placement: Row }>) => ({
    placement: t.expose('placement', { type: VendorPlacement, description: 'The placement after the change.' }),
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
