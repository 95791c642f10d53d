import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDate, readDay, takeSpan } from '../../../services/features/candidateCvs/reader/dates.ts'
import { inReadingOrder, readPage } from '../../../services/features/candidateCvs/reader/layout/columns.ts'
import { plainLine, textOf, type Run } from '../../../services/features/candidateCvs/reader/lines.ts'
import { pdfLines } from '../../../services/features/candidateCvs/reader/pdfText.ts'
import { readCv } from '../../../services/features/candidateCvs/reader/read.ts'
import { headingOf } from '../../../services/features/candidateCvs/reader/words/headings.ts'

const here = new URL('.', import.meta.url)
const cvText = (language: string) =>
  readCv(
    readFileSync(new URL(`texts/${language}.txt`, here), 'utf8')
      .split('\n')
      .flatMap((text) => plainLine(text)),
  )
const cvPdf = async (name: string) =>
  readCv(
    await pdfLines(new Uint8Array(readFileSync(new URL(`../../../services/demo/files/cv-john-doe-${name}.pdf`, here)))),
  )

/** The contents of the four CVs; they show the same person in four layouts. */
const johnDoe = {
  name: 'John Doe',
  jobTitle: 'Co-Founder & CTO',
  address: 'San Francisco, CA',
  website: 'rendercv.com',
  'emails.0': 'john.doe@email.com',
  'work.0': 'Nexus AI | Co-Founder & CTO | 2023-06 | now',
  'work.1': 'NVIDIA Research | Research Intern | 2022-05 | 2022-08',
  'work.2': 'Google DeepMind | Research Intern | 2021-05 | 2021-08',
  'work.3': 'Apple ML Research | Research Intern | 2020-05 | 2020-08',
  'work.4': 'Microsoft Research | Research Intern | 2019-05 | 2019-08',
  'education.0': 'Princeton University | Computer Science | PhD | 2018-09 | 2023-05',
  'education.1': 'Boğaziçi University | Computer Engineering | BS | 2014-09 | 2018-06',
  'awards.0': 'MIT Technology Review 35 Under 35 Innovators | 2024',
  'awards.4': 'Fulbright Scholarship for Graduate Studies | 2018',
  'skills.0': 'Python',
  'skills.5': 'PyTorch',
  'skills.10': 'Kubernetes',
}

function said({ draft }: ReturnType<typeof readCv>): Record<string, string> {
  const { resume } = draft
  return Object.fromEntries([
    ['name', draft.name],
    ['jobTitle', draft.jobTitle ?? ''],
    ['address', draft.address ?? ''],
    ['website', draft.website ?? ''],
    ['emails.0', draft.emails[0] ?? ''],
    ...resume.work.map((work, index) => [
      `work.${index}`,
      [work.company, work.position, work.startDate, work.isAdded ? 'now' : work.endDate].join(' | '),
    ]),
    ...resume.education.map((study, index) => [
      `education.${index}`,
      [study.institution, study.area, study.studyType, study.startDate, study.endDate].join(' | '),
    ]),
    ...resume.awards.map((award, index) => [`awards.${index}`, `${award.title} | ${award.date}`]),
    ...resume.skills.map((skill, index) => [`skills.${index}`, skill.name]),
  ])
}

test.each(['classic', 'ember', 'harvard', 'moderncv'])(
  'the CV in the layout %s is read field by field',
  async (layout) => {
    const found = said(await cvPdf(layout))
    const right = Object.entries(johnDoe).filter(([field, value]) => found[field] === value)
    process.stdout.write(`${layout}: ${right.length} of ${Object.keys(johnDoe).length} fields right\n`)
    expect(found).toMatchObject(johnDoe)
  },
)

test('each filled field has the position where it was read', async () => {
  const { draft, fields } = await cvPdf('classic')
  const of = (field: string) => fields.find((one) => one.field === field)
  expect(of('emails.0')).toEqual({
    field: 'emails.0',
    value: 'john.doe@email.com',
    snippet: expect.stringContaining('john.doe@email.com'),
    page: 1,
    confidence: 0.95,
    isOffered: false,
  })
  expect(of('resume.work.0.company')?.snippet).toContain('Nexus AI')
  expect(of('resume.skills.0.name')?.page).toBe(2)
  for (const { value, snippet } of fields)
    expect([value, snippet.length]).toEqual([expect.stringMatching(/./), expect.any(Number)])
  expect(draft.phones).toEqual([])
})

