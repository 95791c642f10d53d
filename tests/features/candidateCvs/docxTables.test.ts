import { expect, test } from 'vitest'
import { docxLines } from '../../../services/features/candidateCvs/reader/docxText.ts'
import { textOf } from '../../../services/features/candidateCvs/reader/lines.ts'
import { readCv } from '../../../services/features/candidateCvs/reader/read.ts'
import { docx, docxOf, paragraph } from '../../support/docx.ts'

/** A Word table: rows of cells, each with one or several paragraphs. */
const table = (...rows: (string | string[])[][]) => {
  const cell = (texts: string | string[]) =>
    `<w:tc>${[texts]
      .flat()
      .map((text) => paragraph(text))
      .join('')}</w:tc>`
  return `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
}
const read = async (body: string) => readCv(await docxLines(new Uint8Array(docx(body)))).draft

test('paragraphs are lines, with their tabs and breaks', async () => {
  const lines = await docxLines(new Uint8Array(docxOf('Anna Berg', 'anna@example.com')))
  expect(lines.map(textOf)).toEqual(['Anna Berg', 'anna@example.com'])
  const parted = docx('<w:p><w:r><w:t>Acme</w:t><w:tab/><w:t>2020</w:t><w:br/><w:t>Designer</w:t></w:r></w:p>')
  expect((await docxLines(new Uint8Array(parted))).map(({ parts }) => parts)).toEqual([['Acme', '2020'], ['Designer']])
})

test('a row of facts is one line: in a Vietnamese form and in a rirekisho', async () => {
  const form = await read(
    paragraph('SƠ YẾU LÝ LỊCH') +
      table(
        ['Họ và tên', 'Nguyễn Thị Hoa'],
        ['Ngày sinh', '01/02/1995'],
        ['Giới tính', 'Nữ'],
        ['Địa chỉ', '12 Lê Lợi, Huế'],
        ['Điện thoại', '0912 345 678'],
      ),
  )
  expect(form).toMatchObject({
    name: 'Nguyễn Thị Hoa',
    birthday: '1995-02-01',
    gender: 1,
    address: '12 Lê Lợi, Huế',
    phones: ['0912 345 678'],
  })
  const japanese = await read(
    table(['氏名', '佐藤 健太'], ['年', '月', '学歴・職歴'], ['2009', '4', '慶應義塾大学 入学']) +
      table(['2013', '3', '慶應義塾大学 卒業'], ['2013', '4', 'サクラシステムズ株式会社 入社'], ['', '', '現在に至る']),
  )
  expect(japanese.name).toBe('佐藤 健太')
  expect(japanese.resume.work).toMatchObject([
    { company: 'サクラシステムズ株式会社', startDate: '2013-04', isAdded: true },
  ])
})

test('a date in a separate cell belongs to the entry beside it; cells with headings are columns', async () => {
  const dated = await read(
    paragraph('Anna Berg') +
      paragraph('Experience') +
      table(
        ['2020 - Present', ['Designer at Acme', '• Led the team']],
        ['2016 - 2020', ['Intern at Northwind', '• Helped']],
      ),
  )
  expect(dated.resume.work).toMatchObject([
    { company: 'Acme', position: 'Designer', startDate: '2020', isAdded: true },
    { company: 'Northwind', position: 'Intern', startDate: '2016', endDate: '2020' },
  ])
  const columns = await read(
    table([
      ['Contact', 'anna@example.com', 'Skills', 'Figma, CSS'],
      ['Anna Berg', 'Product Designer', 'Experience', 'Designer at Acme', '2020 - Present'],
    ]),
  )
  expect(columns).toMatchObject({ name: 'Anna Berg', jobTitle: 'Product Designer', emails: ['anna@example.com'] })
  expect(columns.resume.skills.map(({ name }) => name)).toEqual(['Figma', 'CSS'])
  expect(columns.resume.work).toMatchObject([{ company: 'Acme', position: 'Designer' }])
})
