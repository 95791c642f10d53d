import type { Read } from '../contacts.ts'
import { takeSpan } from '../dates.ts'
import { strip, type Line } from '../lines.ts'
import { tableOf } from './tables.ts'

export interface Award {
  title: string
  date: string | null
}

/** A word after a title that says it was obtained. */
const obtained = /\s?(?:取得|合格|登録|修了)$/u
const sign = ',|·–—-:：()（）　'

function awardOf({ parts }: Line): Award {
  // If a date is a separate part, it is the date of the award. The text beside it may begin like a date: 2019, 年間最優秀賞.
  const dated = parts.find((part) => takeSpan(part)?.rest === '')
  const text = parts.filter((part) => part !== dated).join(' ')
  const taken = takeSpan(dated ?? text)
  const rest = taken && dated === undefined ? taken.rest : text
  const title = strip(strip(rest, ',|·–—-:：　', sign).replace(obtained, ''), '', sign)
  const isOpen = title.includes('(') && !title.includes(')')
  return {
    title: `${title}${isOpen ? ')' : ''}`.slice(0, 250),
    date: taken?.span.endDate ?? taken?.span.startDate ?? null,
  }
}

/**
 * Returns certificates and awards, one per line. A line that only continues the previous one, or only contains a date,
 * belongs to the previous one.
 */
export function awardsOf(lines: readonly Line[]): Read<Award>[] {
  const rows = tableOf(lines)
  if (rows?.some(({ title }) => title))
    return rows.flatMap(({ title, span, line }) =>
      title
        ? [
            {
              value: { title: title.slice(0, 250), date: span?.endDate ?? span?.startDate ?? null },
              line,
              confidence: 0.95,
            },
          ]
        : [],
    )
  const found: Read<Award>[] = []
  for (const line of lines) {
    const award = awardOf(line)
    const last = found.at(-1)
    const goesOn = last && last.value.date === null && (award.title === '' || (line.isWrapped && award.date !== null))
    if (goesOn) {
      last.value = { title: [last.value.title, award.title].filter(Boolean).join(' '), date: award.date }
      last.confidence = 0.9
    } else if (award.title) found.push({ value: award, line, confidence: award.date ? 0.9 : 0.8 })
  }
  return found
}
