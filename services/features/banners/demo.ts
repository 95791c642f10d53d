import { storeImage } from '../../core/files/images.ts'
import type { DemoCompany } from '../../demo/featureDemo.ts'
import { avatarPng, bannerPng } from '../../demo/people/avatars.ts'
import { demoId } from '../../demo/random.ts'
import { filesOfBanners } from './files.ts'
import './tables.ts'

const banners = [
  ['Banner', 'New: interviews in your own calendar', '/user/profile', 'Dashboard', true],
  ['Banner', 'How a job begins', '/content/getting-started', 'Help', true],
  ['Banner', 'Last year’s job fair', 'https://fair.example/', 'Dashboard', false],
  ['Banner', 'Meet us at the spring job fair', 'https://fair.example/', 'Careers', true],
  ['Logo', 'Northgate', 'https://northgate.example/', 'Dashboard', true],
  ['Logo', 'Sakura Soft', 'https://sakura-soft.example/', 'Dashboard', true],
] as const

/** Inserts banners and logos that all users see. */
export async function insertDemo({ db, files, key, users, now }: DemoCompany): Promise<void> {
  if (key !== 'first') return
  const caller = { userName: users[0]! }
  for (const [at, [type, title, url, position, is_active]] of banners.entries()) {
    const id = demoId(`banner:${title}`)
    const bytes = type === 'Logo' ? avatarPng(title) : bannerPng(title)
    const name = `${title.toLowerCase().replace(/[^a-z]+/g, '-')}.png`
    const image_path = await storeImage(
      { db, files, caller },
      { kind: filesOfBanners, id },
      { name, contentType: 'image/png', bytes },
    )
    const created_at = new Date(now - at * 86_400_000)
    await db
      .insert('banner', {
        id,
        type,
        title,
        url,
        description: title,
        is_active,
        position,
        sort: at,
        name,
        image_path,
        created_at,
      })
      .execute()
  }
}
