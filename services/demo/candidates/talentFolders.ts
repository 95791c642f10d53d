import { fold } from '../../../common/text.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import '../../features/talentFolders/tables.ts'
import { demoId, type Seeded } from '../random.ts'
import type { DemoCandidate } from './candidates.ts'
import type { Career } from './careers.ts'
import type { Field } from './fields.ts'

/** The condition for the candidates in a talent folder. */
type Fits = (talent: { career: Career }) => boolean
const worksIn =
  (...fields: Field[]): Fits =>
  ({ career }) =>
    fields.includes(career.field)
const livesIn =
  (city: string): Fits =>
  ({ career }) =>
    career.city === city
const knows =
  (skill: string): Fits =>
  ({ career }) =>
    career.skills.includes(skill)
const speaks =
  (language: string): Fits =>
  ({ career }) =>
    career.languages.some((one) => one.language === language)
const ranks =
  (...names: string[]): Fits =>
  ({ career }) =>
    names.includes(career.rank)

/** Talent folders by owner and name, with the condition for their candidates. */
export const talentFolders: TalentFolders = {
  recruiter: {
    Backend: worksIn('backend'),
    Data: worksIn('data'),
    Frontend: worksIn('frontend'),
    'Hà Nội': livesIn('Hà Nội'),
    'Đà Nẵng': livesIn('Đà Nẵng'),
    'Tiếng Nhật': speaks('Japanese'),
  },
  recruiter2: { Java: knows('Java'), Sales: worksIn('sales'), 'Short list': ranks('Middle', 'Senior') },
  multi: { 'My talents': worksIn('product', 'business', 'hr') },
  'sato.kenta': { 日本語人材: speaks('Japanese'), 東京: livesIn('東京') },
  admin: { Leaders: ranks('Lead', 'Manager') },
  'internal-tools': { 'Careers site': worksIn('frontend', 'mobile') },
}
export type TalentFolders = Readonly<Record<string, Readonly<Record<string, Fits>>>>
/**
 * Talent folders that are shared with certain users, by owner and name. The first folder of each owner is shared with
 * everyone.
 */
const talentFolderShares: readonly { owner: string; name: string; users: readonly string[] }[] = [
  { owner: 'recruiter', name: 'Data', users: ['recruiter2', 'sato.kenta'] },
  { owner: 'sato.kenta', name: '東京', users: ['recruiter'] },
]
export const otherTalentFolders: TalentFolders = {
  'admin@other': { Engineers: worksIn('backend', 'frontend', 'data', 'mobile', 'cloud', 'qa') },
}

/** Inserts a company's talent folders, with the candidates who fit. */
export async function insertTalentFolders(
  db: CompanyDb,
  plan: { key: string; talentFolders: TalentFolders },
  known: readonly DemoCandidate[],
  random: Seeded,
): Promise<void> {
  const folders = Object.entries(plan.talentFolders).flatMap(([userName, names]) =>
    Object.entries(names).map(([name, fits], index) => ({
      id: demoId(`${plan.key} talent folder ${userName} ${name}`),
      name,
      search: fold(name),
      user_name: userName,
      share_all: index === 0,
      fits,
    })),
  )
  await db
    .insert(
      'talent_folder',
      folders.map(({ fits: _fits, ...folder }) => folder),
    )
    .execute()
  const shares = talentFolderShares.flatMap(({ owner, name, users }) =>
    folders
      .filter((folder) => folder.user_name === owner && folder.name === name)
      .flatMap(({ id }) => users.map((userName) => ({ folder_id: id, user_name: userName }))),
  )
  if (shares.length > 0) await db.insert('talent_folder_share', shares).execute()
  const members = folders.flatMap((folder) =>
    random
      .some(known.filter(folder.fits), random.whole(3, 15))
      .map((candidate) => ({
        folder_id: folder.id,
        candidate_id: candidate.id,
        added_by: folder.user_name,
        remark: null,
      })),
  )
  await db.insert('talent_folder_candidate', members).execute()
}
