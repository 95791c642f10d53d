import type { Language } from '../../core/contract/languages.ts'
import { letter, type Line } from '../../core/mail/letter.ts'
import type { Letter } from '../../core/mail/mailParts.ts'

interface About {
  candidate: string
  job: string
  /** The full name of the user who requests the feedback. */
  asker: string
}
interface Texts {
  subject(about: About): string
  asks(about: About): string
  form(name: string): string
  due(day: string): string
  open: string
}

const texts: Record<Language, Texts> = {
  en: {
    subject: ({ candidate }) => `Your feedback on ${candidate}`,
    asks: ({ candidate, job, asker }) => `${asker} asks for your feedback on ${candidate} for ${job}.`,
    form: (name) => `Feedback form: ${name}`,
    due: (day) => `Please answer by ${day}.`,
    open: 'Give feedback',
  },
  vi: {
    subject: ({ candidate }) => `Nhận xét của bạn về ${candidate}`,
    asks: ({ candidate, job, asker }) => `${asker} mời bạn nhận xét về ${candidate} cho công việc ${job}.`,
    form: (name) => `Biểu mẫu nhận xét: ${name}`,
    due: (day) => `Vui lòng trả lời trước hết ngày ${day}.`,
    open: 'Gửi nhận xét',
  },
  ja: {
    subject: ({ candidate }) => `${candidate} さんの評価のお願い`,
    asks: ({ candidate, job, asker }) => `${asker} さんが「${job}」の候補者 ${candidate} さんの評価を依頼しています。`,
    form: (name) => `評価フォーム：${name}`,
    due: (day) => `${day} までにご回答ください。`,
    open: '評価を入力する',
  },
}

/** Returns the name of the feedback form and the link to it, which are added below a company's own template. */
export const linkLines = (language: Language, formName: string, url: string): Line[] => [
  texts[language].form(formName),
  { text: texts[language].open, url },
]

/** Returns the mail that requests feedback from a user. */
export function requestLetter(
  language: Language,
  {
    note,
    dueAt,
    formName,
    url,
    ...about
  }: About & { note: string | null; dueAt: Date | null; formName: string; url: string },
): Letter {
  const t = texts[language]
  const day = dueAt && new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(dueAt)
  const lines = [
    t.asks(about),
    ...(note ? [note] : []),
    ...(day ? [t.due(day)] : []),
    ...linkLines(language, formName, url),
  ]
  return letter(t.subject(about), lines, language)
}
