import type { DemoCompany } from '../../demo/featureDemo.ts'
import { demoId } from '../../demo/random.ts'
import '../interviews/tables.ts'

/** Rooms in addition to those that were created with the locations. They belong to the first location. */
const rooms: Record<string, readonly { name: string; directions: string; capacity: number }[]> = {
  first: [
    { name: 'Sông Hồng', directions: 'Floor 2', capacity: 8 },
    { name: 'Sông Hương', directions: 'Floor 3', capacity: 4 },
  ],
  other: [{ name: 'Main room', directions: '', capacity: 6 }],
}

/** Inserts rooms for interviews. */
export async function insertDemo({ db, key }: DemoCompany): Promise<void> {
  const first = await db.from('location').select('location.id').orderBy('location.position').limit(1).executeTakeFirst()
  const location_id = first?.id ?? null
  const rows = (rooms[key] ?? []).map((room) => ({
    ...room,
    location_id,
    id: demoId(`interviewRoom:${key}:${room.name}`),
  }))
  if (rows.length > 0) await db.insert('interview_room', rows).execute()
}
