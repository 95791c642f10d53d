import type { DemoCompany } from '../../demo/featureDemo.ts'
import { demoId } from '../../demo/random.ts'
import '../interviews/tables.ts'

const rooms: Record<string, readonly { name: string; location: string; capacity: number }[]> = {
  first: [
    { name: 'Sông Hồng', location: 'Floor 2', capacity: 8 },
    { name: 'Sông Hương', location: 'Floor 3', capacity: 4 },
  ],
  other: [{ name: 'Main room', location: '', capacity: 6 }],
}

/** Rooms in which interviews are held. */
export async function insertDemo({ db, key }: DemoCompany): Promise<void> {
  const rows = (rooms[key] ?? []).map((room) => ({ ...room, id: demoId(`interviewRoom:${key}:${room.name}`) }))
  if (rows.length > 0) await db.insert('interview_room', rows).execute()
}