test('a Vietnamese CV', () => {
  const { draft } = cvText('vi')
  expect(draft).toMatchObject({
    name: 'Nguyễn Thị Minh Hương',
    jobTitle: 'Chuyên viên Phân tích Dữ liệu',
    phones: ['0912 345 678'],
    emails: ['huong.nguyen@example.com'],
    birthday: '1994-08-15',
    gender: 1,
    address: '12 Nguyễn Huệ, Quận 1, TP. Hồ Chí Minh',
    nationalities: ['Việt Nam'],
  })
  expect(draft.resume.work).toMatchObject([
    {
      company: 'Công ty Sông Pay',
      position: 'Chuyên viên Phân tích Dữ liệu',
      startDate: '2020-06',
      endDate: null,
      isAdded: true,
    },
    {
      company: 'Ngân hàng An Phú',
      position: 'Nhân viên Phân tích',
      startDate: '2016-09',
      endDate: '2020-05',
      isAdded: false,
    },
  ])
  expect(draft.resume.education).toMatchObject([
    {
      institution: 'Đại học Kinh tế Quốc dân',
      area: 'Toán kinh tế',
      studyType: 'Cử nhân',
      startDate: '2012',
      endDate: '2016',
    },
  ])
  expect(draft.resume.languages).toEqual([
    { language: 'English', fluency: 4 },
    { language: 'Japanese', fluency: 3 },
  ])
  expect(draft.resume.awards).toEqual([{ title: 'Google Data Analytics', date: '2021' }])
  expect(draft.resume.summary).toContain('chuyên gia phân tích dữ liệu')
})

test('a Japanese CV', () => {
  const { draft } = cvText('ja')
  expect(draft).toMatchObject({
    name: '佐藤 健太',
    phones: ['090-1234-5678'],
    emails: ['kenta.sato@example.jp'],
    birthday: '1990-04-12',
    gender: 0,
    address: '東京都渋谷区神南1-2-3',
  })
  expect(draft.resume.work).toMatchObject([
    {
      company: 'サクラシステムズ株式会社',
      position: 'バックエンドエンジニア',
      startDate: '2018-04',
      isAdded: true,
      summary: '決済基盤の開発',
    },
    { company: '富士デジタル株式会社', position: 'システムエンジニア', startDate: '2013-04', endDate: '2018-03' },
  ])
  expect(draft.resume.skills.map(({ name }) => name)).toEqual(['Java', 'Spring Boot', 'PostgreSQL'])
  expect(draft.resume.languages).toEqual([
    { language: 'English', fluency: 4 },
    { language: 'Japanese', fluency: 5 },
  ])
})

test('an English CV whose jobs are written in two ways', () => {
  const { draft } = cvText('en')
  expect(draft).toMatchObject({
    name: 'Emma Johnson',
    jobTitle: 'Senior Frontend Engineer',
    phones: ['+44 7700 900123'],
    emails: ['emma.johnson@example.co.uk'],
    website: 'www.emmajohnson.dev',
  })
  expect(draft.resume.work).toMatchObject([
    { company: 'Northwind Labs', position: 'Senior Frontend Engineer', startDate: '2021-03', isAdded: true },
    { company: 'Blue Harbor Bank', position: 'Frontend Developer', startDate: '2017-09', endDate: '2021-02' },
  ])
  expect(draft.resume.skills).toEqual([
    { name: 'React', level: 5 },
    { name: 'TypeScript', level: 4 },
    { name: 'CSS', level: 0 },
    { name: 'Playwright', level: 0 },
  ])
})

