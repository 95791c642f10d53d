import { figures as areas } from './areas.ts'
import { figures as board } from './board.ts'
import { figures as bytes } from './bytes.ts'
import { figures as calls } from './calls.ts'
import { figures as candidates } from './candidates.ts'
import { figures as careers } from './careers.ts'
import { figures as cv } from './cv.ts'
import { figures as cvSearch } from './cvSearch.ts'
import { figures as dps } from './dps.ts'
import type { Figure } from './figure.ts'
import { figures as forms } from './forms.ts'
import { figures as importRows } from './import.ts'
import { figures as interviews } from './interviews.ts'
import { figures as jobs } from './jobs.ts'
import { figures as live } from './live.ts'
import { figures as list } from './list.ts'
import { figures as mails } from './mails.ts'
import { figures as memory } from './memory.ts'
import { figures as pipelines } from './pipelines.ts'
import { figures as programs } from './programs.ts'
import { report } from './report.ts'
import { figures as review } from './review.ts'
import { figures as screen } from './screen.ts'
import { figures as vendors } from './vendors.ts'
import { figures as viewer } from './viewer.ts'

// npm run bench [-- list import …] [--report] [--rows=1000000]: prints figures as ratios against a baseline in the same
// run. Times are printed but never judged.
const benches: Record<string, () => Promise<Figure[]>> = {
  list,
  areas,
  memory,
  live,
  import: importRows,
  review,
  candidates,
  cv,
  cvSearch,
  dps,
  jobs,
  pipelines,
  programs,
  interviews,
  mails,
  calls,
  bytes,
  screen,
  viewer,
  forms,
  board,
  vendors,
  careers,
}

const words = process.argv.slice(2)
const named = words.filter((word) => !word.startsWith('--'))
const unknown = named.filter((word) => !(word in benches))
if (unknown.length)
  throw new Error(`There is no measurement named ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}`)

for (const word of named.length ? named : Object.keys(benches)) {
  const figures = await benches[word]!()
  for (const { name, reached, against } of figures) console.log(`${name.padEnd(58)} ${reached.padEnd(30)} ${against}`)
  if (words.includes('--report')) await report(word, figures)
}
