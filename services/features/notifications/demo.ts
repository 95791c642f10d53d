import { idAt } from '../../core/ids.ts'
import { candidatePath, type News } from '../../core/notifications/notify.ts'
import type { DemoCompany } from '../../demo/featureDemo.ts'
import { demoId, Seeded } from '../../demo/random.ts'

const hour = 3_600_000
/** The ages in hours. The first ones are unread. */
const ages = [0.4, 3, 26, 49, 75, 122]
const unread = 2

/** Inserts notifications about what colleagues have shared with each user or assigned to them in the last days. */
export async function insertDemo({ db, key, candidates, users, now }: DemoCompany): Promise<void> {
  const random = new Seeded(77)
  const people = candidates.filter(({ isBlackListed }) => !isBlackListed)
  const rows = users.flatMap((userName) =>
    ages.map((age, index) => {
      const { id, person } = random.pick(people)
      const kinds = ['noteShared', 'candidateToFollow', 'candidateAssigned'] as const satisfies News['kind'][]
      const kind = kinds[index % kinds.length]!
      const at = new Date(now - age * hour)
      return {
        id: idAt(at, demoId(`${key} notification ${userName} ${index}`)),
        user_name: userName,
        kind,
        params: JSON.stringify({ candidate: person.name }),
        path: candidatePath(id, kind === 'noteShared' ? 'notes' : undefined),
        created_by: random.pick(users.filter((other) => other !== userName)) ?? null,
        created_at: at,
        read_at: index < unread ? null : new Date(at.getTime() + hour),
      }
    }),
  )
  await db.insert('notification', rows).execute()
}
