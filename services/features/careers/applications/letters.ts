import type { Language } from '../../../core/contract/languages.ts'
import { letter } from '../../../core/mail/letter.ts'
import type { Letter } from '../../../core/mail/mailParts.ts'

interface About {
  company: string
  job: string
}
interface Texts {
  subject(about: About): string
  hello: string
  received(about: About): string
  open: string
  page: string
}

const texts: Record<Language, Texts> = {
  en: {
    subject: ({ job }) => `Your application for ${job}`,
    hello: 'Hello,',
    received: ({ company, job }) => `${company} has received your application for “${job}”. Thank you.`,
    open: 'See your application',
    page: 'The page shows the status of your application and what is stored about you. You can also withdraw the application there. The link is personal and valid for 180 days.',
  },
  vi: {
    subject: ({ job }) => `Hồ sơ ứng tuyển ${job} của bạn`,
    hello: 'Xin chào,',
    received: ({ company, job }) => `${company} đã nhận được hồ sơ ứng tuyển “${job}” của bạn. Xin cảm ơn.`,
    open: 'Xem hồ sơ ứng tuyển',
    page: 'Tại trang này bạn xem được tình trạng hồ sơ, những gì được lưu, và có thể rút hồ sơ. Liên kết chỉ dành cho bạn và có hiệu lực trong 180 ngày.',
  },
  ja: {
    subject: ({ job }) => `「${job}」へのご応募について`,
    hello: 'ご応募者様',
    received: ({ company, job }) =>
      `このたびは「${job}」にご応募いただき、ありがとうございます。${company} にてご応募を受け付けました。`,
    open: '応募内容を見る',
    page: 'このページでは、選考状況と保存されている内容のご確認、応募の取り下げができます。リンクはご本人専用で、180 日間有効です。',
  },
}

/**
 * Returns the mail with the link to an applicant's own page. It contains no text written by strangers, because the
 * address may be somebody else's.
 */
export function applicationLetter(language: Language, url: string, about: About): Letter {
  const t = texts[language]
  return letter(t.subject(about), [t.hello, t.received(about), { text: t.open, url }, t.page], language)
}
