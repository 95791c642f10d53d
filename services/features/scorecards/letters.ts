import type { Language } from '../../core/contract/languages.ts'
import { letter } from '../../core/mail/letter.ts'
import type { Letter } from '../../core/mail/mailParts.ts'

interface About {
  candidate: string
  job: string
  /** The full name of the person who reminds. */
  asker: string
}
interface Texts {
  subject(about: About): string
  waits(about: About): string
  since(day: string): string
  open: string
}

const texts: Record<Language, Texts> = {
  en: {
    subject: ({ candidate }) => `Reminder: your feedback on ${candidate}`,
    waits: ({ candidate, job, asker }) => `${asker} is waiting for your feedback on ${candidate} for ${job}.`,
    since: (day) => `It was requested on ${day}.`,
    open: 'Give feedback',
  },
  vi: {
    subject: ({ candidate }) => `Nhắc nhở: nhận xét của bạn về ${candidate}`,
    waits: ({ candidate, job, asker }) => `${asker} nhắc bạn gửi nhận xét về ${candidate} cho công việc ${job}.`,
    since: (day) => `Nhận xét được yêu cầu từ ngày ${day}.`,
    open: 'Gửi nhận xét',
  },
  ja: {
    subject: ({ candidate }) => `リマインダー：${candidate} さんの評価のお願い`,
    waits: ({ candidate, job, asker }) =>
      `${asker} さんから、「${job}」の候補者 ${candidate} さんの評価についてのリマインダーです。`,
    since: (day) => `${day} に依頼されました。`,
    open: '評価を入力する',
  },
}

/** Returns the mail that reminds a person of outstanding feedback. */
export function reminderLetter(
  language: Language,
  { askedAt, url, ...about }: About & { askedAt: Date; url: string },
): Letter {
  const t = texts[language]
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(askedAt)
  return letter(t.subject(about), [t.waits(about), t.since(day), { text: t.open, url }], language)
}
