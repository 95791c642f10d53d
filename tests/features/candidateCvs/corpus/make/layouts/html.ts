import type { Part } from '../look.ts'
import type { Job, Study } from '../people/person.ts'
import type { Cv } from './layout.ts'

export const esc = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const fonts = {
  sans: "'Liberation Sans', 'Noto Sans CJK JP'",
  serif: "'Liberation Serif', 'Noto Sans CJK JP'",
  wide: "'DejaVu Sans', 'Noto Sans CJK JP'",
}

export const page = ({ person }: Cv, css: string, body: string, font: keyof typeof fonts = 'sans') =>
  `<!doctype html><html lang="${person.language}"><head><meta charset="utf-8"><title>CV</title><style>
@page{size:A4;margin:14mm 15mm}*{box-sizing:border-box}body{font:10pt/1.42 ${fonts[font]},sans-serif;margin:0;color:#222}
h1{font-size:22pt;margin:0;line-height:1.2;font-weight:${person.language === 'ja' ? 400 : 700}}h2{font-size:12.5pt;margin:14px 0 5px;font-weight:${person.language === 'ja' ? 400 : 700}}
b,th{font-weight:${person.language === 'ja' ? 400 : 700}}p{margin:3px 0}ul{margin:3px 0 8px;padding-left:18px}.row{display:flex;justify-content:space-between;gap:16px}
.row>:last-child{white-space:nowrap}.entry{margin-bottom:8px;break-inside:avoid}.title{font-size:13pt;color:#456}table{border-collapse:collapse;width:100%}${css}</style></head><body>${body}</body></html>`

const isJa = ({ person }: Cv) => person.language === 'ja'
const strong = (text: string) => `<b>${esc(text)}</b>`
const plain = (text: string) => `<span>${esc(text)}</span>`
const row = (left: string, right: string) => `<div class="row">${left}${right}</div>`
export const bulletsOf = (job: Job) => `<ul>${job.bullets.map((text) => `<li>${esc(text)}</li>`).join('')}</ul>`
const inEntries = (list: readonly string[]) => list.map((inner) => `<div class="entry">${inner}</div>`).join('')

/** Ways to write the jobs. */
export const works = {
  /** Position or company first, with the dates at the right edge; the other one below. */
  right: ({ person, look }: Cv) =>
    inEntries(
      person.work.map((job) => {
        const both = look.isCompanyFirst ? [job.company, job.position] : [job.position, job.company]
        return `${row(strong(both[0]!), plain(look.span(job.from, job.to)))}<div>${esc(both[1]!)}</div>${bulletsOf(job)}`
      }),
    ),
  /** Company and city, then position and dates. */
  american: ({ person, look }: Cv) =>
    inEntries(
      person.work.map(
        (job) =>
          `${row(strong(job.company), plain(job.city))}${row(`<i>${esc(job.position)}</i>`, plain(look.span(job.from, job.to)))}${bulletsOf(job)}`,
      ),
    ),
  /** Everything in one line. */
  inline: ({ person, look }: Cv) =>
    inEntries(
      person.work.map(
        (job) =>
          `<div>${strong(`${job.position}${look.sign}${job.company}`)} (${esc(look.span(job.from, job.to))})</div>${bulletsOf(job)}`,
      ),
    ),
  /** Position, company and dates on separate lines. */
  stacked: ({ person, look }: Cv) =>
    inEntries(
      person.work.map((job) => {
        const both = look.isCompanyFirst ? [job.company, job.position] : [job.position, job.company]
        return `<div>${strong(both[0]!)}</div><div>${esc(both[1]!)}</div><div><small>${esc(look.span(job.from, job.to))}</small></div>${bulletsOf(job)}`
      }),
    ),
  /** Dates on the left. */
  dated: ({ person, look }: Cv) =>
    person.work
      .map(
        (job) =>
          `<div class="dated"><div class="when">${esc(look.span(job.from, job.to))}</div><div class="what"><div>${strong(job.position)}</div><div>${esc(job.company)}</div>${bulletsOf(job)}</div></div>`,
      )
      .join(''),
}

/** Returns for example "BSc in Nursing", in the style of the language. */
export function degreeOf({ person: { language } }: Cv, study: Study): string {
  if (language === 'ja') return study.area
  if (language === 'vi') return `${study.studyType} ${study.area}`
  return `${study.studyType} in ${study.area}`
}

