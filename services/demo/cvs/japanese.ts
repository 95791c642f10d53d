import { drawPortrait } from './portrait.ts'
import { height, ink, rule, width, write, writeCentred, writeEnding, type Pen } from './pen.ts'
import type { Layout } from './layouts.ts'
import type { CvOf, CvText } from './words.ts'

const dayOf = (at: Date) => `${at.getUTCFullYear()}年${at.getUTCMonth() + 1}月${at.getUTCDate()}日現在`
const valueOf = ({ personal }: CvText, label: string) => personal.find(([one]) => one === label)![1]
const [left, right] = [50, width - 50]

/** A career summary on one page (職務経歴書). */
export const shokumukeirekisho: Layout = (pen, text, { at }) => {
  const { words } = text
  let y = height - 62
  writeCentred(pen, '職務経歴書', { x: width / 2, y, size: 18, isBold: true })
  writeEnding(pen, dayOf(at), { x: right, y: y - 30 })
  writeEnding(pen, `氏名：${text.name}`, { x: right, y: y - 46 })
  y -= 66
  const head = (title: string) => {
    y = write(pen, `■${title}`, { x: left, y: y - 10, size: 11.5, isBold: true })
    rule(pen, [left, y + 12], [right, y + 12], ink)
  }
  const say = (line: string, indent = 0) => {
    y = write(pen, line, { x: left + indent, y, most: right - left - indent })
  }
  head('基本情報')
  for (const [label, value] of [...text.personal, ['希望職種', text.position]]) say(`${label}：${value}`)
  head(words.summary)
  say(text.summary)
  if (text.work.length > 0) head(words.work)
  for (const { at: company, span, as, deeds } of text.work) {
    writeEnding(pen, span, { x: right, y })
    y = write(pen, company, { x: left, y, size: 10.5, isBold: true })
    say(as)
    for (const deed of deeds) say(`・${deed}`, 10)
    y -= 4
  }
  if (text.projects.length > 0) head(words.projects)
  for (const project of text.projects) say(`・${project}`)
  head(words.education)
  for (const { at: school, span, as } of text.education) {
    writeEnding(pen, span, { x: right, y })
    say(school)
    say(as)
  }
  if (text.awards.length > 0) head(words.awards)
  for (const { title, date } of text.awards) say(`${title} ${date}`)
  head(words.skills)
  say(text.skills.join('、'))
  head(words.languages)
  for (const language of text.languages) say(language)
  writeEnding(pen, '以上', { x: right, y: y - 8 })
}

const highSchools: Record<string, string> = {
  東京: '東京都立神南高等学校',
  大阪: '大阪府立梅田高等学校',
  福岡: '福岡県立天神高等学校',
}

/** Returns the rows of a table: year and month, and the event. */
function happenings({ career }: CvOf, text: CvText): [date: string, said: string, isCentred?: boolean][] {
  const { work = [], education = [] } = career.resume
  const [study] = education
  const school = `${text.education[0]!.at} ${text.education[0]!.as}`
  const isStudent = work.length === 0
  // The form lists events from the earliest on, a CV from the latest.
  const jobs = work
    .flatMap(({ startDate = '', endDate }, at): [string, string][] => [
      ...(endDate ? [[endDate, '一身上の都合により退社'] as [string, string]] : []),
      [startDate, `${text.work[at]!.at} 入社`],
    ])
    .toReversed()
  return [
    ['', '学歴', true],
    [`${study!.startDate!.slice(0, 4)}-03`, `${highSchools[career.city]} 卒業`],
    [study!.startDate!, `${school} 入学`],
    [study!.endDate!, `${school} ${isStudent ? '卒業見込み' : '卒業'}`],
    ['', '職歴', true],
    ...(isStudent
      ? ([['', 'なし']] as [string, string][])
      : work[0]!.endDate
        ? jobs
        : [...jobs, ['', '現在に至る'] as [string, string]]),
  ]
}

