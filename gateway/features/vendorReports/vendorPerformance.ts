import { vendorPerformance, type VendorPerformance as Row } from '../../../services/features/vendorReports/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { loader } from '../../core/graph/loader.ts'
import { DateTimeRange } from '../../core/graph/scalars.ts'
import { Vendor } from '../vendors/vendor.ts'

const VendorPerformance = builder
  .objectRef<Row>('VendorPerformance')
  .implement({
    description: 'What has become of the CVs that a vendor has sent.',
    fields: (t) => ({
      submittedCount: t.exposeInt('submitted', { description: 'CVs that were not withdrawn.' }),
      eligibleCount: t.exposeInt('eligible', {
        description: 'Those whose candidates no other vendor owns, nobody knew before, and nobody has ruled out.',
      }),
      interviewedCount: t.exposeInt('interviewed', { description: 'Candidates who have come into a stage of a job.' }),
      hiredCount: t.exposeInt('hired', { description: 'Candidates who were hired.' }),
      rejectedCount: t.exposeInt('rejected', { description: 'Candidates who were rejected or not eligible.' }),
      waitingCount: t.exposeInt('waiting', { description: 'CVs that nobody has answered yet.' }),
      medianMinutesToAnswer: t.exposeInt('medianMinutesToAnswer', {
        nullable: true,
        description: 'From the submission until the company took the candidate up or refused them; null: never yet.',
      }),
    }),
  })

/** A vendor and a span of time as one key; those of the same span are asked for at once. */
interface Asked {
  id: string
  from?: string | undefined
  to?: string | undefined
}
const keyOf = (asked: Asked) => JSON.stringify([asked.from, asked.to, asked.id])
const performances = loader<Row & { asked: Asked }>({
  read: async (keys, { rest }) => {
    const asked = keys.map((key): Asked => {
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
    description: 'What has become of the CVs that it has sent.',
    args: {
      submittedAt: t.arg({ type: DateTimeRange, description: 'Those sent in this span of time; all without it.' }),
    },
    resolve: ({ id }, { submittedAt }, context) =>
      performances.load(
        context,
        keyOf({ id, from: submittedAt?.from?.toISOString(), to: submittedAt?.to?.toISOString() }),
      ),
  }),
)
