import {
  awardRows,
  awardsOf,
  degreeOf,
  esc,
  factLines,
  facts,
  h2,
  headOf,
  languageLines,
  languageList,
  link,
  page,
  sections,
  skillBullets,
  skillList,
  studies,
  summaryOf,
  works,
  bulletsOf,
} from './html.ts'
import { usual, type Cv, type Layout } from './layout.ts'

const side = (at: 'left' | 'right', colour: string) => `@page{margin:0}body{position:relative}
.grid{display:flex;flex-direction:${at === 'left' ? 'row' : 'row-reverse'};min-height:297mm}
aside{width:66mm;background:${colour};color:${colour === '#eee' ? '#222' : '#fff'};padding:12mm 7mm;flex:none;-webkit-box-decoration-break:clone}
main{flex:1;padding:12mm 9mm}aside a{color:inherit}`
const beside = (cv: Cv, css: string, aside: string, main: string) =>
  page(cv, css, `<div class="grid"><aside>${aside}</aside><main>${main}</main></div>`)

/** Words for the skill levels, for CVs that show bars with words instead of ●●●○○. */
const words = {
  en: ['Basic', 'Intermediate', 'Advanced', 'Expert'],
  vi: ['Cơ bản', 'Khá', 'Thành thạo', 'Chuyên gia'],
  ja: ['初級', '中級', '上級', 'エキスパート'],
}
function barsOf({ person, look }: Cv): string {
  const isDots = look.sign !== ' · '
  return person.skills
    .map(({ name, level }) => {
      const shown = isDots ? `${'●'.repeat(level)}${'○'.repeat(5 - level)}` : words[person.language][level - 2]!
      return `<div class="row"><span>${esc(name)}</span><span>${shown}</span></div><div style="height:3px;background:#ccc"><div style="height:3px;background:#357;width:${level * 20}%"></div></div>`
    })
    .join('')
}

const linkedin = {
  en: ['Contact', 'Top Skills', 'Languages', 'Certifications', 'Summary', 'Experience', 'Education', 'Page', 'of'],
  vi: ['Liên hệ', 'Kỹ năng hàng đầu', 'Languages', 'Certifications', 'Tóm tắt', 'Kinh nghiệm', 'Học vấn', 'Page', 'of'],
  ja: ['連絡先', 'トップスキル', 'Languages', 'Certifications', '概要', '職歴', '学歴', 'Page', 'of'],
}
/** Returns a duration such as "(4 years 2 months)". */
function lasting(from: string, to: string | null): string {
  const at = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5))
  const months = at(to ?? '2025-06') - at(from) + 1
  return `(${Math.floor(months / 12)} years ${months % 12} months)`
}
function linkedinOf(cv: Cv): string {
  const { person, look } = cv
  const [contact, top, languages, certificates, summary, experience, education] = linkedin[person.language].map(
    (word) => `<h3>${esc(word)}</h3>`,
  )
  return beside(
    cv,
    `${side('left', '#293e49')} h3{font-size:12pt;font-weight:400;margin:14px 0 4px} main h3{font-size:15pt} aside div{font-size:9pt}`,
    `${contact}<div>${esc(person.phone)} (Mobile)</div><div>${esc(person.email)}</div><div>${link(`www.${person.linkedin}`)} (LinkedIn)</div>${top}${person.skills.map(({ name }) => `<div>${esc(name)}</div>`).join('')}${languages}${person.languages.map(({ name, level }) => `<div>${esc(`${name} (${level})`)}</div>`).join('')}${certificates}${person.awards.map(({ title }) => `<div>${esc(title)}</div>`).join('')}`,
    `<h1 style="font-weight:400">${esc(person.name)}</h1><div>${esc(person.jobTitle)}</div><div style="color:#777">${esc(person.city)}</div>${summary}${summaryOf(cv)}${experience}${person.work
      .map(
        (job) =>
          `<div class="entry"><div style="font-size:12pt">${esc(job.company)}</div><div>${esc(job.position)}</div><div style="font-size:9pt">${esc(`${look.span(job.from, job.to)} ${lasting(job.from, job.to)}`)}</div><div style="font-size:9pt;color:#777">${esc(job.city)}</div>${job.bullets.map((text) => `<div>${esc(text)}.</div>`).join('')}</div>`,
      )
      .join('')}${education}${person.education
      .map(
        (study) =>
          `<div class="entry"><div style="font-size:12pt">${esc(study.institution)}</div><div>${esc(`${study.studyType ? `${study.studyType}, ` : ''}${study.area}`)} · (${esc(study.from.slice(0, 4))} - ${esc(study.to.slice(0, 4))})</div></div>`,
      )
      .join('')}`,
  )
}

