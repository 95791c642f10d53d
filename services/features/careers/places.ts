import { fold } from '../../../common/text.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import '../departments/tables.ts'
import type { JobPlace } from './contract.ts'

/** Matches the name of a location that means remote work. */
const remote = /\bremote\b|từ xa|リモート|在宅/i

interface Where {
  locations: readonly string[]
  departmentId: string | null
}

/**
 * Returns where the work of a job is done, in the form that search engines expect. A name that the company has as a
 * location gets its address. Any other name is in the country of these locations, if they are all in one country. A job
 * without locations is at the location of its department.
 */
export async function placesOfJob(
  db: CompanyDb,
  { locations, departmentId }: Where,
): Promise<{ places: JobPlace[]; isRemote: boolean }> {
  const known = await db
    .from('location')
    .select(['location.id', 'location.name', 'location.address', 'location.city', 'location.country'])
    .orderBy('location.position')
    .orderBy('location.id')
    .execute()
  const countries = [...new Set(known.map(({ country }) => country))]
  const country = countries.length === 1 ? countries[0]! : null
  const isRemote = locations.some((name) => remote.test(name))
  const named = locations
    .filter((name) => !remote.test(name))
    .map((name): JobPlace => {
      const wanted = fold(name)
      const found = known.find((one) => fold(one.name) === wanted) ?? known.find(({ city }) => fold(city) === wanted)
      return found
        ? { city: found.city, address: found.address, country: found.country }
        : { city: name, address: null, country }
    })
  if (named.length > 0) return { places: named, isRemote }
  const department =
    departmentId === null
      ? undefined
      : await db
          .from('department')
          .select('department.location_id as locationId')
          .where('department.id', '=', departmentId)
          .executeTakeFirst()
  const there = known.find(({ id }) => id === department?.locationId) ?? (known.length === 1 ? known[0] : undefined)
  return { places: there ? [{ city: there.city, address: there.address, country: there.country }] : [], isRemote }
}