/** Ways to write the education. */
export const studies = {
  right: (cv: Cv) =>
    inEntries(
      cv.person.education.map(
        (study) =>
          `${row(strong(study.institution), plain(cv.look.years(study.from, study.to)))}<div>${esc(degreeOf(cv, study))}</div>`,
      ),
    ),
  inline: (cv: Cv) =>
    inEntries(
      cv.person.education.map((study) =>
        isJa(cv)
          ? `<div>${esc(`${cv.look.years(study.from, study.to)} ${study.institution} ${study.area} 卒業`)}</div>`
          : `<div>${esc(`${degreeOf(cv, study)}, ${study.institution}, ${cv.look.years(study.from, study.to)}`)}</div>`,
      ),
    ),
  stacked: (cv: Cv) =>
    inEntries(
      cv.person.education.map(
        (study) =>
          `<div>${strong(degreeOf(cv, study))}</div><div>${esc(study.institution)}</div><div><small>${esc(cv.look.years(study.from, study.to))}</small></div>`,
      ),
    ),
  dated: (cv: Cv) =>
    cv.person.education
      .map(
        (study) =>
          `<div class="dated"><div class="when">${esc(cv.look.years(study.from, study.to))}</div><div class="what"><div>${strong(study.institution)}</div><div>${esc(
            degreeOf(cv, study),
          )}</div></div></div>`,
      )
      .join(''),
}

export const awardsOf = ({ person: { awards } }: Cv, isYearFirst = false) =>
  `<ul>${awards.map(({ title, year }) => `<li>${esc(isYearFirst ? `${year} – ${title}` : `${title}, ${year}`)}</li>`).join('')}</ul>`
export const awardRows = ({ person: { awards } }: Cv) =>
  awards.map(({ title, year }) => row(plain(title), plain(String(year)))).join('')

const comma = (cv: Cv) => (isJa(cv) ? '、' : ', ')
export const skillList = (cv: Cv) => `<p>${esc(cv.person.skills.map(({ name }) => name).join(comma(cv)))}</p>`
export const skillBullets = ({ person }: Cv) =>
  `<ul>${person.skills.map(({ name }) => `<li>${esc(name)}</li>`).join('')}</ul>`

const spokenIn = ({ person }: Cv, sign: string) => person.languages.map(({ name, level }) => `${name}${sign}${level}`)
export const languageLines = (cv: Cv) =>
  spokenIn(cv, isJa(cv) ? '：' : ': ')
    .map((text) => `<div>${esc(text)}</div>`)
    .join('')
export const languageList = ({ person }: Cv) =>
  `<p>${esc(person.languages.map(({ name, level }) => (person.language === 'ja' ? `${name}（${level}）` : `${name} (${level})`)).join(person.language === 'ja' ? '、' : ', '))}</p>`

export const h2 = ({ look }: Cv, part: Part, words: keyof Pick<Cv['look'], 'words' | 'bilingual'> = 'words') =>
  `<h2>${esc(look[words][part])}</h2>`
/** Sections one after the other, each below its heading. */
export const sections = (cv: Cv, list: readonly (readonly [Part, string])[], words?: 'words' | 'bilingual') =>
  list.map(([part, inner]) => `<section>${h2(cv, part, words)}${inner}</section>`).join('')
export const summaryOf = ({ person }: Cv) => `<p>${esc(person.summary)}</p>`

export const headOf = ({ person }: Cv) => `<h1>${esc(person.name)}</h1><div class="title">${esc(person.jobTitle)}</div>`
export const link = (text: string) => `<a href="${text.startsWith('http') ? text : `https://${text}`}">${esc(text)}</a>`

const labels = {
  en: ['Phone', 'Email', 'Address', 'Website', 'Date of birth', 'Gender', 'Nationality'],
  vi: ['Điện thoại', 'Email', 'Địa chỉ', 'Website', 'Ngày sinh', 'Giới tính', 'Quốc tịch'],
  ja: ['電話', 'メール', '住所', 'ウェブサイト', '生年月日', '性別', '国籍'],
} as const
export const genderOf = ({ person: { language, gender } }: Cv) =>
  ({ en: { male: 'Male', female: 'Female' }, vi: { male: 'Nam', female: 'Nữ' }, ja: { male: '男', female: '女' } })[
    language
  ][gender]
/** Returns the label and value of the first `count` personal facts. */
export function facts(cv: Cv, count = 7): [label: string, value: string][] {
  const { person, look } = cv
  const values = [
    person.phone,
    person.email,
    person.address,
    person.website,
    look.day(person.birthday),
    genderOf(cv),
    person.nationality,
  ]
  return labels[person.language].slice(0, count).map((label, at) => [label, values[at]!])
}
/** The same facts as lines: "Phone: …". */
export const factLines = (cv: Cv, count?: number) =>
  facts(cv, count)
    .map(([label, value]) => `<div>${esc(`${label}${cv.person.language === 'ja' ? '：' : ': '}${value}`)}</div>`)
    .join('')
