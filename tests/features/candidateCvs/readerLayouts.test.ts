import { describe, expect, test } from 'vitest'
import { entriesOf } from '../../../services/features/candidateCvs/reader/career/entries.ts'
import { employments } from '../../../services/features/candidateCvs/reader/career/employment.ts'
import { emailsOf, phonesOf, wholeAddresses } from '../../../services/features/candidateCvs/reader/contacts.ts'
import { docxLines } from '../../../services/features/candidateCvs/reader/docxText.ts'
import { withoutRunning } from '../../../services/features/candidateCvs/reader/layout/running.ts'
import { linesOf, textOfRuns } from '../../../services/features/candidateCvs/reader/layout/rows.ts'
import { turnOf, upright } from '../../../services/features/candidateCvs/reader/layout/turned.ts'
import { plainLine, textOf, type Line, type Run } from '../../../services/features/candidateCvs/reader/lines.ts'
import { readCv } from '../../../services/features/candidateCvs/reader/read.ts'
import { headingOf } from '../../../services/features/candidateCvs/reader/words/headings.ts'
import { docx, paragraph } from '../../support/docx.ts'

const run = (text: string, x: number, y: number, size = 10, width = text.length * 5): Run => ({
  text,
  x,
  y,
  width,
  size,
})
const plain = (text: string): Line[] => text.split('\n').flatMap((line) => plainLine(line))
const read = (text: string) => readCv(plain(text)).draft

describe('headings', () => {
  test.each([
    ['Work Experience / Kinh nghiệm làm việc', 'work'],
    ['職歴 Work History', 'work'],
    ['Career Summary', 'summary'],
    ['Skills Summary', 'skills'],
    ['Language Proficiency', 'languages'],
    ['Training and Certificates', 'awards'],
    ['III. QUÁ TRÌNH CÔNG TÁC', 'work'],
    ['活かせる経験・知識・技術', 'skills'],
    ['W O R K E X P E R I E N C E', 'work'],
    ['Volunteer Experience', 'other'],
    ['MA in Educational Leadership', undefined],
    ['Project Manager', undefined],
  ])('%s', (text, kind) => expect(headingOf(text)).toBe(kind))
})

describe('pages', () => {
  test('spaced letters form words, separated by the wider gaps', () => {
    const spaced = [run('W O R K', 100, 700, 10, 40), run('H I S T O R Y', 150, 700, 10, 80)]
    expect(textOfRuns(spaced)).toBe('WORK HISTORY')
    expect(textOfRuns([run('履', 0, 0, 20, 20), run('歴', 32, 0, 20, 20), run('書', 64, 0, 20, 20)])).toBe('履歴書')
  })

  test('sideways text is read with the page turned', () => {
    expect([turnOf([1, 0]), turnOf([0, 1]), turnOf([-1, 0]), turnOf([0, -1])]).toEqual([0, 1, 2, 3])
    const aside = (text: string, x: number, y: number) => ({ ...run(text, x, y), turn: 1 })
    const lines = linesOf(upright([aside('Designer at Acme', 120, 50), aside('Anna Berg', 100, 50)]), 1)
    expect(lines.map(textOf)).toEqual(['Anna Berg', 'Designer at Acme'])
  })

  test('headers and footers are read once, before everything else', () => {
    const page = (number: number, ...rows: string[]) => [
      run('Anna Berg – anna@example.com', 50, 800),
      ...rows.map((text, at) => run(text, 50, 700 - at * 20)),
      run(`Page ${number} of 2`, 250, 20),
    ]
    const rows = ['one', 'two', 'three', 'four', 'five', 'six']
    const { pages, running } = withoutRunning([page(1, ...rows), page(2, ...rows.toReversed())])
    expect(running.map(textOf)).toEqual(['Anna Berg – anna@example.com'])
    expect(pages.map((runs) => runs.length)).toEqual([6, 6])
  })

  test('an old ligature becomes letters next to letters, and is an icon elsewhere', () => {
    const [line] = linesOf(
      [run('Certi', 50, 700, 10, 25), run('\uF001', 75, 700, 10, 5), run('cates', 80, 700, 10, 25)],
      1,
    )
    expect(line!.parts).toEqual(['Certificates'])
    expect(linesOf([run('\uF001', 50, 600, 10, 8), run('Jazz', 70, 600)], 1)[0]!.parts).toEqual(['Jazz'])
  })

  test('letters that overlap another text make a line uncertain', () => {
    const [line] = linesOf([run('Bùi Th  Kim', 50, 700, 20, 110), run('ị', 100, 700, 20, 5)], 1)
    expect(line!.confidence).toBeLessThan(0.5)
  })
})

