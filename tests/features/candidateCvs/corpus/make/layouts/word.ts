import type { Part } from '../look.ts'
import { degreeOf, facts } from './html.ts'
import { happenings } from './forms.ts'
import { allLanguages, usual, type Cv, type Docx, type Layout } from './layout.ts'

const esc = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
interface Looks {
  style?: 'Title' | 'Heading1' | 'ListBullet'
  isBold?: boolean
  isItalic?: boolean
  /** Whether there is a tab stop at the right edge. */
  hasRightTab?: boolean
  align?: 'center' | 'right'
}
/** Returns a paragraph; tabs in the text become tab stops. */
function p(text: string, { style, isBold, isItalic, hasRightTab, align }: Looks = {}): string {
  const looks = [
    style ? `<w:pStyle w:val="${style}"/>` : '',
    style === 'ListBullet' ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '',
    hasRightTab ? '<w:tabs><w:tab w:val="right" w:pos="9600"/></w:tabs>' : '',
    align ? `<w:jc w:val="${align}"/>` : '',
  ].join('')
  const of = `<w:rPr>${isBold ? '<w:b/>' : ''}${isItalic ? '<w:i/>' : ''}</w:rPr>`
  const runs = text
    .split('\t')
    .map((part) => `<w:r>${of}<w:t xml:space="preserve">${esc(part)}</w:t></w:r>`)
    .join('<w:r><w:tab/></w:r>')
  return `<w:p><w:pPr>${looks}</w:pPr>${runs}</w:p>`
}
function table(rows: readonly (readonly string[])[], widths: readonly number[], hasLines = true): string {
  const line = (side: string) =>
    `<w:${side} w:val="${hasLines ? 'single' : 'nil'}" w:sz="4" w:space="0" w:color="808080"/>`
  const lines = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(line).join('')
  const cell = (inner: string, at: number) =>
    `<w:tc><w:tcPr><w:tcW w:w="${widths[at]}" w:type="dxa"/></w:tcPr>${inner || p('')}</w:tc>`
  return `<w:tbl><w:tblPr><w:tblW w:w="${widths.reduce((sum, one) => sum + one)}" w:type="dxa"/><w:tblBorders>${lines}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>${p('')}`
}

const heading = ({ look }: Cv, part: Part) => p(look.words[part], { style: 'Heading1' })
const bulleted = (texts: readonly string[]) => texts.map((text) => p(text, { style: 'ListBullet' })).join('')
const comma = ({ person }: Cv) => (person.language === 'ja' ? '、' : ', ')
const colon = ({ person }: Cv) => (person.language === 'ja' ? '：' : ': ')
const factParagraphs = (cv: Cv, count: number) =>
  facts(cv, count)
    .map(([label, value]) => p(`${label}${colon(cv)}${value}`))
    .join('')
const spoken = (cv: Cv) => cv.person.languages.map(({ name, level }) => p(`${name}${colon(cv)}${level}`)).join('')
const awards = (cv: Cv) => bulleted(cv.person.awards.map(({ title, year }) => `${title} (${year})`))

const jobs = ({ person, look }: Cv) =>
  person.work
    .map((job) => {
      const both = look.isCompanyFirst ? [job.company, job.position] : [job.position, job.company]
      return `${p(`${both[0]}\t${look.span(job.from, job.to)}`, { isBold: true, hasRightTab: true })}${p(both[1]!, { isItalic: true })}${bulleted(job.bullets)}`
    })
    .join('')
const schools = (cv: Cv) =>
  cv.person.education
    .map(
      (study) =>
        `${p(`${study.institution}\t${cv.look.years(study.from, study.to)}`, { isBold: true, hasRightTab: true })}${p(degreeOf(cv, study))}`,
    )
    .join('')

