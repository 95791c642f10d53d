import type { CompanyDb } from '../../core/database/companyDb.ts'
import '../departments/tables.ts'
import '../interviews/tables.ts'

/** How rooms are named to those who come to them, by id: the room, how one finds it, and where that is. */
export async function roomTexts(db: CompanyDb, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const asked = [...new Set(ids.filter((id) => id !== null))]
  if (asked.length === 0) return new Map()
  const rows = await db
    .from('interview_room')
    .leftJoin('location', (join) =>
      join
        .onRef('location.company_id', '=', 'interview_room.company_id')
        .onRef('location.id', '=', 'interview_room.location_id'),
    )
    .select([
      'interview_room.id',
      'interview_room.name',
      'interview_room.directions',
      'location.name as location',
      'location.address',
      'location.city',
    ])
    .where('interview_room.id', 'in', asked)
    .execute()
  return new Map(
    rows.map(({ id, name, directions, location, address, city }) => {
      // A location is often called by its city.
      const place = city === location ? null : city
      return [id, [name, directions, location, address, place].filter(Boolean).join(', ')]
    }),
  )
}
