import { fold } from '../../../common/text.ts'
import { newId } from '../../../services/core/ids.ts'
import type { ExtensionProperty } from '../../../services/features/settings/contract.ts'
import { storeSetting } from '../../../services/features/settings/queries.ts'
import { addReadCv } from '../candidateCvs/cvTexts.fixture.ts'
import { channelId, type Here } from '../verifications/verifications.fixture.ts'
import { addJob, addPlace, addStages } from './placeRecords.ts'
import { addCandidates, addTalentFolder } from './reads.fixture.ts'

/** The values in An's record; Bình has the second label, too. */
export const [status, label, otherLabel] = [newId(), newId(), newId()]

const field = (
  key: string,
  inputType: ExtensionProperty['inputType'],
  more: Partial<ExtensionProperty> = {},
): ExtensionProperty => ({ key, label: key, inputType, required: false, active: true, values: ['a'], ...more })

/**
 * Adds An and Bình, who have a value for every filter, Chi, who has none, Dead, who is deleted, and another company's
 * Foreign; also a note on An, a note on Bình that is shared with the manager, and two folders. Returns the ids by name.
 */
export async function addFilteredCandidates({ db, otherDb }: Here): Promise<Record<string, string>> {
  await storeSetting(
    db,
    'extendCandidate',
    [
      field('TerminalDate', 'DatePicker'),
      field('Account', 'Input'),
      field('Notice', 'Combobox'),
      field('Tools', 'Checkbox'),
      field('Level', 'Slider'),
      field('Free', 'DatePicker'),
      field('Portfolio', 'Upload'),
      field('Size', 'Radio', { active: false }),
      field('Cafe', 'Input'),
      field('Café', 'Input'),
    ],
    'admin',
  )
  const ids = await addCandidates(db, [
    {
      name: 'An',
      phones: ['0912 345 678'],
      emails: ['An.Dep@example.vn'],
      owner: 'recruiter',
      source: 'Hội chợ việc làm',
      messengers: ['skype: an.đẹp', 'zalo an'],
      website: 'https://an.example.vn/about_me',
      job_rank: 'Senior',
      address: '12 Phố Huế, Hà Nội',
      rec_channel_id: channelId,
      birthday: '1995-03-31',
      languages: JSON.stringify([{ language: 'English', level: 3 }]),
      nationalities: ['Vietnamese'],
      skills: ['Java', 'Go'],
      companies: ['Sông Pay', 'Hoa Sen Software'],
      last_note_at: new Date('2026-03-10T17:30:00Z'),
      last_activity_at: new Date('2026-03-10T17:30:00Z'),
      onboard_date: '2026-04-01',
      desired_work_locations: ['Hà Nội', 'Đà Nẵng'],
      status_id: status,
      label_ids: [label, otherLabel],
      created_at: new Date('2026-03-10T17:30:00Z'),
      in_black_list: true,
      experience_year: 4.5,
      gender: 1,
      extend_properties: JSON.stringify({
        Account: 'ânđ "x"',
        Notice: '30 days',
        Tools: 'Vim, Git',
        Level: '7',
        Free: '2026-05-01',
        TerminalDate: '2026-02-01',
        Café: 'Latte',
      }),
    },
    {
      name: 'Bình',
      phones: ['+84 912 999 888', '+65 8123 4567'],
      emails: ['binh@example.com', 'b2@example.org'],
      owner: 'recruiter2',
      source: 'hoi cho viec lam',
      messengers: ['zalo binh'],
      website: 'binh.example.org',
      job_rank: 'Junior',
      address: 'Quận 1, Hồ Chí Minh',
      birthday: '1990-01-01',
      languages: JSON.stringify([
        { language: 'English', level: 5 },
        { language: 'Japanese', level: 2 },
      ]),
      nationalities: ['Japanese'],
      skills: ['Java'],
      companies: ['Sakura Systems'],
      last_note_at: new Date('2026-03-11T16:59:59Z'),
      last_activity_at: new Date('2026-03-11T17:00:00Z'),
      onboard_date: '2026-05-01',
      desired_work_locations: ['Hồ Chí Minh'],
      label_ids: [otherLabel],
      created_at: new Date('2026-03-11T17:00:00Z'),
      experience_year: 10,
      gender: 0,
      terminal_date: '2025-01-15',
      extend_properties: JSON.stringify({
        Account: 'binh',
        Notice: '45 days',
        Tools: 'Git',
        Level: '10',
        Free: '2026-06-01',
        Cafe: 'latté \\o/ "account": "and',
      }),
    },
    { name: 'Chi', created_at: new Date('2026-03-12T00:00:00Z'), address: ' ' },
    {
      name: 'Dead',
      deleted_at: new Date(),
      skills: ['Java'],
      owner: 'recruiter',
      created_at: new Date('2026-03-12T00:00:00Z'),
    },
  ])
  await addCandidates(otherDb, [{ name: 'Foreign', skills: ['Java'], owner: 'recruiter', emails: ['x@example.vn'] }])
  const note = async (candidate: string, notes: string, author: string, shares: string[] = []) => {
    const id = newId()
    await db
      .insert('candidate_note', { id, candidate_id: ids[candidate]!, notes, search: fold(notes), created_by: author })
      .execute()
    if (shares.length > 0)
      await db
        .insert(
          'candidate_note_share',
          shares.map((userName) => ({ note_id: id, user_name: userName })),
        )
        .execute()
  }
  await note('An', 'Rất tốt', 'recruiter2')
  await note('Bình', 'Bí mật', 'recruiter2', ['manager'])
  await addReadCv(db, ids.An!, 'Kỹ sư phần mềm, Node.js', 'C++ developer at Sông Pay')
  await addReadCv(db, ids.Bình!, '東京の会計士。 Accountants of two companies')
  await db
    .insert('candidate_follow', { candidate_id: ids.An!, user_name: 'recruiter', followed_by: 'recruiter' })
    .execute()
  ids.folder = await addTalentFolder(db, 'recruiter', [ids.Bình!])
  const stages = await addStages(db, { SCREENING: 'Screening', OFFERED: 'Offered' })
  ids.job = await addJob(db, 'Java')
  ids.otherJob = await addJob(db, 'Tester')
  await addPlace(db, ids.job, ids.An!, stages.SCREENING!, 3)
  await addPlace(db, ids.otherJob, ids.Bình!, stages.OFFERED!, 10)
  ids.hidden = await addTalentFolder(db, 'recruiter2', [ids.Chi!])
  return ids
}
