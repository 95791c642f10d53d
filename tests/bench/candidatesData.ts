import { sql } from 'kysely'
import type { Services } from '../../services/core/app.ts'
import { companies } from '../../services/demo/people/accounts.ts'
import { storeSetting } from '../../services/features/settings/queries.ts'

export const channelId = '5e0a8a54-7b10-4b0d-9a4e-0c1f7d2b0001'
export const folderId = '5e0a8a54-7b10-4b0d-9a4e-0c1f7d2b0002'
/** A folder with every tenth candidate. */
export const largeFolderId = '5e0a8a54-7b10-4b0d-9a4e-0c1f7d2b0003'
export const statusId = (number: number) => `5e0a8a54-7b10-4b0d-9a4e-0c1f7d2b010${number}`

const pick = (list: string, number = 'random()') =>
  `(string_to_array('${list}', '|'))[1 + floor(${number} * ${list.split('|').length})::int]`
const family = 'Nguyễn|Nguyễn|Nguyễn|Trần|Trần|Lê|Phạm|Hoàng|Huỳnh|Phan|Vũ|Võ|Đặng|Bùi|Đỗ|Hồ|Ngô|Dương|Lý|Đinh'
const middle = 'Thị|Văn|Đức|Minh|Quốc|Thu|Ngọc|Thanh|Phương|Khánh|Xuân|Hữu|Gia|Công'
const given =
  'Anh|Hương|Hà|Lan|Linh|Mai|Ngân|Nhung|Oanh|Quỳnh|Thảo|Trang|Trâm|Tuyết|Uyên|Vân|Yến|Châu|Đức|Phúc|Bảo|Tuấn|Dũng|Hùng|Huy|Khoa|Kiên|Long|Nam|Nghĩa|Phong|Quân|Sơn|Thắng|Trung|Việt|Đạt'
const skills = Array.from({ length: 120 }, (_skill, at) => `Skill ${at}`).join('|')
const [first, second] = [
  'Sông|Hoa|Mekong|Lotus|Tre|Sakura|Fuji|Northwind|Blue|An|Delta|Kiwi|Red|Golden|Thiên|Minh|Đại|Phương|Bách|Trường',
  'Pay|Sen|Cloud|Retail|Xanh|Systems|Digital|Labs|Harbor|Phú|Games|Health|River|Star|Long|Khang|Dương|Nam|Khoa|Sơn',
]
const employers = first!
  .split('|')
  .flatMap((one) => second!.split('|').map((two) => `${one} ${two} Company`))
  .join('|')

/**
 * Inserts a million candidates within minutes: first the rows in one statement without the indexes, then the indexes.
 */
export async function fill({ db, companyDb }: Services, count: number): Promise<void> {
  const scoped = companyDb(companies.first.id)
  await scoped.insert('recruitment_channel', { id: channelId, name: 'TopCV' }).execute()
  await storeSetting(
    scoped,
    'extendCandidate',
    [
      { key: 'Account', label: 'Account', inputType: 'Input', required: false, active: true, values: [] },
      { key: 'Notice', label: 'Notice', inputType: 'Combobox', required: false, active: true, values: ['30 days'] },
      {
        key: 'TerminalDate',
        label: 'Terminal date',
        inputType: 'DatePicker',
        required: false,
        active: true,
        values: [],
      },
    ],
    'admin',
  )
  const company = `'${companies.first.id}'::uuid`
  const folders = [
    { id: folderId, name: 'Bench', search: 'bench' },
    { id: largeFolderId, name: 'Tenth', search: 'tenth' },
  ]
  await scoped
    .insert(
      'talent_folder',
      folders.map((folder) => ({ ...folder, user_name: 'recruiter' })),
    )
    .execute()
  await db.connection().execute((connection) => rows(connection, count, company))
}

