import {
  awardRows,
  awardsOf,
  degreeOf,
  esc,
  factLines,
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
} from './html.ts'
import { allLanguages, usual, type Cv, type Layout } from './layout.ts'

const contactLine = ({ person, look }: Cv) =>
  `<p class="contact">${[person.phone, person.email, person.address, person.website].map(esc).join(look.sign)}</p>`
const ruled = 'h2{border-bottom:1px solid #888}.contact{text-align:center}h1,.title{text-align:center}'

const nicknames: Record<string, string> = {
  Margaret: 'Peggy',
  Daniel: 'Dan',
  Catherine: 'Kate',
  Benjamin: 'Ben',
  Jamal: 'J',
}
/** Returns the name with a nickname in quotes, or with a title after it. */
const american = (name: string) => {
  const [first = '', ...rest] = name.split(' ')
  return nicknames[first]
    ? `${first} “${nicknames[first]}” ${rest.join(' ')}`
    : `${name}, ${name.length % 2 ? 'MBA' : 'Jr.'}`
}
const ligatures = { ffi: 'ﬃ', ffl: 'ﬄ', ff: 'ﬀ', fi: 'ﬁ', fl: 'ﬂ' } as Record<string, string>
/** Radicals that replace characters in the PDFs of some fonts. */
const radicals: Record<string, string> = {
  一: '⼀',
  人: '⼈',
  入: '⼊',
  大: '⼤',
  女: '⼥',
  子: '⼦',
  小: '⼩',
  工: '⼯',
  日: '⽇',
  月: '⽉',
  用: '⽤',
  生: '⽣',
  石: '⽯',
  立: '⽴',
  見: '⾒',
  車: '⾞',
  金: '⾦',
  長: '⾧',
  高: '⾼',
  中: '中',
}

