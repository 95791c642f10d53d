import { bulletsOf, esc, genderOf, h2, languageLines, page, sections, skillBullets, summaryOf } from './html.ts'
import { usual, type Cv, type Layout } from './layout.ts'

/** The rows of a rirekisho: year, month and what happened. */
export function happenings({ person }: Cv): { studies: string[][]; jobs: string[][]; awards: string[][] } {
  const at = (date: string) => [date.slice(0, 4), String(Number(date.slice(5, 7)))]
  return {
    studies: person.education.toReversed().flatMap((study) => [
      [...at(study.from), `${study.institution} ${study.area} 入学`],
      [...at(study.to), `${study.institution} ${study.area} 卒業`],
    ]),
    jobs: person.work
      .toReversed()
      .flatMap((job) => [
        [...at(job.from), `${job.company} 入社`],
        ...(job.to ? [[...at(job.to), `${job.company} 退社`]] : [['', '', '現在に至る']]),
      ]),
    awards: person.awards
      .toSorted((one, other) => one.year - other.year)
      .map(({ title, year, month }) => [String(year), String(month), `${title} 取得`]),
  }
}

function rirekisho(cv: Cv): string {
  const { person, look } = cv
  const { studies, jobs, awards } = happenings(cv)
  const cells = (texts: string[]) => `<tr>${texts.map((text) => `<td>${esc(text)}</td>`).join('')}</tr>`
  const middle = (text: string) => `<tr><td></td><td></td><td style="text-align:center">${text}</td></tr>`
  return page(
    cv,
    'td,th{border:1px solid #333;padding:4px 6px;vertical-align:top}h1{letter-spacing:.6em;font-size:19pt}table{margin-bottom:10px}.n td:first-child{width:16mm;text-align:center}.n td:nth-child(2){width:10mm;text-align:center}',
    `<div class="row"><h1>履歴書</h1><span>2025年6月1日 現在</span></div>
<table><tr><td style="width:22mm">ふりがな</td><td colspan="3">${person.email.length % 2 ? 'たかはし みさき' : 'こばやし だいすけ'}</td></tr><tr><td>氏名</td><td colspan="3" style="font-size:17pt">${esc(person.name)}</td></tr>
<tr><td>生年月日</td><td>${esc(look.day(person.birthday))}生（満${2025 - Number(person.birthday.slice(0, 4))}歳）</td><td style="width:16mm">性別</td><td>${genderOf(cv)}</td></tr>
<tr><td>現住所</td><td colspan="3">〒154-0023 ${esc(person.address)}</td></tr><tr><td>電話</td><td>${esc(person.phone)}</td><td>E-mail</td><td>${esc(person.email)}</td></tr></table>
<table class="n"><tr><td>年</td><td>月</td><td style="text-align:center">学歴・職歴</td></tr>${middle('学歴')}${studies.map(cells).join('')}${middle('職歴')}${jobs.map(cells).join('')}<tr><td></td><td></td><td style="text-align:right">以上</td></tr></table>
<table class="n"><tr><td>年</td><td>月</td><td style="text-align:center">免許・資格</td></tr>${awards.map(cells).join('')}</table>
<table><tr><td>志望の動機、特技、好きな学科、アピールポイントなど</td></tr><tr><td style="height:24mm">${esc(person.summary)}</td></tr></table>
<table><tr><td>通勤時間 約45分</td><td>扶養家族（配偶者を除く）1人</td><td>配偶者 有</td></tr></table>`,
  )
}

/** 職務経歴書: a description of the work, job by job. */
function shokumu(cv: Cv): string {
  const { person, look } = cv
  const capital = (at: number) => `資本金：${at + 1},000万円　従業員数：${(at + 2) * 85}名`
  return page(
    cv,
    'h1{font-size:16pt;text-align:center;letter-spacing:.3em}h2{font-size:11.5pt}td{border:1px solid #777;padding:4px 7px;vertical-align:top}',
    `<h1>職務経歴書</h1><p style="text-align:right">2025年6月1日現在<br>氏名　${esc(person.name)}</p><h2>■職務要約</h2>${summaryOf(cv)}<h2>■職務経歴</h2>${person.work
      .map(
        (job, at) =>
          `<p>${esc(look.span(job.from, job.to))}　　${esc(job.company)}</p><table style="margin-bottom:9px"><tr><td colspan="2">${capital(at)}</td></tr><tr><td style="width:40mm">職種</td><td>${esc(job.position)}</td></tr><tr><td>業務内容</td><td>${job.bullets.map((text) => `・${esc(text)}`).join('<br>')}</td></tr></table>`,
      )
      .join('')}<h2>■学歴</h2>${person.education
      .map((study) => `<p>${esc(look.month(study.to))}　${esc(study.institution)} ${esc(study.area)} 卒業</p>`)
      .join('')}<h2>■活かせる経験・知識・技術</h2>${skillBullets(cv)}<h2>■資格</h2>${person.awards
      .map(({ title, year, month }) => `<p>${esc(title)}（${year}年${month}月取得）</p>`)
      .join('')}<h2>■語学</h2>${languageLines(cv)}<p style="text-align:right">以上</p>`,
  )
}

