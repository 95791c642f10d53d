import type { DemoCompany } from '../../demo/featureDemo.ts'
import { demoId } from '../../demo/random.ts'
import '../departments/tables.ts'
import './tables.ts'

const day = 86_400_000
const emma = 'emma.wilson@talentbridge.example'
const requests = [
  {
    title: 'Java developers, Hà Nội (5)',
    description:
      '<p>We grow our payment team.</p><ul><li>Three years of Java and Spring</li><li>SQL, message queues</li><li>English in writing</li></ul>',
    status: 'Publish',
    locations: ['Hà Nội'],
    emails: [emma, 'jobs@talentbridge.example'],
    days: 3,
  },
  {
    title: 'ブリッジ SE（東京）',
    description:
      '<p>ベトナムの開発チームとお客様をつなぐエンジニアを探しています。</p><p>日本語 N1 レベル、開発経験 5 年以上。</p>',
    status: 'Publish',
    locations: ['東京'],
    emails: ['tanaka@sakura-jinzai.example', emma],
    days: 8,
  },
  {
    title: 'Kiểm thử viên, TP. Hồ Chí Minh',
    description: '<p>Cần hai kiểm thử viên có kinh nghiệm kiểm thử tự động.</p>',
    status: 'Publish',
    locations: ['TP. Hồ Chí Minh'],
    emails: ['hello@mekong-careers.example'],
    days: 12,
  },
  {
    title: 'Data engineers, Đà Nẵng',
    description: '<p>This search is over.</p>',
    status: 'Unpublish',
    locations: ['Đà Nẵng'],
    emails: [emma],
    days: 60,
  },
] as const

/** Inserts requests of the first company to its vendors. None of them has been mailed. */
export async function insertDemo({ db, key, now }: DemoCompany): Promise<void> {
  if (key !== 'first') return
  const locations = await db.from('location').select(['location.id', 'location.name']).execute()
  const rows = requests.map(({ title, description, status, locations: names, emails, days }) => {
    const at = new Date(now - days * day)
    return {
      id: demoId(`vendorRequest ${title}`),
      ...{ title, description, status, vendor_emails: [...emails], mail_recipients: [...emails] },
      location_ids: locations.filter(({ name }) => names.some((one) => one === name)).map(({ id }) => id),
      mail_subject: 'Job_Title',
      mail_template:
        '<p>Dear partner,</p><p>we look for candidates for Job_Title. Please send their CVs here: Job_Link</p>',
      ...{ created_by: 'recruiter', created_at: at, updated_by: 'recruiter', updated_at: at },
    }
  })
  await db.insert('vendor_request', rows).execute()
}