test.each([
  ['Sept 2018 – May 2023', { startDate: '2018-09', endDate: '2023-05', isAdded: false }],
  ['06/2019 - 08/2021', { startDate: '2019-06', endDate: '2021-08', isAdded: false }],
  ['2014-09 to 2018-06', { startDate: '2014-09', endDate: '2018-06', isAdded: false }],
  ['2016 - 2020', { startDate: '2016', endDate: '2020', isAdded: false }],
  ['June 2023 – present', { startDate: '2023-06', endDate: null, isAdded: true }],
  ['06/2020 - nay', { startDate: '2020-06', endDate: null, isAdded: true }],
  ['tháng 3/2019 đến tháng 5/2021', { startDate: '2019-03', endDate: '2021-05', isAdded: false }],
  ['2018年4月 ～ 現在', { startDate: '2018-04', endDate: null, isAdded: true }],
  ['since 2020', { startDate: '2020', endDate: null, isAdded: true }],
])('the span %s', (text, span) => {
  expect(takeSpan(text)?.span).toMatchObject(span)
})

test.each([
  ['15/08/1994', '1994-08-15'],
  ['1990年4月12日', '1990-04-12'],
  ['12 Apr 1990', '1990-04-12'],
  ['April 12, 1990', '1990-04-12'],
  ['31/02/1990', null],
  ['soon', null],
])('the day %s', (text, day) => expect(readDay(text)).toBe(day))

test('a text without a year is not a date', () => {
  expect([readDate('May'), readDate('13/2020'), readDate('5.2020')]).toEqual([null, '2020', '2020-05'])
})

const run = (text: string, x: number, y: number, size = 10): Run => ({ text, x, y, width: text.length * 5, size })
const pages = (...all: Run[][]) =>
  inReadingOrder(all.map((runs, at) => readPage(runs, at + 1, (text) => headingOf(text) !== undefined)))
/** A sidebar with contacts and skills; the name and the jobs are in the other column. */
const sidebar = [
  run('Contact', 40, 700),
  run('anna@example.com', 40, 680),
  run('Skills', 40, 640),
  run('Figma', 40, 620),
]

test('a sidebar is read as a separate column', () => {
  const lines = pages([
    ...sidebar,
    run('Experience', 240, 700),
    run('Designer at Acme', 240, 680),
    run('Education', 240, 640),
    run('Keio University', 240, 620),
  ])
  expect(lines.map(textOf)).toEqual([
    'Contact',
    'anna@example.com',
    'Skills',
    'Figma',
    'Experience',
    'Designer at Acme',
    'Education',
    'Keio University',
  ])
})

test('the name may be above the second column, and that column continues on the next page', () => {
  const lines = pages(
    [
      run('Anna Berg', 240, 760, 24),
      run('Product Designer', 240, 735, 14),
      ...sidebar,
      run('Experience', 240, 700),
      run('Designer at Acme', 240, 680),
      run('Education', 240, 640),
      run('Keio University', 240, 620),
      run('Experience', 240, 600),
      run('Designer at Blue Harbor', 240, 580),
    ],
    [run('Intern at Northwind', 240, 760)],
  )
  expect(lines.map(textOf).slice(-2)).toEqual(['Designer at Blue Harbor', 'Intern at Northwind'])
  const { draft } = readCv(lines)
  expect(draft).toMatchObject({ name: 'Anna Berg', jobTitle: 'Product Designer', emails: ['anna@example.com'] })
  expect(draft.resume.skills.map(({ name }) => name)).toEqual(['Figma'])
  expect(draft.resume.education).toMatchObject([{ institution: 'Keio University' }])
})

test('one heading beside the sidebar is enough if no line runs across', () => {
  const beside = [run('Anna Berg', 240, 760, 24), run('Experience', 240, 700), run('Designer at Acme', 240, 680)]
  const of = (...more: Run[]) => readCv(pages([...sidebar, run('Languages', 40, 600), ...beside, ...more])).draft
  expect(of().name).toBe('Anna Berg')
  expect(of().resume.skills.map(({ name }) => name)).toEqual(['Figma'])
  // A line across the page shows that there are no columns.
  const across = { ...run('A line across the whole page', 40, 500), width: 400 }
  expect(pages([...sidebar, run('Languages', 40, 600), ...beside, across]).some(({ isColumn }) => isColumn)).toBe(false)
})

