import type { DemoCompany } from '../../demo/featureDemo.ts'
import type { Person } from '../../demo/people/people.ts'
import { newId } from '../../core/ids.ts'
import './tables.ts'

interface Said {
  /** How many hours ago it was written. */
  ago: number
  subject: string
  contents: string
  quoted?: string
}

/** A recruiter's first mail, the candidate's answer, and possibly a last mail; one list per language. */
const talks: readonly { country: Person['country']; said: readonly Said[] }[] = [
  {
    country: 'JP',
    said: [
      {
        ago: 50,
        subject: '面談のご案内',
        contents:
          '<p>ご応募ありがとうございます。</p><p>来週の<strong>火曜日 10:00</strong>に面談はいかがでしょうか。</p>',
      },
      {
        ago: 27,
        subject: 'Re: 面談のご案内',
        contents: '<p>ご連絡ありがとうございます。火曜日の10時でお願いいたします。</p>',
        quoted: '2026年11月23日(月) 9:00:\n> 来週の火曜日 10:00に面談はいかがでしょうか。',
      },
    ],
  },
  {
    country: 'VN',
    said: [
      {
        ago: 74,
        subject: 'Mời phỏng vấn',
        contents: '<p>Chào bạn,</p><p>Bạn có thể đến phỏng vấn vào <strong>thứ Ba lúc 10:00</strong> không?</p>',
      },
      {
        ago: 30,
        subject: 'Re: Mời phỏng vấn',
        contents: '<p>Vâng, tôi sẽ đến đúng giờ. Cảm ơn anh chị!</p>',
        quoted: 'Vào Th 2, 23 thg 11, 2026 lúc 09:00 đã viết:\n> Bạn có thể đến phỏng vấn vào thứ Ba lúc 10:00 không?',
      },
      {
        ago: 6,
        subject: 'Địa chỉ và giấy tờ',
        contents: '<p>Hẹn gặp bạn ở tầng 2. Bạn nhớ mang theo:</p><ul><li>CV bản in</li><li>Bằng cấp</li></ul>',
      },
    ],
  },
  {
    country: 'GB',
    said: [
      {
        ago: 90,
        subject: 'Would you like to talk?',
        contents: '<p>Hello,</p><p>we liked your CV. Do you have half an hour on Thursday?</p>',
      },
      {
        ago: 70,
        subject: 'Re: Would you like to talk?',
        contents: '<p>Thank you for writing. Thursday after 14:00 suits me well.</p>',
        quoted: 'On Mon, 23 Nov 2026 at 09:00 wrote:\n> Do you have half an hour on Thursday?',
      },
    ],
  },
]

const hour = 3_600_000

/** Inserts a conversation with one candidate per language. Every second mail is from the candidate. */
export async function insertDemo({ db, candidates, users, now }: DemoCompany): Promise<void> {
  for (const { country, said } of talks) {
    const candidate = candidates.find(
      ({ isBlackListed, person }) => !isBlackListed && person.email && person.country === country,
    )
    if (!candidate) continue
    const { name, email } = candidate.person
    const writer = { name: users[0]!, address: `${users[0]!}@company.example` }
    await db
      .insert(
        'candidate_email',
        said.map(({ ago, subject, contents, quoted = '' }, at) => {
          const isReceived = at % 2 === 1
          return {
            id: newId(),
            candidate_id: candidate.id,
            is_received: isReceived,
            mail_id: null,
            job_id: null,
            user_name: isReceived ? null : writer.name,
            from_name: isReceived ? name : writer.name,
            from_address: isReceived ? email : writer.address,
            to_address: isReceived ? '' : email,
            subject,
            contents,
            quoted,
            message_id: isReceived ? `<demo-${at}-${candidate.id}@mail.example>` : null,
            received_for: isReceived ? candidate.id : null,
            at: new Date(now - ago * hour),
          }
        }),
      )
      .execute()
  }
}
