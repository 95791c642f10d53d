import { Readable } from 'node:stream'
import { createMessage, textOf } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { csvRow, csvStart } from '../../../common/csv.ts'
import type { FileStore } from '../../core/files/files.ts'
import { fold } from '../../../common/text.ts'
import { searchColumns } from '../../features/candidates/filters/search.ts'
import { importMaxBytes } from '../../features/verifications/imports/importShapes.ts'
import { planColumns, type ColumnPlan } from '../../features/verifications/csv/columns.ts'
import { checkRow } from '../../features/verifications/csv/rows.ts'
import { BlockedWords } from '../../features/reviews/judge.ts'
import { judge } from '../../features/verifications/imports/duplicates.ts'
import { folderMails } from '../../features/verifications/rights.ts'
import { insertCandidates, type DemoCandidate, type WordIds } from '../candidates/candidates.ts'
import { keepCv, type Cv, type DrawCv } from '../cvs/cvs.ts'
import { createPersonWithCareer, type Career } from '../candidates/careers.ts'
import { insertMail, writtenMail } from './mails.ts'
import { blockWords, type DemoFolder, type DemoImport } from './folders.ts'
import type { People, Person } from '../people/people.ts'
import { demoId, type Seeded } from '../random.ts'
import { momentIn } from '../times.ts'

export interface Scene {
  db: CompanyDb
  files: FileStore
  people: People
  random: Seeded
  /** Candidates that may be recognised in imported rows. */
  known: readonly DemoCandidate[]
  channelIds: ReadonlyMap<string, string>
  wordId: WordIds
  drawCv: DrawCv
}

interface Line {
  person: Person
  career: Career
  cells: string[]
}

const day = 86_400_000

/** Adds a folder with its earlier imports, with the same checks as the import itself. */
export async function insertFolder(scene: Scene, folder: DemoFolder, now: number): Promise<void> {
  const { db } = scene
  const id = demoId(`folder ${folder.key}`)
  await db
    .insert('verification_folder', {
      id,
      code: folder.code,
      name: folder.name,
      search: fold(folder.name),
      import_type: folder.importType,
      share_all: folder.shareAll ?? false,
      config: JSON.stringify(folder.config),
      candidate_count: folder.imports.reduce((sum, { rows }) => sum + rows, 0),
      created_by: folder.createdBy,
      created_at: new Date(now - 70 * day),
    })
    .execute()
  if (folder.mailbox)
    await db.insert('mail_address', { local_part: folder.mailbox, owner_kind: folderMails, owner_id: id }).execute()
  const shares = (folder.shareUsers ?? []).map((userName) => ({ verification_id: id, user_name: userName }))
  if (shares.length > 0) await db.insert('verification_folder_share', shares).execute()
  for (const one of folder.imports) await insertImport(scene, folder, id, one, now - one.daysAgo * day - 3_600_000)
}

async function insertImport(
  scene: Scene,
  folder: DemoFolder,
  folderId: string,
  plan: DemoImport,
  moment: number,
): Promise<void> {
  const { db, random } = scene
  const at = momentIn(moment, 0, moment)
  const isCsv = folder.importType === 0
  const header = ['name', 'phones', 'emails', ...folder.config.map(({ displayName }) => displayName)]
  const columns = planColumns(header, folder.config) as ColumnPlan
  const lines = Array.from({ length: plan.rows }, (_line, index) => makeLine(scene, folder, isCsv, index))
  const rows = lines.map(({ cells }, index) => checkRow(cells, columns, index + 1))
  const verdicts = await judge(db, folderId, rows, new BlockedWords(blockWords))
  const importId = demoId(`import ${folder.key} ${plan.title}`)
  const channelId = scene.channelIds.get(plan.channel)!
  const text = csvStart + csvRow(header) + lines.map(({ cells }) => csvRow(cells)).join('')
  // In a CSV folder the first lines may have CVs; in other folders each line has one.
  const cvs: (Cv & { path: string })[] = []
  for (const line of isCsv ? lines.slice(0, folder.cvs ?? 0) : lines) {
    const cv = await scene.drawCv({ ...line, at })
    cvs.push({ ...cv, path: (await keepCv(scene.files, db.companyId, cv)).path })
  }
  const fileName = plan.fileName ?? `${plan.title}.eml`
  const mail = plan.mail && { ...plan.mail, id: demoId(`mail ${importId}`), subject: plan.title, at }
  const bytes = mail ? await writtenMail(mail, `${folder.mailbox}@songhong.example`, cvs) : Buffer.from(text)
  const { path } = await scene.files.save(db.companyId, fileName, Readable.from([bytes]), importMaxBytes)
  const count = (status: string) => verdicts.filter((verdict) => verdict.status === status).length
  await db
    .insert('verification_import', {
      id: importId,
      verification_id: folderId,
      title: plan.title,
      file_name: fileName,
      file_path: path,
      rec_channel_id: channelId,
      status: 'succeed',
      format: isCsv ? JSON.stringify({ encoding: 'utf-8', delimiter: ',', columns }) : null,
      processed: rows.length,
      total_rows: rows.length,
      total_new: count('new'),
      total_existed: count('existed'),
      total_failed: count('failed'),
      total_policy_failure: count('policyfailure'),
      created_by: folder.createdBy,
      created_at: at,
      started_at: new Date(at.getTime() + 400),
      finished_at: new Date(at.getTime() + 2_100),
    })
    .execute()

  const approved: DemoCandidate[] = []
  const inserted = rows.map((row, index) => {
    const { person, career } = lines[index]!
    const id = demoId(`row ${importId} ${row.row}`)
    const when = momentIn(moment + random.whole(1, 40) * 3_600_000, at.getTime(), Date.now() - 60_000)
    const decided = decide(random, verdicts[index]!.status, plan.reviewed, folder, when)
    const cv = cvs[index]
    const result = { ...verdicts[index]!, ...decided }
    if (result.status === 'approved') {
      const candidate: DemoCandidate = {
        id: demoId(`candidate of ${id}`),
        person,
        career,
        owner: result.owner,
        channelId,
        createdAt: when,
        createdBy: folder.createdBy,
        ...(cv && { cvPath: cv.path }),
      }
      approved.push(candidate)
      result.candidate_proccess_id = candidate.id
    }
    const { name, phones, emails, info } = row
    return {
      id,
      verification_id: folderId,
      import_id: importId,
      import_row: row.row,
      import_from_file: (!isCsv && cv?.name) || fileName,
      name,
      phones,
      emails,
      info,
      cv_path: cv?.path ?? null,
      rec_channel_id: channelId,
      created_by: folder.createdBy,
      created_at: new Date(at.getTime() + 500 + index),
      ...result,
      ...searchColumns(row),
      keys: row.keys,
    }
  })
  await db.insertMany(
    'verification_candidate',
    inserted.map(({ keys: _keys, ...row }) => ({ reviewed_by: null, reviewed_at: null, ...row })),
  )
  const keys = inserted.flatMap(({ id, status, keys }) =>
    ['new', 'existed', 'approved'].includes(status)
      ? keys.map((key) => ({ key, verification_id: folderId, row_id: id }))
      : [],
  )
  await db.insertMany('verification_candidate_key', keys)
  await insertCandidates(db, approved, scene.wordId)
  if (mail)
    await insertMail(
      db,
      { ...mail, folderId, importId, path, size: bytes.length },
      cvs.map((cv, index) => ({ ...cv, rowId: inserted[index]!.id })),
    )
}