describe('entries', () => {
  const named = (text: string) => {
    const entries = entriesOf(plain(text))
    return employments(entries).map(({ company, position }, at) => [company, position, entries[at]!.span?.startDate])
  }

  test('without bullets all begin the same number of lines above their date as the first', () => {
    expect(named('Ward Sister\nMercy General\n2019 - 2021\nStaff Nurse\nEastfield Clinic\n2015 - 2019')).toEqual([
      ['Mercy General', 'Ward Sister', '2019'],
      ['Eastfield Clinic', 'Staff Nurse', '2015'],
    ])
  })

  test('are written alike: the order of one applies to the others', () => {
    expect(named('Kestrel Ltd\t2019 - 2021\nThinker\n• a\nBlue Harbor\t2015 - 2019\nDreamer\n• b')).toEqual([
      ['Kestrel Ltd', 'Thinker', '2019'],
      ['Blue Harbor', 'Dreamer', '2015'],
    ])
  })

  test('may have dates that are broken by a narrow column', () => {
    expect(named('Jan 2018 to\tSales Assistant\nMar 2020\tCopperline Tools')).toEqual([
      ['Copperline Tools', 'Sales Assistant', '2018-01'],
    ])
  })

  test('do not take a year within a sentence as their date', () => {
    expect(named('Accountant at Acme\t2017 - 2021\nMoved the books to SAP in 2019')).toHaveLength(1)
  })
})

test('the first line of a table determines what its columns contain', () => {
  const draft = read(`Nguyễn Thị Hoa
QUÁ TRÌNH CÔNG TÁC
Thời gian\tĐơn vị công tác\tChức vụ
02/2018 - nay\tSao Mai\tPhụ trách quỹ
HỌC VẤN
Thời gian\tTên trường\tNgành học\tVăn bằng
2007 - 2011\tCao đẳng Biển Xanh\tKế toán\tCử nhân`)
  expect(draft.resume.work).toMatchObject([
    { company: 'Sao Mai', position: 'Phụ trách quỹ', startDate: '2018-02', isAdded: true },
  ])
  expect(draft.resume.education).toMatchObject([
    { institution: 'Cao đẳng Biển Xanh', area: 'Kế toán', studyType: 'Cử nhân', startDate: '2007', endDate: '2011' },
  ])
})

test('contacts: numbers in any notation, broken addresses, and texts beside them', () => {
  const numbers = ['+31 6 1234 5678', '(416) 555-0134', '0868-123-456', '05.2018-06.2020', '2018 - 2021']
  expect(numbers.map((text) => phonesOf(plain(text)).length)).toEqual([1, 1, 1, 0, 0])
  const [line] = plain('m')
  const broken = wholeAddresses([...plain('Email: anna.berg@example.co'), { ...line!, isWrapped: true }])
  expect(emailsOf(broken).map(({ value }) => value)).toEqual(['anna.berg@example.com'])
  const draft = read('Anna Berg\n+44 7700 900482 | anna@example.com | 14 Alder Road, Leeds\nZalo: 0912 345 678')
  expect(draft).toMatchObject({ address: '14 Alder Road, Leeds', messengers: ['Zalo: 0912 345 678'] })
})

test('a link is used if no address is written, and a Word header is read', async () => {
  const hdr = `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraph('Anna Berg')}${paragraph('anna@example.com')}</w:hdr>`
  const lines = await docxLines(
    new Uint8Array(docx(paragraph('Product Designer'), { more: { 'word/header1.xml': hdr } })),
  )
  expect(lines.map(textOf)).toEqual(['Anna Berg', 'anna@example.com', 'Product Designer'])
  const linked = lines.map((line, at) => (at === 2 ? { ...line, links: ['https://annaberg.example.com'] } : line))
  expect(readCv(linked).draft).toMatchObject({ name: 'Anna Berg', website: 'https://annaberg.example.com' })
})