async function rows(db: Services['db'], count: number, company: string): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db)
  const { rows: indexes } = await sql<{ name: string; text: string }>`
    select indexname as name, indexdef as text from pg_indexes where tablename = 'candidate' and indexdef not like '% UNIQUE %'`.execute(
    db,
  )
  for (const { name } of indexes) await run(`drop index ${name}`)
  await run(`insert into candidate (
      company_id, id, name, phones, emails, owner, source, messengers, website, job_rank, address, rec_channel_id, birthday, languages, nationalities,
      skills, companies, last_note_at, last_activity_at, onboard_date, desired_work_locations, status_id, label_ids, created_at, updated_at,
      in_black_list, experience_year, gender, extend_properties, terminal_date, search, words, created_by, resume)
    select ${company}, gen_random_uuid(), name, array[phone], array[email],
      case when random() < 0.7 then 'user' || floor(random() * 50) end, ${pick('TopCV|LinkedIn|ITviec|Hội chợ việc làm|Bạn bè giới thiệu|Website')},
      case when random() < 0.2 then array['zalo: ' || phone] else '{}' end, case when random() < 0.1 then 'https://' || mail || '.example.vn' end,
      ${pick('Intern|Fresher|Junior|Middle|Senior|Lead|Manager|Director')},
      floor(random() * 900) || ' ' || ${pick('Phố Huế, Hà Nội|Lê Lợi, Hồ Chí Minh|Trần Phú, Đà Nẵng|Điện Biên Phủ, Hải Phòng|30 Tháng 4, Cần Thơ')},
      case when random() < 0.02 then '${channelId}'::uuid end, date '1970-01-01' + floor(random() * 12000)::int,
      case when random() < 0.05 then '[{"language": "Vietnamese", "level": 5}, {"language": "Japanese", "level": 2}]' else '[{"language": "Vietnamese", "level": 5}]' end::jsonb,
      array[${pick('Vietnamese|Vietnamese|Vietnamese|Vietnamese|Japanese|Korean|Singaporean|French|Danish|Lao')}],
      array[${pick(skills)}, ${pick(skills)}, ${pick(skills)}], array[${pick(employers)}, ${pick(employers)}],
      case when random() < 0.1 then now() - random() * interval '900 days' end, now() - random() * interval '900 days',
      case when random() < 0.05 then current_date - floor(random() * 1500)::int end, array[${pick('Hà Nội|Hồ Chí Minh|Đà Nẵng|Hải Phòng|Cần Thơ|Singapore|Tokyo|Seoul|Leeds|Remote')}],
      ('5e0a8a54-7b10-4b0d-9a4e-0c1f7d2b010' || floor(random() * 8))::uuid, case when random() < 0.02 then array['${statusId(0)}'::uuid] else '{}' end,
      at, at, random() < 0.005, case when random() < 0.9 then floor(random() * 200) / 10 end, floor(random() * 3)::int,
      jsonb_build_object('Account', mail || number, 'Notice', ${pick('Immediately|2 weeks|30 days|45 days|60 days')})
        || case when random() < 0.02 then jsonb_build_object('TerminalDate', (current_date - floor(random() * 1500)::int)::text) else '{}' end,
      case when random() < 0.01 then current_date - floor(random() * 1500)::int end,
      folded || E'\\n' || email || E'\\n' || phone,
      (select array_agg(distinct left(word, length)) from unnest(string_to_array(folded, ' ') || array[email, phone]) word, generate_series(1, 2) length),
      'admin', jsonb_build_object('basics', jsonb_build_object('summary', repeat('Đã làm việc với khách hàng. ', 12)))
    from (
      select *, btrim(translate(search_text(array[name]), E'\\n', '')) as folded,
        replace(btrim(translate(search_text(array[name]), E'\\n', '')), ' ', '.') as mail,
        replace(btrim(translate(search_text(array[name]), E'\\n', '')), ' ', '.') || number || '@example.vn' as email
      from (
        select number, now() - random() * interval '900 days' as at, '09' || lpad((number::bigint * 48271 % 100000000)::text, 8, '0') as phone,
          ${pick(family)} || ' ' || ${pick(middle)} || ' ' || ${pick(given)} || case when number % 500 = 0 then ' Zwickau' else '' end as name
        from generate_series(1, ${count}) number
      ) people
      -- Computed once a row, however often it is used.
      offset 0
    ) known`)
  await run(`set maintenance_work_mem = '512MB'`)
  for (const { text } of indexes) await run(text)
  await run(`insert into candidate_note (company_id, id, candidate_id, notes, search, created_by)
    select company_id, gen_random_uuid(), id, 'Called', case when random() < 0.1 then 'wants to relocate' else 'called, no answer' end, 'recruiter2' from candidate where last_note_at is not null`)
  await run(
    `insert into candidate_follow (company_id, candidate_id, user_name, followed_by) select company_id, id, 'recruiter', 'recruiter' from candidate where ('x' || left(id::text, 8))::bit(32)::bigint % ${count} < 300`,
  )
  for (const [folder, which] of [
    [folderId, `% ${count} < 400`],
    [largeFolderId, '% 10 = 0'],
  ]) {
    await run(
      `insert into talent_folder_candidate (company_id, folder_id, candidate_id, added_by) select company_id, '${folder}', id, 'recruiter' from candidate where ('x' || left(id::text, 8))::bit(32)::bigint ${which}`,
    )
  }
  await run('vacuum analyze candidate, talent_folder_candidate')
  await run('analyze')
}
