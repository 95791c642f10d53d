import type { CompanyDb } from '../../core/database/companyDb.ts'
import '../departments/tables.ts'
import '../interviews/tables.ts'

/**
 * Returns the description of each room for its visitors, by id: its name, the directions, and its location with
 * address.
 */
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
      // A location often has the name of its city.
      const place = city === location ? null : city
      return [id, [name, directions, location, address, place].filter(Boolean).join(', ')]
    }),
  )
}