test('the sidebars of two pages are both read first; a page without one comes last', () => {
  const beside = [run('Experience', 240, 700), run('Education', 240, 640)]
  const first = [...sidebar, ...beside, run('Designer at Acme', 240, 680)]
  const second = [
    ...[run('Languages', 40, 700), run('English', 40, 680), run('Awards', 40, 640)],
    ...[...beside, run('Keio University', 240, 620)],
  ]
  expect(pages(first, second, [run('References', 40, 700)]).map(textOf)).toEqual([
    ...['Contact', 'anna@example.com', 'Skills', 'Figma', 'Languages', 'English', 'Awards'],
    ...['Experience', 'Designer at Acme', 'Education', 'Experience', 'Education', 'Keio University', 'References'],
  ])
})

const written = (text: string) => readCv(text.split('\n').flatMap((line) => plainLine(line))).draft

test('an American header: quotes, suffixes and a city after the company', () => {
  const bob = written(`Robert "Bob" Smith, Jr.
(555) 123-4567 | bob.smith@example.com
EXPERIENCE
Acme Corporation\tSan Francisco, CA
Senior Software Engineer\tJan 2020 – Present
• Built things
Globex Inc., New York, NY
Software Engineer, Jun 2016 – Dec 2019`)
  expect(bob).toMatchObject({ name: 'Robert "Bob" Smith, Jr.', address: null })
  expect(bob.resume.work).toMatchObject([
    { company: 'Acme Corporation', position: 'Senior Software Engineer', startDate: '2020-01', isAdded: true },
    { company: 'Globex Inc.', position: 'Software Engineer', startDate: '2016-06', endDate: '2019-12' },
  ])
  expect(written('Maria de la Cruz, PMP\nmaria@example.com')).toMatchObject({
    name: 'Maria de la Cruz, PMP',
    address: null,
  })
})

test('a gender that follows a birthday on one line', () => {
  const head = 'Nguyễn Thị Hoa\nNgày sinh: 01/02/1995 Giới tính: Nữ\nKINH NGHIỆM LÀM VIỆC\nCông ty ABC'
  expect(written(head)).toMatchObject({ name: 'Nguyễn Thị Hoa', birthday: '1995-02-01', gender: 1 })
})

test('a rirekisho: a row for each start and end, also in years of an era, with any glyphs of its font', () => {
  const draft = written(`履歴書
氏名\t佐藤 健太
生年月日\t1990年4⽉12日
性別\t男
年\t月\t学歴・職歴
学歴
2009\t4\t慶應義塾大学 経済学部 入学
2013\t3\t慶應義塾大学 経済学部 卒業
職歴
平成25\t4\t富士デジタル株式会社 入社
2018\t3\t一身上の都合により退社
2018\t4\tサクラシステムズ株式会社 入社
現在に至る
免許・資格
令和元\t6\t普通自動車第一種運転免許 取得`)
  expect(draft).toMatchObject({ name: '佐藤 健太', birthday: '1990-04-12', gender: 0 })
  expect(draft.resume).toMatchObject({
    work: [
      { company: 'サクラシステムズ株式会社', startDate: '2018-04', endDate: null, isAdded: true },
      { company: '富士デジタル株式会社', startDate: '2013-04', endDate: '2018-03', isAdded: false },
    ],
    education: [{ institution: '慶應義塾大学', area: '経済学部', startDate: '2009-04', endDate: '2013-03' }],
    awards: [{ title: '普通自動車第一種運転免許', date: '2019-06' }],
  })
})

test('a job title is not read as the name', () => {
  const head = (...texts: string[]) => readCv(texts.flatMap((text) => plainLine(text))).draft.name
  expect(head('Senior Java Developer', 'Nguyễn Bá Hùng')).toBe('Nguyễn Bá Hùng')
  expect(head('Project Manager', 'anna@example.com')).toBe('')
})

test('an empty text results in an empty draft', () => {
  expect(readCv([]).draft).toMatchObject({ name: '', emails: [], phones: [], resume: { work: [], skills: [] } })
})