/** Layouts with a single column. */
export const oneColumn: Record<string, Layout> = {
  classic: {
    isOneColumn: true,
    open: allLanguages,
    kept: ['en'],
    omits: usual,
    html: (cv) =>
      page(
        cv,
        ruled,
        `${headOf(cv)}${contactLine(cv)}${sections(cv, [
          ['summary', summaryOf(cv)],
          ['work', works.right(cv)],
          ['education', studies.right(cv)],
          ['skills', skillList(cv)],
          ['languages', languageList(cv)],
          ['awards', awardsOf(cv)],
        ])}`,
        'serif',
      ),
  },
  modern: {
    isOneColumn: true,
    open: ['en', 'vi'],
    kept: ['ja'],
    omits: ['skillLevels', 'awardMonths', 'studyMonths'],
    html: (cv) =>
      page(
        cv,
        'h2{color:#b33;text-transform:uppercase}h1{font-size:27pt;color:#b33}',
        `${headOf(cv)}${factLines(cv)}${sections(cv, [
          ['work', works.stacked(cv)],
          ['education', studies.stacked(cv)],
          ['awards', awardRows(cv)],
          ['skills', skillBullets(cv)],
          ['languages', languageLines(cv)],
          ['summary', summaryOf(cv)],
        ])}`,
      ),
  },
  inline: {
    isOneColumn: true,
    open: ['en', 'vi'],
    kept: ['ja'],
    omits: [...usual, 'website'],
    html: (cv) =>
      page(
        cv,
        'h2{background:#eee;padding:3px 8px}',
        `${headOf(cv)}${factLines(cv, 3)}${sections(cv, [
          ['summary', summaryOf(cv)],
          ['education', studies.inline(cv)],
          ['work', works.inline(cv)],
          ['languages', languageLines(cv)],
          ['skills', skillList(cv)],
          ['awards', awardsOf(cv, true)],
        ])}`,
      ),
  },
  american: {
    isOneColumn: true,
    open: ['en', 'en'],
    kept: ['en'],
    omits: [...usual, 'address', 'website'],
    nameAs: american,
    html: (cv) =>
      page(
        cv,
        ruled,
        `<h1>${esc(american(cv.person.name))}</h1><p class="contact">${esc(cv.person.phone)} | ${esc(cv.person.email)}</p>${sections(
          cv,
          [
            ['work', works.american(cv)],
            [
              'education',
              cv.person.education
                .map(
                  (study) =>
                    `<div class="entry"><div class="row"><b>${esc(study.institution)}</b><span>${esc(cv.person.city)}</span></div><div class="row"><i>${esc(degreeOf(cv, study))}</i><span>${esc(cv.look.years(study.from, study.to))}</span></div></div>`,
                )
                .join(''),
            ],
            ['skills', `<p><b>Professional:</b> ${esc(cv.person.skills.map(({ name }) => name).join(', '))}</p>`],
            ['languages', languageList(cv)],
            ['awards', awardRows(cv)],
          ],
        )}`,
        'serif',
      ),
  },
  spaced: {
    isOneColumn: true,
    open: ['en', 'vi'],
    kept: ['vi'],
    omits: usual,
    isNameUpper: true,
    html: (cv) =>
      page(
        cv,
        'h2{letter-spacing:.35em;text-transform:uppercase;font-size:11pt;text-align:center}h1{letter-spacing:.22em;text-align:center;font-size:20pt}.title,.contact{text-align:center}',
        `${headOf(cv)}${contactLine(cv)}${sections(cv, [
          ['summary', summaryOf(cv)],
          ['work', works.right(cv)],
          ['education', studies.right(cv)],
          ['skills', skillBullets(cv)],
          ['languages', languageLines(cv)],
          ['awards', awardsOf(cv)],
        ])}`,
      ),
  },
  bilingual: {
    isOneColumn: true,
    open: ['vi', 'ja'],
    kept: ['vi'],
    omits: ['skillLevels', 'awardMonths', 'studyMonths'],
    html: (cv) =>
      page(
        cv,
        'h2{color:#165;border-bottom:2px solid #165}',
        `${headOf(cv)}${sections(
          cv,
          [
            ['contact', factLines(cv)],
            ['summary', summaryOf(cv)],
            ['work', works.right(cv)],
            ['education', studies.right(cv)],
            ['skills', skillList(cv)],
            ['languages', languageLines(cv)],
            ['awards', awardsOf(cv)],
          ],
          'bilingual',
        )}`,
      ),
  },
  ligatures: {
    isOneColumn: true,
    open: ['en', 'en'],
    kept: ['en'],
    omits: usual,
    letters: (text) => text.replace(/ffi|ffl|ff|fi|fl/g, (found) => ligatures[found]!),
    html: (cv) => oneColumn.classic!.html!(cv),
  },
  radicals: {
    isOneColumn: true,
    open: ['ja', 'ja'],
    kept: ['ja'],
    omits: ['skillLevels', 'awardMonths', 'studyMonths'],
    letters: (text) => text.replace(/\p{Script=Han}/gu, (found) => radicals[found] ?? found),
    html: (cv) => oneColumn.modern!.html!(cv),
  },
  running: {
    isOneColumn: true,
    isLong: true,
    open: ['en', 'vi'],
    kept: ['en'],
    omits: usual,
    running: ({ person, look }) => ({
      head: `<div style="font-size:8px;width:100%;padding:0 15mm;display:flex;justify-content:space-between"><span>${esc(person.name)}</span><span>${esc(person.email)}</span></div>`,
      foot: `<div style="font-size:8px;width:100%;text-align:center">${esc(look.words.contact)}: ${esc(person.phone)} – Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`,
    }),
    html: (cv) =>
      page(
        cv,
        'h2{color:#247}.entry{break-inside:auto}li{margin-bottom:6px}',
        `${headOf(cv)}${factLines(cv, 4)}${sections(cv, [
          ['summary', summaryOf(cv)],
          ['work', works.stacked(cv)],
          ['education', studies.right(cv)],
          ['skills', skillList(cv)],
          ['languages', languageLines(cv)],
          ['awards', awardRows(cv)],
        ])}`,
      ),
  },
  rotated: {
    isOneColumn: true,
    isRotated: true,
    open: ['vi', 'ja'],
    kept: ['en'],
    omits: usual,
    html: (cv) => oneColumn.classic!.html!(cv),
  },
  academic: {
    isOneColumn: true,
    open: ['en', 'en'],
    kept: ['en'],
    omits: [...usual, 'skills', 'title'],
    html: (cv) =>
      page(
        cv,
        'h1{font-size:18pt;font-variant:normal}',
        `<h1>${esc(cv.person.name)}</h1><p>${esc(cv.person.address)}</p><p>${esc(cv.person.email)}, ${esc(cv.person.phone)}</p><p>${link(cv.person.website)}</p>${sections(
          cv,
          [
            [
              'education',
              studies
                .dated(cv)
                .replaceAll('class="dated"', 'class="entry" style="display:grid;grid-template-columns:110px 1fr"'),
            ],
            [
              'work',
              works
                .dated(cv)
                .replaceAll('class="dated"', 'class="entry" style="display:grid;grid-template-columns:150px 1fr"'),
            ],
          ],
        )}<h2>Publications</h2><p>1. ${esc(cv.person.name)} and P. Moreau. Records that others can rely on. <i>Journal of Applied Practice</i>, 12(3):211–230, 2019.</p><p>2. A. Lindgren, ${esc(cv.person.name)}. What small teams measure. <i>Proceedings of the 8th Conference on Work</i>, pp. 44–51, 2021.</p><h2>Invited Talks</h2><p>“Numbers without fear”, Westmere Seminar, May 2022</p>${sections(
          cv,
          [
            ['awards', awardsOf(cv, true)],
            ['languages', languageList(cv)],
          ],
        )}<h2>References</h2><p>Available on request.</p>`,
        'serif',
      ),
  },
  functional: {
    isOneColumn: true,
    open: ['en', 'vi'],
    kept: ['en'],
    omits: [...usual, 'website'],
    html: (cv) =>
      page(
        cv,
        'h2{text-transform:uppercase;border-top:1px solid #999;padding-top:6px}',
        `${headOf(cv)}${factLines(cv, 3)}${sections(cv, [
          ['summary', summaryOf(cv)],
          ['skills', skillBullets(cv)],
        ])}<h2>${cv.person.language === 'vi' ? 'Thành tích nổi bật' : 'Selected Accomplishments'}</h2><ul>${cv.person.work[0]!.bullets.map((text) => `<li>${esc(text)}</li>`).join('')}</ul>${h2(cv, 'work')}${cv.person.work
          .map(
            (job) =>
              `<div>${esc(`${job.position}, ${job.company}`)}<span style="float:right">${esc(cv.look.span(job.from, job.to))}</span></div>`,
          )
          .join('')}${sections(cv, [
          ['education', studies.inline(cv)],
          ['languages', languageList(cv)],
          ['awards', awardsOf(cv)],
        ])}`,
      ),
  },
}