/** Layouts with columns, tables, or dates at the side. */
export const columns: Record<string, Layout> = {
  sideLeft: {
    isOneColumn: false,
    open: ['en', 'ja'],
    kept: ['vi'],
    omits: ['skillLevels', 'awardMonths', 'studyMonths'],
    html: (cv) =>
      beside(
        cv,
        side('left', '#2d4263'),
        sections(cv, [
          ['contact', factLines(cv)],
          ['skills', skillBullets(cv)],
          ['languages', languageLines(cv)],
        ]),
        `${headOf(cv)}${sections(cv, [
          ['summary', summaryOf(cv)],
          ['work', works.stacked(cv)],
          ['education', studies.stacked(cv)],
          ['awards', awardsOf(cv)],
        ])}`,
      ),
  },
  sideRight: {
    isOneColumn: false,
    open: ['en', 'vi'],
    kept: ['ja'],
    omits: usual,
    html: (cv) =>
      beside(
        cv,
        side('right', '#eee'),
        sections(cv, [
          ['contact', factLines(cv, 4)],
          ['education', studies.stacked(cv)],
          ['skills', skillBullets(cv)],
          ['languages', languageList(cv)],
          ['awards', awardsOf(cv)],
        ]),
        `${headOf(cv)}${sections(cv, [
          ['summary', summaryOf(cv)],
          ['work', works.right(cv)],
        ])}`,
      ),
  },
  sideLong: {
    isOneColumn: false,
    isLong: true,
    open: ['en', 'vi'],
    kept: ['en'],
    omits: usual,
    html: (cv) =>
      beside(
        cv,
        `${side('left', '#37474f')} main .entry{break-inside:avoid;margin-bottom:22px}`,
        `<h1 style="font-size:18pt">${esc(cv.person.name)}</h1><div class="title" style="color:#cde">${esc(cv.person.jobTitle)}</div>${sections(
          cv,
          [
            ['contact', factLines(cv, 4)],
            ['languages', languageLines(cv)],
            ['skills', skillBullets(cv)],
            ['awards', awardsOf(cv)],
          ],
        )}`,
        sections(cv, [
          ['summary', summaryOf(cv)],
          ['work', works.stacked(cv)],
          ['education', studies.stacked(cv)],
        ]),
      ),
  },
  twoColumns: {
    isOneColumn: false,
    open: ['en', 'vi'],
    kept: ['ja'],
    omits: usual,
    html: (cv) =>
      page(
        cv,
        '.two{display:grid;grid-template-columns:1fr 1fr;gap:12mm}.head{border-bottom:3px solid #933;padding-bottom:8px}',
        `<div class="head">${headOf(cv)}<p>${facts(cv, 4)
          .map(([, value]) => esc(value))
          .join(cv.look.sign)}</p></div><div class="two"><div>${sections(cv, [
          ['work', works.stacked(cv)],
          ['awards', awardsOf(cv, true)],
        ])}</div><div>${sections(cv, [
          ['summary', summaryOf(cv)],
          ['education', studies.stacked(cv)],
          ['skills', skillList(cv)],
          ['languages', languageLines(cv)],
        ])}</div></div>`,
      ),
  },
  bars: {
    isOneColumn: false,
    open: ['en', 'ja'],
    kept: ['vi'],
    omits: ['birthday', 'gender', 'nationality', 'awardMonths', 'studyMonths'],
    html: (cv) =>
      beside(
        cv,
        side('right', '#eee'),
        sections(cv, [
          ['skills', barsOf(cv)],
          ['languages', languageLines(cv)],
          ['contact', factLines(cv, 4)],
        ]),
        `${headOf(cv)}${sections(cv, [
          ['work', works.right(cv)],
          ['education', studies.right(cv)],
          ['awards', awardRows(cv)],
        ])}`,
      ),
  },
  timeline: {
    isOneColumn: false,
    open: ['en', 'ja'],
    kept: ['vi'],
    omits: usual,
    html: (cv) =>
      page(
        cv,
        '.dated{display:grid;grid-template-columns:42mm 1fr;break-inside:avoid}.when{color:#666;padding-right:6mm;text-align:right}.what{border-left:2px solid #59a;padding-left:6mm;padding-bottom:9px;position:relative}.what:before{content:"";position:absolute;left:-5px;top:4px;width:8px;height:8px;border-radius:4px;background:#59a}',
        `${headOf(cv)}${factLines(cv, 4)}${sections(cv, [
          ['summary', summaryOf(cv)],
          ['work', works.dated(cv)],
          ['education', studies.dated(cv)],
          ['skills', skillList(cv)],
          ['languages', languageList(cv)],
          ['awards', awardsOf(cv)],
        ])}`,
      ),
  },
  europass: {
    isOneColumn: false,
    open: ['en', 'vi'],
    kept: ['en'],
    omits: ['skillLevels', 'awardMonths', 'studyMonths', 'title'],
    html: (cv) => {
      const left = (label: string, inner: string) =>
        `<div class="line"><div class="label">${label}</div><div class="value">${inner}</div></div>`
      return page(
        cv,
        '.line{display:grid;grid-template-columns:50mm 1fr;margin-bottom:3px}.label{text-align:right;padding-right:5mm;color:#0e4194;font-size:9pt}.value{padding-left:2mm}h2{color:#0e4194;margin-left:0;text-transform:uppercase;font-size:11pt}h1{font-size:17pt;color:#0e4194}',
        `${left('<b>Europass CV</b>', `<h1>${esc(cv.person.name)}</h1>`)}${facts(cv)
          .map(([label, value]) => left(esc(label), esc(value)))
          .join('')}${left(h2(cv, 'work'), '')}${cv.person.work
          .map((job) =>
            left(
              esc(cv.look.span(job.from, job.to)),
              `<b>${esc(job.position)}</b><br>${esc(job.company)}, ${esc(job.city)}${bulletsOf(job)}`,
            ),
          )
          .join('')}${left(h2(cv, 'education'), '')}${cv.person.education
          .map((study) =>
            left(
              esc(cv.look.years(study.from, study.to)),
              `<b>${esc(degreeOf(cv, study))}</b><br>${esc(study.institution)}`,
            ),
          )
          .join('')}${left(h2(cv, 'languages'), '')}${cv.person.languages
          .map(({ name, level }) => left(esc(name), esc(level)))
          .join(
            '',
          )}${left(h2(cv, 'skills'), '')}${left('', skillBullets(cv))}${left(h2(cv, 'awards'), '')}${cv.person.awards
          .map(({ title, year }) => left(String(year), esc(title)))
          .join('')}`,
      )
    },
  },
  tables: {
    isOneColumn: false,
    open: ['vi', 'ja'],
    kept: ['en'],
    omits: ['skillLevels', 'awardMonths', 'studyMonths', 'website'],
    html: (cv) => {
      const { person, look } = cv
      const head = (texts: string[]) => `<tr>${texts.map((text) => `<th>${esc(text)}</th>`).join('')}</tr>`
      const cells = (texts: string[]) => `<tr>${texts.map((text) => `<td>${esc(text)}</td>`).join('')}</tr>`
      const columns = {
        en: [
          ['Period', 'Company', 'Position'],
          ['Period', 'School', 'Degree'],
        ],
        vi: [
          ['Thời gian', 'Công ty', 'Chức vụ'],
          ['Thời gian', 'Trường', 'Chuyên ngành'],
        ],
        ja: [
          ['期間', '会社名', '職種'],
          ['期間', '学校名', '専攻'],
        ],
      }[person.language]
      return page(
        cv,
        'td,th{border:1px solid #999;padding:4px 7px;text-align:left;vertical-align:top}h2{margin-top:16px}',
        `${headOf(cv)}<table>${facts(cv)
          .filter((_fact, at) => at !== 3)
          .map(([label, value]) => cells([label, value]))
          .join('')}</table>${h2(cv, 'work')}<table>${head(columns[0]!)}${person.work
          .map((job) => cells([look.span(job.from, job.to), job.company, job.position]))
          .join('')}</table>${h2(cv, 'education')}<table>${head(columns[1]!)}${person.education
          .map((study) => cells([look.years(study.from, study.to), study.institution, degreeOf(cv, study)]))
          .join('')}</table>${h2(cv, 'skills')}${skillList(cv)}${h2(cv, 'languages')}<table>${person.languages
          .map(({ name, level }) => cells([name, level]))
          .join(
            '',
          )}</table>${h2(cv, 'awards')}<table>${person.awards.map(({ title, year }) => cells([String(year), title])).join('')}</table>`,
      )
    },
  },
  linkedin: {
    isOneColumn: false,
    open: ['en', 'ja'],
    kept: ['en'],
    omits: [...usual, 'website', 'awardDates'],
    isLinkedin: true,
    html: linkedinOf,
  },
}