/** Creates a line of a file: mostly a new person; some are known, some broken, some violate the policy. */
function makeLine({ people, random, known }: Scene, folder: DemoFolder, isCsv: boolean, index: number): Line {
  const dice = random.next()
  const hasPosition = folder.config.some((field) => field.name === 'position')
  // If there is no text that could contain a blocked word, a person from the blacklist tries again.
  const barred =
    isCsv && !hasPosition && dice > 0.94 && dice <= 0.95
      ? random.pick(known.filter((one) => one.isBlackListed))
      : undefined
  const wasHere = barred ?? (dice < 0.07 && folder.country === undefined ? random.pick(known) : undefined)
  const { person, career } = wasHere ?? createPersonWithCareer(people, random, folder)
  const values: Record<string, string> = {
    position: career.position,
    skills: career.skills.join(', '),
    experience: String(career.years),
    birthday: person.birthday,
    city: career.city,
  }
  let [name, phone, email] = [person.name, person.phone, person.email]
  if (isCsv && dice > 0.95) {
    const broken = index % 6
    if (broken === 0) email = email.replace('example.', 'exam ple.')
    else if (broken === 1) phone = phone.slice(0, 7)
    else if (broken === 2) [phone, email] = ['', '']
    else if (broken === 3) name = ''
    else if (broken === 4 && folder.config.some((field) => field.name === 'birthday')) values.birthday = '31/02/1999'
    else phone = 'see CV'
  } else if (dice > 0.94 && hasPosition) values.position = `${career.position} (online casino)`
  return { person, career, cells: [name, phone, email, ...folder.config.map((field) => values[field.name] ?? '')] }
}

const notCreated = createMessage('NOT_CREATED')

/** Returns a reviewer's later decision on a row. */
function decide(random: Seeded, status: string, reviewed: number, folder: DemoFolder, when: Date) {
  if (status === 'failed') {
    const dice = random.next()
    if (dice < 0.06) return { status: 'fail' as const }
    return dice < 0.14
      ? { status: 'failed_createdcandidate' as const, remark: textOf(notCreated), remark_details: [notCreated] }
      : null
  }
  if (status !== 'new' || !random.chance(reviewed)) return null
  const by = { reviewed_by: folder.createdBy, reviewed_at: when, remark_details: null }
  if (random.chance(0.62))
    return {
      ...by,
      status: 'approved' as const,
      remark: random.pick(approvals),
      owner: random.chance(0.8) ? folder.createdBy : null,
    }
  return { ...by, status: 'rejected' as const, remark: random.pick(refusals) }
}

const approvals = [
  'Strong fit, invite to the first interview.',
  'Good profile, available next month.',
  'Kinh nghiệm phù hợp, hẹn phỏng vấn.',
  'Solid English, clear answers.',
]
const refusals = [
  'Not enough experience for this role.',
  'Looks for a remote position only.',
  'Mức lương mong muốn vượt khung.',
  'Profile is out of date.',
]
