import { fold } from '../../../common/text.ts'
import type { DemoCompany } from '../../demo/featureDemo.ts'
import { demoId, Seeded } from '../../demo/random.ts'
import './tables.ts'

const subjects = [
  'Reference check',
  'Update of the CV',
  'Relocation to Đà Nẵng',
  'Notice period',
  'Xác nhận mức lương',
  'Work permit',
  'Portfolio requested',
  'Second interview date',
  'Bổ sung bằng cấp',
  'Follow-up after the fair',
  '在留資格の確認',
  'Onboarding documents',
] as const
const notes = [
  'Waits for an answer by Friday.',
  'Gọi lại vào buổi chiều.',
  'Sent by e-mail, a copy is in the file.',
  'Agreed on the phone.',
  null,
  null,
] as const

/** Inserts RUF records of a company. Most of them are about a candidate. */
export async function insertDemo({ db, key, candidates, users, count, now }: DemoCompany): Promise<void> {
  const random = new Seeded(74)
  const people = candidates.filter(({ isBlackListed }) => !isBlackListed)
  await db
    .insert(
      'ruf',
      Array.from({ length: count }, (_, index) => {
        const candidate = index % 5 === 4 ? null : random.pick(people)
        const name = subjects[index % subjects.length]!
        const note = random.pick(notes)
        const at = new Date(now - random.whole(1, 40 * 24) * 3_600_000)
        return {
          id: demoId(`${key} ruf ${index}`),
          name,
          status: random.pick(['open', 'open', 'inProgress', 'done', 'cancelled'] as const),
          note,
          candidate_id: candidate?.id ?? null,
          search: fold(`${name}\n${note ?? ''}`),
          created_by: random.pick(users),
          created_at: at,
          updated_at: at,
        }
      }),
    )
    .execute()
}