/** The standard Japanese CV form (履歴書). */
export const rirekisho: Layout = (pen, text, of) => {
  const { person, at } = of
  const { words } = text
  const line = (from: [number, number], to: [number, number]) => rule(pen, from, to, ink, 0.7)
  const box = (x: number, y: number, wide: number, high: number) =>
    pen.page.drawRectangle({ x, y, width: wide, height: high, borderColor: ink, borderWidth: 1 })
  write(pen, '履歴書', { x: left, y: height - 70, size: 20, isBold: true })
  writeEnding(pen, dayOf(at), { x: 415, y: height - 70, size: 9.5 })
  drawPortrait(pen.page, person, { x: 450, y: height - 43, width: 95 })
  box(450, height - 43 - 118.75, 95, 118.75)

  // Personal data: a row for each label.
  const row = 24
  let y = height - 84
  const rows: [string, string, number?][] = [
    ['ふりがな', person.reading ?? ''],
    ['氏名', text.name, 15],
    [words.birthday, `${valueOf(text, words.birthday)}（満${ageAt(person.birthday, at)}歳）`],
    [words.gender, valueOf(text, words.gender)],
    [words.address, valueOf(text, words.address)],
    [words.phone, valueOf(text, words.phone)],
    [words.email, valueOf(text, words.email)],
  ]
  const top = y
  for (const [index, [label, value, size = 10]] of rows.entries()) {
    const high = label === '氏名' ? 34 : row
    write(pen, label, { x: left + 6, y: y - high / 2 - 3.5, size: 9 })
    write(pen, value, { x: left + 80, y: y - high / 2 - size * 0.36, size, isBold: label === '氏名' })
    y -= high
    if (index < rows.length - 1) line([left, y], [index < 3 ? 440 : right, y])
  }
  // The table is narrower beside the photo.
  const corner = top - row * 3 - 34 + row
  line([left, top], [440, top])
  line([440, top], [440, corner])
  line([440, corner], [right, corner])
  line([right, corner], [right, y])
  line([left, y], [right, y])
  line([left, top], [left, y])
  line([left + 70, top], [left + 70, y])

  y = table(pen, ['年', '月', '学歴・職歴'], happenings(of, text), y - 14)
  // Students get their driving licence in their first summer.
  const licence = `${of.career.resume.education![0]!.startDate!.slice(0, 4)}-08`
  y = table(pen, ['年', '月', '免許・資格'], [[licence, '普通自動車第一種運転免許 取得']], y - 14)
  for (const [title, said] of [
    [words.skills, [text.skills.join('、')]],
    [words.languages, text.languages],
    ['志望動機', [text.summary]],
  ] as const) {
    y = write(pen, title, { x: left, y: y - 18, size: 10.5, isBold: true })
    for (const one of said) y = write(pen, one, { x: left, y })
    y += 6
  }
}

/** Draws a table of dated events with its header. Returns its lower end. */
function table(
  pen: Pen,
  heads: readonly string[],
  rows: readonly (readonly [date: string, said: string, isCentred?: boolean])[],
  from: number,
): number {
  const row = 21
  const columns = [left, left + 55, left + 90, right]
  const middle = (at: number) => (columns[at]! + columns[at + 1]!) / 2
  const all = [['', '', true] as const, ...rows]
  const end = from - row * all.length
  for (const [index, [date, said, isCentred]] of all.entries()) {
    const y = from - row * index
    const base = y - row / 2 - 3.5
    rule(pen, [left, y], [right, y], ink, 0.7)
    if (index === 0) heads.forEach((head, at) => writeCentred(pen, head, { x: middle(at), y: base, size: 9.5 }))
    else if (isCentred) writeCentred(pen, said, { x: middle(2), y: base })
    else {
      if (date) writeCentred(pen, date.slice(0, 4), { x: middle(0), y: base })
      if (date) writeCentred(pen, String(Number(date.slice(5, 7))), { x: middle(1), y: base })
      write(pen, said, { x: columns[2]! + 8, y: base })
    }
  }
  rule(pen, [left, end], [right, end], ink, 0.7)
  for (const x of columns) rule(pen, [x, from], [x, end], ink, 0.7)
  return end
}

function ageAt(birthday: string, at: Date): number {
  const years = at.getUTCFullYear() - Number(birthday.slice(0, 4))
  return at.toISOString().slice(5, 10) < birthday.slice(5) ? years - 1 : years
}
