import { fold } from '../../../common/text.ts'
import type { DemoCompany } from '../../demo/featureDemo.ts'
import { demoId } from '../../demo/random.ts'
import './tables.ts'

const messages = [
  [
    'Trần Thị Hạnh',
    'hanh.tran@minhkhai.example',
    'Công ty chúng tôi có 40 nhân viên. Xin báo giá và lịch giới thiệu sản phẩm.',
  ],
  ['Kenji Mori', 'mori@sakura-soft.example', '候補者の面接予約を日本語の画面で試せますか。'],
  ['Helen Ward', 'h.ward@northgate.example', 'Our recruiters cannot find the export of scorecards. Where is it?'],
] as const

/** Inserts messages to the platform company. */
export async function insertDemo({ db, key, now }: DemoCompany): Promise<void> {
  if (key !== 'first') return
  const rows = messages.map(([full_name, email, content], at) => ({
    id: demoId(`contact:${email}`),
    full_name,
    email,
    content,
    user_agent: 'Mozilla/5.0',
    search: fold(`${full_name} ${email} ${content}`),
    created_at: new Date(now - (at + 1) * 3 * 86_400_000),
  }))
  await db.insert('contact_message', rows).execute()
}
