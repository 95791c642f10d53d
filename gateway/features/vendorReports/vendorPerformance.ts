import { vendorPerformance, type VendorPerformance as Row } from '../../../services/features/vendorReports/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { loader } from '../../core/graph/loader.ts'
import { DateTimeRange } from '../../core/graph/scalars.ts'
import { Vendor } from '../vendors/vendor.ts'

const VendorPerformance = builder
  .objectRef<Row>('VendorPerformance')
  .implement({
    description: 'Outcome of the CVs submitted by a vendor.',
    fields: (t) => ({
      submittedCount: t.exposeInt('submitted', { description: 'Number of CVs that were not withdrawn.' }),
      eligibleCount: t.exposeInt('eligible', {
        description:
          'Number of CVs whose candidates are not owned by another vendor, were not known before and were not ruled out.',
      }),
      interviewedCount: t.exposeInt('interviewed', {
        description:
          'Number of submissions that have reached the progress INTERVIEWING or HIRED; at most one for each candidate.',
      }),
      hiredCount: t.exposeInt('hired', { description: 'Number of candidates who were hired.' }),
      rejectedCount: t.exposeInt('rejected', {
        description: 'Number of candidates who were rejected or not eligible.',
      }),
      waitingCount: t.exposeInt('waiting', { description: 'Number of CVs that nobody has answered yet.' }),
      medianMinutesToAnswer: t.exposeInt('medianMinutesToAnswer', {
        nullable: true,
        description:
          'Median minutes from the submission until the company took up or refused the candidate; null if there was no answer yet.',
      }),
    }),
  })

/** A vendor and a time range as one key; vendors with the same range are requested together. */
interface PerformanceKey {
  id: string
  from?: string | undefined
  to?: string | undefined
}
const keyOf = (asked: PerformanceKey) => JSON.stringify([asked.from, asked.to, asked.id])
const performances = loader<Row & { asked: PerformanceKey }>({
  read: async (keys, { rest }) => {
    const asked = keys.map((key): PerformanceKey => {
      const [from, to, id] = JSON.parse(key) as [string | null, string | null, string]
      return { id, from: from ?? undefined, to: to ?? undefined }
    })
    const spans = Map.groupBy(asked, ({ from, to }) => `${from} ${to}`)
    const found = await Promise.all(
      [...spans.values()].map(async (some) => {
        const { from, to } = some[0]!
        const rows = await rest.call(vendorPerformance, {
          fieldNames: { from: 'submittedAt.from', to: 'submittedAt.to' },
          body: {
            ids: some.map(({ id }) => id),
            ...(from && { from: new Date(from) }),
            ...(to && { to: new Date(to) }),
          },
        })
        return rows.map((row) => ({ ...row, asked: { id: row.vendorId, from, to } }))
      }),
    )
    return found.flat()
  },
  key: ({ asked }) => keyOf(asked),
})

builder.objectField(Vendor, 'performance', (t) =>
  t.field({
    type: VendorPerformance,
    nullable: true,
    mayFailAlone: true,
    operation: vendorPerformance,
    description: 'Outcome of the CVs that it has submitted.',
    args: {
      submittedAt: t.arg({
        type: DateTimeRange,
        description: 'Only CVs submitted in this time range; all if omitted.',
      }),
    },
    resolve: ({ id }, { submittedAt }, context) =>
      performances.load(
        context,
        keyOf({ id, from: submittedAt?.from?.toISOString(), to: submittedAt?.to?.toISOString() }),
      ),
  }),
)