const plain = (cv: Cv): Docx => ({
  body: `${p(cv.person.name, { style: 'Title' })}${p(cv.person.jobTitle, { isItalic: true })}${factParagraphs(cv, 7)}${heading(cv, 'summary')}${p(cv.person.summary)}${heading(cv, 'work')}${jobs(cv)}${heading(cv, 'education')}${schools(cv)}${heading(cv, 'skills')}${p(cv.person.skills.map(({ name }) => name).join(comma(cv)))}${heading(cv, 'languages')}${spoken(cv)}${heading(cv, 'awards')}${awards(cv)}`,
})
/** Contacts and skills in the left cell. */
const side = (cv: Cv): Docx => ({
  body: table(
    [
      [
        `${heading(cv, 'contact')}${factParagraphs(cv, 4)}${heading(cv, 'skills')}${bulleted(cv.person.skills.map(({ name }) => name))}${heading(cv, 'languages')}${spoken(cv)}`,
        `${p(cv.person.name, { style: 'Title' })}${p(cv.person.jobTitle)}${heading(cv, 'summary')}${p(cv.person.summary)}${heading(cv, 'work')}${cv.person.work
          .map(
            (job) =>
              `${p(job.position, { isBold: true })}${p(job.company)}${p(cv.look.span(job.from, job.to))}${bulleted(job.bullets)}`,
          )
          .join('')}${heading(cv, 'education')}${cv.person.education
          .map(
            (study) =>
              `${p(degreeOf(cv, study), { isBold: true })}${p(study.institution)}${p(cv.look.years(study.from, study.to))}`,
          )
          .join('')}${heading(cv, 'awards')}${awards(cv)}`,
      ],
    ],
    [3300, 6400],
    false,
  ),
})
/** Dates in a separate column; contacts in the page header. */
const dated = (cv: Cv): Docx => ({
  body: `${p(cv.person.name, { style: 'Title' })}${p(cv.person.jobTitle)}${table(
    facts(cv)
      .filter((_fact, at) => at !== 3)
      .map(([label, value]) => [p(label, { isBold: true }), p(value)]),
    [2600, 7000],
  )}${heading(cv, 'work')}${table(
    cv.person.work.map((job) => [
      p(cv.look.span(job.from, job.to)),
      `${p(job.company, { isBold: true })}${p(job.position)}${bulleted(job.bullets)}`,
    ]),
    [2600, 7000],
  )}${heading(cv, 'education')}${table(
    cv.person.education.map((study) => [
      p(cv.look.years(study.from, study.to)),
      `${p(study.institution, { isBold: true })}${p(degreeOf(cv, study))}`,
    ]),
    [2600, 7000],
  )}${heading(cv, 'skills')}${p(cv.person.skills.map(({ name }) => name).join(comma(cv)))}${heading(cv, 'languages')}${spoken(cv)}${heading(cv, 'awards')}${awards(cv)}`,
})
/** The forms from Japan and Vietnam as tables. */
function form(cv: Cv): Docx {
  const { person } = cv
  const about = table(
    facts({ ...cv, person: { ...person, website: '' } })
      .filter(([, value]) => value)
      .map(([label, value]) => [p(label), p(value)]),
    [2600, 7000],
  )
  if (person.language === 'ja') {
    const { studies, jobs: rows, awards: certificates } = happenings(cv)
    const cells = (texts: readonly string[]) => texts.map((text) => p(text))
    const lines = [
      ['年', '月', '学歴・職歴'],
      ['', '', '学歴'],
      ...studies,
      ['', '', '職歴'],
      ...rows,
      ['年', '月', '免許・資格'],
      ...certificates,
    ]
    return {
      body: `${p('履　歴　書', { style: 'Title', align: 'center' })}${table([[p('氏名'), p(person.name)]], [2600, 7000])}${about}${table(lines.map(cells), [1100, 700, 7800])}`,
    }
  }
  return {
    body: `${p('SƠ YẾU LÝ LỊCH', { style: 'Title', align: 'center' })}${table([[p('Họ và tên'), p(person.name)]], [2600, 7000])}${about}${heading(cv, 'education')}${table(
      [
        ['Thời gian', 'Trường', 'Ngành', 'Bằng cấp'].map((text) => p(text, { isBold: true })),
        ...person.education.map((study) =>
          [cv.look.years(study.from, study.to), study.institution, study.area, study.studyType].map((text) => p(text)),
        ),
      ],
      [2000, 3600, 2600, 1400],
    )}${heading(cv, 'work')}${table(
      [
        ['Thời gian', 'Đơn vị', 'Chức danh'].map((text) => p(text, { isBold: true })),
        ...person.work.map((job) => [cv.look.span(job.from, job.to), job.company, job.position].map((text) => p(text))),
      ],
      [2400, 4200, 3000],
    )}${p('Người khai ký tên', { align: 'right' })}`,
  }
}

const dataOmitted: Layout['omits'] = ['skillLevels', 'awardMonths', 'studyMonths']
/** Word files, and PDFs that an office program prints from them. */
export const word: Record<string, Layout> = {
  docxPlain: { isOneColumn: true, open: allLanguages, kept: ['en', 'vi'], omits: dataOmitted, docx: plain },
  docxSide: { isOneColumn: false, open: allLanguages, kept: ['ja', 'en'], omits: usual, docx: side },
  docxDated: { isOneColumn: false, open: allLanguages, kept: ['vi'], omits: [...dataOmitted, 'website'], docx: dated },
  docxForm: {
    isOneColumn: false,
    open: ['vi', 'vi'],
    kept: ['vi'],
    omits: ['website', 'skills', 'languages', 'awards', 'title', 'studyMonths'],
    docx: form,
  },
  docxRirekisho: {
    isOneColumn: false,
    open: ['ja', 'ja'],
    kept: ['ja'],
    omits: ['website', 'skills', 'languages', 'positions', 'title'],
    docx: form,
  },
  officePlain: {
    isOneColumn: true,
    isPrinted: true,
    open: ['vi', 'ja'],
    kept: ['en'],
    omits: dataOmitted,
    docx: plain,
  },
  officeSide: { isOneColumn: false, isPrinted: true, open: ['en', 'vi'], kept: ['ja'], omits: usual, docx: side },
  officeDated: {
    isOneColumn: false,
    isPrinted: true,
    open: ['en', 'ja'],
    kept: ['vi'],
    omits: [...dataOmitted, 'website'],
    docx: dated,
  },
}
