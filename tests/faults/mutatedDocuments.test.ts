import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ServiceError } from '../../services/core/http/errors.ts'
import { readCvFile } from '../../services/features/candidateCvs/reader/tasks.ts'
import { runTask } from '../../services/features/media/tasks.ts'
import { docx, docxOf } from '../support/docx.ts'
import { mutated } from '../support/mutations.ts'

/** The number of mutations of each file; increase it for a long run. */
const count = Number(process.env.MUTATIONS ?? 3)
const lag = monitorEventLoopDelay({ resolution: 10 })
const unhandled: unknown[] = []
const note = (error: unknown) => void unhandled.push(error)

beforeAll(() => {
  process.on('unhandledRejection', note)
  lag.enable()
})
afterAll(() => void process.off('unhandledRejection', note))

const sample = (name: string) =>
  readFileSync(new URL(`../../services/demo/files/cv-john-doe-${name}.pdf`, import.meta.url))
const text = readFileSync(new URL('../features/candidateCvs/texts/en.txt', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.replace(/[&<>]/g, ' '))
const xml = unzipSync(new Uint8Array(docxOf(...text)))['word/document.xml']!
/** A mutated zip is rarely readable, so its contents are mutated as well. */
const inZip = (part: Buffer) => docx('', { more: { 'word/document.xml': new Uint8Array(part) } })
const files: [name: string, type: 'pdf' | 'docx', bytes: Buffer, pack?: (bytes: Buffer) => Buffer][] = [
  ...['classic', 'ember', 'harvard', 'moderncv'].map((name): [string, 'pdf', Buffer] => [name, 'pdf', sample(name)]),
  ['a DOCX', 'docx', docxOf(...text)],
  ['the XML of a DOCX', 'docx', Buffer.from(xml), inZip],
]
const needles = { texts: ['John Doe'], fields: ['email' as const] }
const works = {
  pdf: [
    (bytes: Buffer) => readCvFile({ bytes, type: 'pdf' }),
    (bytes: Buffer) => runTask('compressPdf', bytes),
    (bytes: Buffer) => runTask('hideInPdf', { bytes, ...needles }),
  ],
  docx: [
    (bytes: Buffer) => readCvFile({ bytes, type: 'docx' }),
    (bytes: Buffer) => runTask('docxToHtml', bytes),
    (bytes: Buffer) => runTask('safeDocx', bytes),
    (bytes: Buffer) => runTask('hideInDocx', { bytes, ...needles }),
  ],
}

test.each(files)(
  'any mutation of %s is read or refused with a code',
  { timeout: 3_600_000 },
  async (_name, type, bytes, pack = (copy) => copy) => {
    const outcomes: Record<string, number> = {}
    for (let seed = 1; seed <= count; seed++) {
      const copy = pack(mutated(bytes, seed))
      for (const [at, work] of works[type].entries()) {
        const begun = performance.now()
        const outcome = await work(copy).then(
          () => 'done',
          (error: unknown) =>
            error instanceof ServiceError && error.status === 400
              ? (error.body as { errorCode: string }).errorCode
              : `${String(error)} for seed ${seed}`,
        )
        expect(outcome, `work ${at}, seed ${seed}`).toMatch(/^[A-Za-z_]+$/)
        expect(performance.now() - begun, `work ${at}, seed ${seed}`).toBeLessThan(35_000)
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      }
    }
    process.stdout.write(
      `${JSON.stringify(outcomes)}, lag ${(lag.percentile(95) / 1e6).toFixed(0)} ms, at most ${(lag.max / 1e6).toFixed(0)} ms\n`,
    )
    expect(Object.values(outcomes).reduce((sum, one) => sum + one)).toBe(count * works[type].length)
    expect(unhandled).toEqual([])
    // The longest delay also depends on the load of the machine.
    expect(lag.percentile(95) / 1e6).toBeLessThan(200)
  },
)
