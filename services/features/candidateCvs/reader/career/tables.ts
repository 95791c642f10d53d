import { fold } from '../../../../../common/text.ts'
import { takeSpan, type Span } from '../dates.ts'
import type { Line } from '../lines.ts'

/** The kinds of table columns, recognised by their headings. */
const columns = {
  time: /^(?:period|time|dates?|duration|years?|from|to|from to|thoi gian|thang nam|nam|tu thang nam den thang nam|tu nam den nam|tu den|期間|年月|在籍期間|在学期間|時期)$/,
  company:
    /^(?:company|employer|organi[sz]ation|workplace|(?:ten )?(?:cong ty|don vi|co quan|doanh nghiep)(?: cong tac| lam viec)?|noi (?:lam viec|cong tac)|会社|会社名|勤務先|企業名|所属)$/,
  position:
    /^(?:position|job title|title|role|job|post|chuc vu|chuc danh|vi tri|cong viec|vi tri cong viec|chuc danh cong viec|職種|役職|職務|職位|ポジション|担当)$/,
  institution:
    /^(?:school|institution|university|college|school name|(?:ten )?truong(?: hoc| dao tao)?|co so dao tao|noi dao tao|学校|学校名|大学|教育機関)$/,
  area: /^(?:major|subject|field|field of study|course|chuyen nganh|nganh|nganh hoc|nganh dao tao|chuyen nganh dao tao|専攻|学部|学科|学部学科)$/,
  studyType:
    /^(?:degree|qualification|diploma|van bang|bang cap|van bang chung chi|trinh do|hinh thuc dao tao|学位|degree major)$/,
  title: /^(?:certificate|certification|award|name|title|chung chi|ten chung chi|giai thuong|資格|資格名|名称)$/,
  details: /^(?:duties|responsibilities|description|tasks|mo ta|mo ta cong viec|nhiem vu|業務内容|内容|職務内容)$/,
} as const
type Column = keyof typeof columns

export interface Row extends Partial<Record<Exclude<Column, 'time'>, string>> {
  span: Span | null
  line: Line
}

const columnOf = (text: string): Column | undefined => {
  const word = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return (Object.keys(columns) as Column[]).find((column) => columns[column].test(word))
}
const headOf = ({ parts }: Line): Column[] | null => {
  const found = parts.map(columnOf)
  return parts.length >= 2 && found.every((column) => column !== undefined) ? found : null
}

/**
 * Returns the column of each part of a line: by order if there are as many parts as columns, otherwise by their left
 * edges.
 */
function placesOf({ parts, xs }: Line, head: Line): number[] | null {
  if (parts.length === head.parts.length) return parts.map((_part, at) => at)
  if (!xs || !head.xs || parts.length > head.parts.length) return null
  return xs.map((x) => {
    const distances = head.xs!.map((edge) => Math.abs(edge - x))
    return distances.indexOf(Math.min(...distances))
  })
}

/** Returns the rows of a table whose first line contains the column headings. Returns null if there is no table. */
export function tableOf(lines: readonly Line[]): Row[] | null {
  const at = lines.findIndex((line) => headOf(line))
  if (at < 0 || at > 1) return null
  const head = lines[at]!
  const names = headOf(head)!
  const rows: Row[] = []
  // Headings are centred above their columns, so the edges are those of the first complete row.
  let edges = head
  for (const line of lines.slice(at + 1)) {
    if (line.parts.length === head.parts.length && edges === head) edges = line
    const places = placesOf(line, edges)
    const last = rows.at(-1)
    if (!places) {
      if (last) last.details = [last.details, line.parts.join(' ')].filter(Boolean).join('\n')
      continue
    }
    const cells = places.map((place, part) => [names[place]!, line.parts[part]!] as const)
    const time = cells.filter(([name]) => name === 'time').map(([, text]) => text)
    const span = takeSpan(time.join(' – '))?.span ?? null
    // A cell that needs several lines continues on the next line.
    const row: Row = last && !span ? last : { span, line }
    if (row !== last) rows.push(row)
    for (const [name, text] of cells)
      if (name !== 'time') row[name] = row[name] && row === last ? `${row[name]} ${text}` : text
  }
  return rows.length > 0 ? rows : null
}
