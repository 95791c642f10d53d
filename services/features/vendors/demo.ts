import type { DemoCompany } from '../../demo/featureDemo.ts'
import { demoId } from '../../demo/random.ts'
import '../departments/tables.ts'
import './tables.ts'
import type { VendorStatus } from './vendorShapes.ts'

const vendors = [
  {
    name: 'TalentBridge',
    address: '27 Hàng Bài, Hoàn Kiếm, Hà Nội',
    status: 'Active',
    locations: ['Hà Nội', 'Đà Nẵng'],
    emails: [
      ['emma.wilson@talentbridge.example', 'Active'],
      ['jobs@talentbridge.example', 'Active'],
    ],
  },
  {
    name: 'サクラ人材',
    address: '東京都千代田区丸の内 1-2-3',
    status: 'Active',
    locations: ['東京'],
    emails: [['tanaka@sakura-jinzai.example', 'Active']],
  },
  {
    name: 'Mekong Careers',
    address: '88 Nguyễn Huệ, Quận 1, TP. Hồ Chí Minh',
    status: 'Active',
    locations: ['TP. Hồ Chí Minh'],
    emails: [
      ['hello@mekong-careers.example', 'Active'],
      ['thao.ly@mekong-careers.example', 'Inactive'],
    ],
  },
  {
    name: 'Old Harbour Recruiting',
    address: '12 Bạch Đằng, Hải Châu, Đà Nẵng',
    status: 'Inactive',
    locations: ['Đà Nẵng'],
    emails: [['office@oldharbour.example', 'Inactive']],
  },
] as const

const configs = [
  { name: 'Vendors in Hà Nội and Đà Nẵng', userName: 'recruiter', locations: ['Hà Nội', 'Đà Nẵng'] },
  { name: 'Vendors in Tokyo', userName: 'multi', locations: ['東京'] },
] as const

/** Inserts vendors of the first company, one of which has an account, and the people in charge of them. */
export async function insertDemo({ db, key }: DemoCompany): Promise<void> {
  if (key !== 'first') return
  const locations = await db.from('location').select(['location.id', 'location.name']).execute()
  const idsOf = (names: readonly string[]) => locations.filter(({ name }) => names.includes(name)).map(({ id }) => id)
  const made = { created_by: 'admin', updated_by: 'admin' }
  await db
    .insert(
      'vendor',
      vendors.map(({ name, address, status, locations: names }) => ({
        id: demoId(`vendor ${name}`),
        ...{ name, address, status, location_ids: idsOf(names), ...made },
      })),
    )
    .execute()
  await db
    .insert(
      'vendor_email',
      vendors.flatMap(({ name, emails }) =>
        emails.map(([email, status], position) => ({
          vendor_id: demoId(`vendor ${name}`),
          ...{ email, status: status as VendorStatus, position },
        })),
      ),
    )
    .execute()
  await db
    .insert(
      'vendor_config',
      configs.map(({ name, userName, locations: names }) => ({
        id: demoId(`vendorConfig ${name}`),
        ...{ name, user_name: userName, status: 'Active' as const, location_ids: idsOf(names), ...made },
      })),
    )
    .execute()
}
