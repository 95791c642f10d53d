import type { DemoCompany } from '../../demo/featureDemo.ts'
import { demoId } from '../../demo/random.ts'
import './tables.ts'

const versions = [
  ['Hireloom', '2.3.0', false],
  ['Hireloom', '2.4.0', true],
  ['HireloomLite', '1.1.2', false],
] as const

/** Inserts versions of the platform's mobile apps. */
export async function insertDemo({ db, key, now }: DemoCompany): Promise<void> {
  if (key !== 'first') return
  const rows = versions.map(([app_id, version, is_require_to_update], at) => ({
    id: demoId(`appVersion:${app_id}:${version}`),
    app_id,
    version,
    is_require_to_update,
    created_at: new Date(now - (versions.length - at) * 30 * 86_400_000),
  }))
  await db.insert('app_version', rows).execute()
}
