import { cpus } from 'node:os'
import { postgresAnswers } from '../support/database.ts'
import { benchBytes } from './bytes.ts'
import { benchCalls } from './calls.ts'
import { benchCandidates } from './candidates.ts'
import { benchDps } from './dps.ts'
import { benchForms } from './forms.ts'
import { benchImport } from './import.ts'
import { benchList } from './list.ts'
import { benchReview } from './review.ts'
import { benchScreens } from './screen.ts'
import { benchViewer } from './viewer.ts'

// npm run bench [-- list import review candidates dps calls bytes screen viewer forms] [--report] [--rows=1000000]: figures as ratios against a baseline in the same run; times are printed, never judged.
const words = process.argv.slice(2)
const isReport = words.includes('--report')
const wanted = words.filter((word) => !word.startsWith('--'))
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)

type Row = [what: string, figure: string, baseline: string]
const rows: Row[] = []
const ms = (value: number) => `${value.toFixed(2)} ms`
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB gz`

function add(...row: Row) {
  rows.push(row)
  if (!isReport) console.log(`${row[0].padEnd(58)} ${row[1].padEnd(30)} ${row[2]}`)
}

if (isWanted('list')) {
  const { ratio, gatewayCpu, bareCpu, gatewayRate, bareRate, callsPerQuery, bytes } = await benchList()
  add('20-row list with 3 loaders: CPU per request', `${ratio.toFixed(2)} × bare handler`, `${ms(gatewayCpu)} against ${ms(bareCpu)}`)
  add('the same: requests per second', `${(gatewayRate / bareRate).toFixed(2)} × bare handler`, `${gatewayRate.toFixed(0)} against ${bareRate.toFixed(0)}`)
  add('the same: REST calls per query', `${callsPerQuery}`, `the bare handler makes the same; answer ${(bytes / 1000).toFixed(1)} kB`)
}

if (isWanted('import')) {
  const postgres = await postgresAnswers()
  if (!postgres.ok) console.error(`Skipped: the import on PostgreSQL (${postgres.reason})`)
  for (const engine of postgres.ok ? (['pglite', 'postgres'] as const) : (['pglite'] as const)) {
    const { rows: count, ratio, seconds, copySeconds, rowsPerSecond } = await benchImport(engine)
    add(
      `Import of ${count.toLocaleString('en')} rows end to end, ${engine === 'pglite' ? 'PGlite' : 'PostgreSQL'}`,
      `${ratio.toFixed(1)} × one COPY`, `${seconds.toFixed(1)} s (${rowsPerSecond.toFixed(0)} rows/s) against ${copySeconds.toFixed(2)} s`,
    )
  }
}

if (isWanted('review')) {
  const postgres = await postgresAnswers()
  const { engine, lists, byKeyboard, atOnce } = await benchReview(postgres.ok ? 'postgres' : 'pglite')
  for (const { name, small, large } of lists) {
    add(`Verification rows, ${name}, 100,000 in the folder`, `${(large / small).toFixed(2)} × the time at 1,000`, `${ms(large)} against ${ms(small)}, ${engine}`)
  }
  add(`${byKeyboard.rows} rows rejected by keyboard: from Yes to the next form`, ms(byKeyboard.median), `slowest ${ms(byKeyboard.slowest)}`)
  add('Ten imports of 5,000 rows at once', `${(atOnce.ten / atOnce.one).toFixed(2)} × one of 50,000`, `${ms(atOnce.ten)} against ${ms(atOnce.one)}`)
  add('The slowest list of another folder meanwhile', `${(atOnce.busyList / atOnce.idleList).toFixed(1)} × an idle one`, `${ms(atOnce.busyList)} against ${ms(atOnce.idleList)}`)
}

if (isWanted('candidates')) {
  const postgres = await postgresAnswers()
  // A million takes minutes to make; the usual run is content with a fifth of it.
  const size = Number(words.find((word) => word.startsWith('--rows='))?.slice('--rows='.length) ?? 200_000)
  if (!postgres.ok) console.log(`Candidates at size: not measured, ${postgres.reason}`)
  else {
    const { counts: [small, large], rows: pages, totals, far, fillSeconds } = await benchCandidates(size)
    const many = large.toLocaleString('en')
    add(`Candidates: ${many} made`, `${fillSeconds.toFixed(0)} s`, '')
    for (const [kind, figures] of [['rows', pages], ['total', totals]] as const) {
      for (const { name, ratio, small: less, large: more, found } of figures) {
        add(`Candidates, ${name}: ${kind}`, `${ratio.toFixed(2)} × the time at ${small.toLocaleString('en')}`, `${more.toFixed(1)} ms against ${less.toFixed(1)} ms, finds ${found}`)
      }
      add(`Candidates, ${kind} in at most twice the time at ${small.toLocaleString('en')}`, `${figures.filter(({ ratio }) => ratio <= 2).length} of ${figures.length}`, `the most: ${Math.max(...figures.map(({ ratio }) => ratio)).toFixed(1)} ×`)
    }
    for (const { name, ratio, small: first, large: there } of far) {
      add(`Candidates: ${name} of ${many}`, `${ratio.toFixed(1)} × page 1`, `${there.toFixed(1)} ms against ${first.toFixed(1)} ms; at most 20`)
    }
  }
}

if (isWanted('dps')) {
  const { engine, counts: [small, large], questions, addSeconds, added } = await benchDps()
  const many = large.toLocaleString('en')
  for (const { name, ratio, small: less, large: more, found } of questions) {
    add(`DPS types, ${engine}: ${name} of ${many}`, `${ratio.toFixed(2)} × the time at ${small.toLocaleString('en')}`, `${more.toFixed(1)} ms against ${less.toFixed(1)} ms, finds ${found}`)
  }
  add(`DPS: ${added.toLocaleString('en')} candidates added at once`, `${addSeconds.toFixed(1)} s`, 'one transaction; the most that is taken')
}

if (isWanted('calls')) {
  const { ringing, talking, colleague, calls, left, heapGrowth } = await benchCalls()
  add('Call: click to Ringing', ms(ringing.median), `median; 95 % within ${ms(ringing.late)}`)
  add('Call: click to Talking, answered at once', ms(talking.median), `median of ${calls}; 95 % within ${ms(talking.late)}`)
  add('Call: the same state at a colleague who has the candidate open', ms(colleague), 'after it shows at the caller, median')
  add(`${calls} calls in a row leave`, `${left} sockets, microphones and connections`, `and ${(heapGrowth / 1e6).toFixed(1)} MB of heap more over the last half of them`)
}

if (isWanted('bytes')) {
  const { signIn, boot, routes, japanese } = await benchBytes()
  add('Before sign-in', kB(signIn), 'aim for the sign-in callback ≤ 205 kB')
  add('Boot of a signed-in page', kB(boot), 'aim ≤ 300 kB')
  for (const { name, bytes } of routes) add(`Route ${name}`, kB(bytes), 'aim ≤ 40 kB, ≤ 60 with pickers')
  add('Rules of the Japanese font', kB(japanese), 'loaded when the first Japanese character appears, in none of the figures above')
}

if (isWanted('screen')) {
  const { cold, warm, keystroke, change, rows: count } = await benchScreens()
  const against = ({ list, bare }: { list: number; bare: number }) => [`${(list / bare).toFixed(1)} × bare page`, `${list.toFixed(0)} ms against ${bare.toFixed(0)} ms`] as const
  add('Usable list, nothing in the cache', ...against(cold))
  add('Usable list, second visit', ...against(warm))
  add(`Key press above ${count} rows to the next frame`, `${(keystroke.list / keystroke.bare).toFixed(1)} × bare input`, `${ms(keystroke.list)} against ${ms(keystroke.bare)}`)
  add('Longest frame while those rows change after it', `${(change.list / change.bare).toFixed(1)} × plain cells`, `${ms(change.list)} against ${ms(change.bare)}`)
}

if (isWanted('viewer')) {
  const { ratio, small, large, pages, heap } = await benchViewer()
  add(`First page of a PDF of ${pages.toLocaleString('en')} pages`, `${ratio.toFixed(2)} × one of 10 pages`, `${ms(large)} against ${ms(small)}`)
  add('The same: JavaScript heap after a walk through all of it', `${(heap / 1e6).toFixed(0)} MB`, 'without the worker; aim < 300 MB')
}

if (isWanted('forms')) {
  const { fields: [few, many], small, large } = await benchForms()
  const figures = [
    ['from the list to its editor', 'open'], ['the same, all fields on the desk', 'complete'], ['key press in a title to the next frame', 'press'], ['longest frame after it', 'typing'],
    ['longest frame of a move by keys', 'keys'], ['longest frame of a drag by pointer', 'pointer'], ['longest frame of undo', 'undo'],
  ] as const
  for (const [name, key] of figures) add(`Form of ${many} fields, ${name}`, `${(large[key] / small[key]).toFixed(1)} × one of ${few}`, `${ms(large[key])} against ${ms(small[key])}`)
}

if (isReport) {
  console.log(`Node ${process.versions.node}, ${cpus().length} cores\n\n| figure | reached | against |\n| --- | --- | --- |`)
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
}