/** SƠ YẾU LÝ LỊCH: the form that offices require. */
function vietnameseForm(cv: Cv): string {
  const { person, look } = cv
  const line = (label: string, value: string) => `<p>${label}: ${esc(value)}</p>`
  return page(
    cv,
    'h1{font-size:16pt;text-align:center;margin:12px}h2{font-size:11.5pt}td,th{border:1px solid #333;padding:3px 6px}',
    `<p style="text-align:center"><b>CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM</b><br>Độc lập - Tự do - Hạnh phúc</p><h1>SƠ YẾU LÝ LỊCH</h1><h2>I. BẢN THÂN</h2>
${line('Họ và tên', person.name.toUpperCase())}<div class="row"><span>Ngày sinh: ${look.day(person.birthday)}</span><span>Giới tính: ${genderOf(cv)}</span></div>
<div class="row"><span>Quốc tịch: ${person.nationality}</span><span>Dân tộc: Kinh</span></div>${line('Chỗ ở hiện nay', person.address)}${line('Số điện thoại', person.phone)}${line('Email', person.email)}
<h2>II. QUÁ TRÌNH ĐÀO TẠO</h2><table><tr><th>Thời gian</th><th>Tên trường</th><th>Ngành học</th><th>Văn bằng</th></tr>${person.education
      .map(
        (study) =>
          `<tr><td>${look.years(study.from, study.to)}</td><td>${esc(study.institution)}</td><td>${esc(study.area)}</td><td>${esc(study.studyType)}</td></tr>`,
      )
      .join(
        '',
      )}</table><h2>III. QUÁ TRÌNH CÔNG TÁC</h2><table><tr><th>Từ tháng năm đến tháng năm</th><th>Đơn vị công tác</th><th>Chức vụ</th></tr>${person.work
      .map(
        (job) =>
          `<tr><td>${look.span(job.from, job.to)}</td><td>${esc(job.company)}</td><td>${esc(job.position)}</td></tr>`,
      )
      .join(
        '',
      )}</table><h2>IV. TRÌNH ĐỘ NGOẠI NGỮ</h2>${languageLines(cv)}<p>Tôi xin cam đoan những lời khai trên là đúng sự thật.</p><div class="row"><span></span><span style="text-align:center">Đà Nẵng, ngày 02 tháng 06 năm 2025<br>Người khai</span></div>`,
    'serif',
  )
}

/** A CV as printed by websites for creating CVs. */
function topcv(cv: Cv): string {
  const { person, look } = cv
  const block = (head: string, inner: string) => `<section>${head}${inner}</section>`
  return page(
    cv,
    'h2{color:#00994d;text-transform:uppercase;border-bottom:1px solid #00994d}.head{display:grid;grid-template-columns:1fr 62mm;gap:8mm}.when{color:#777;font-size:9pt}',
    `<div class="head"><div><h1>${esc(person.name)}</h1><div class="title">${esc(person.jobTitle)}</div>${summaryOf(cv)}</div><div style="font-size:9pt">${[look.day(person.birthday), genderOf(cv), person.phone, person.email, person.website, person.address].map((text) => `<div>${esc(text)}</div>`).join('')}</div></div>${block(
      h2(cv, 'education'),
      person.education
        .map(
          (study) =>
            `<div class="row"><b>${esc(study.institution)}</b><span class="when">${esc(look.years(study.from, study.to))}</span></div><p>Chuyên ngành: ${esc(study.area)}</p>`,
        )
        .join(''),
    )}${block(
      h2(cv, 'work'),
      person.work
        .map(
          (job) =>
            `<div class="row"><b>${esc(job.company)}</b><span class="when">${esc(look.span(job.from, job.to))}</span></div><div><b>${esc(job.position)}</b></div>${bulletsOf(job)}`,
        )
        .join(''),
    )}${block(h2(cv, 'awards'), person.awards.map(({ title, year }) => `<div><span class="when">${year}</span> <span style="margin-left:20mm">${esc(title)}</span></div>`).join(''))}${sections(
      cv,
      [['languages', languageLines(cv)]],
    )}${block(h2(cv, 'skills'), person.skills.map(({ name }) => `<div><b>${esc(name)}</b></div>`).join(''))}<p style="text-align:right;color:#aaa">© taocv.example</p>`,
  )
}

/** Forms from Japan and Vietnam. */
export const forms: Record<string, Layout> = {
  rirekisho: {
    isOneColumn: false,
    open: ['ja', 'ja'],
    kept: ['ja'],
    omits: ['nationality', 'website', 'skills', 'languages', 'positions', 'degrees', 'title'],
    html: rirekisho,
  },
  shokumu: {
    isOneColumn: true,
    open: ['ja', 'ja'],
    kept: ['ja'],
    omits: [
      'phones',
      'emails',
      'birthday',
      'gender',
      'address',
      'nationality',
      'website',
      'skillLevels',
      'studyStart',
      'title',
    ],
    html: shokumu,
  },
  soYeuLyLich: {
    isOneColumn: false,
    open: ['vi', 'vi'],
    kept: ['vi'],
    omits: ['website', 'awards', 'skills', 'title', 'studyMonths'],
    html: vietnameseForm,
    isNameUpper: true,
  },
  topcv: {
    isOneColumn: false,
    open: ['vi', 'vi'],
    kept: ['vi'],
    omits: [...usual.filter((omitted) => omitted !== 'birthday' && omitted !== 'gender'), 'degrees'],
    html: topcv,
  },
}
