import type { Language } from '../../core/contract/languages.ts'
import { letter } from '../../core/mail/letter.ts'
import type { Letter } from '../../core/mail/mailParts.ts'

interface About {
  candidate: string
  company: string
  vendor: string
  job: string
}
interface Texts {
  subject(about: About): string
  hello(about: About): string
  sent(about: About): string
  asks(about: About): string
  open: string
  refuse(about: About): string
}

const texts: Record<Language, Texts> = {
  en: {
    subject: ({ company }) => `Your CV at ${company}`,
    hello: ({ candidate }) => `Hello ${candidate},`,
    sent: ({ vendor, company, job }) => `${vendor} has sent your CV to ${company} for “${job}”.`,
    asks: ({ company }) => `Please say whether you agree that ${company} keeps your CV and uses it to consider you.`,
    open: 'Answer',
    refuse: ({ company }) =>
      `If you do not agree, ${company} will not consider this CV. The link is valid for 30 days.`,
  },
  vi: {
    subject: ({ company }) => `CV của bạn tại ${company}`,
    hello: ({ candidate }) => `Xin chào ${candidate},`,
    sent: ({ vendor, company, job }) => `${vendor} đã gửi CV của bạn tới ${company} cho “${job}”.`,
    asks: ({ company }) => `Vui lòng cho biết bạn có đồng ý để ${company} lưu và sử dụng CV này để xem xét bạn không.`,
    open: 'Trả lời',
    refuse: ({ company }) =>
      `Nếu bạn không đồng ý, ${company} sẽ không xem xét CV này. Liên kết có hiệu lực trong 30 ngày.`,
  },
  ja: {
    subject: ({ company }) => `${company} に提出された履歴書について`,
    hello: ({ candidate }) => `${candidate} 様`,
    sent: ({ candidate, vendor, company, job }) =>
      `${vendor} が「${job}」の候補者として、${candidate} 様の履歴書を ${company} に提出しました。`,
    asks: ({ company }) => `${company} が選考のために履歴書を保管し利用することに同意されるか、お知らせください。`,
    open: '回答する',
    refuse: ({ company }) =>
      `同意されない場合、${company} はこの履歴書を選考に使用しません。リンクは 30 日間有効です。`,
  },
}

/** Returns the mail that asks a candidate whether they agree that a vendor has sent their CV. */
export function consentLetter(language: Language, url: string, about: About): Letter {
  const t = texts[language]
  return letter(
    t.subject(about),
    [t.hello(about), t.sent(about), t.asks(about), { text: t.open, url }, t.refuse(about)],
    language,
  )
}
