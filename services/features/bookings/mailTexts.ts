import type { Language } from '../../core/contract/languages.ts'

interface Texts {
  hello(name: string): string
  bookingSubject(title: string, company: string): string
  bookingAsk(title: string, job: string, company: string, minutes: number): string
  choose: string
  bookingUntil(when: string): string
  declinedSubject(name: string, title: string): string
  declined(name: string, title: string, candidate: string, when: string): string
  soonSubject(title: string, when: string): string
  soon(title: string, candidate: string, job: string, when: string): string
  where: string
  open: string
}

/** The texts of mails about bookings, answers and reminders. */
export const mailTexts: Record<Language, Texts> = {
  en: {
    hello: (name) => `Hello ${name},`,
    bookingSubject: (title, company) => `${company}: choose a time for your interview: ${title}`,
    bookingAsk: (title, job, company, minutes) =>
      `${company} would like to talk to you about the position ${job}: ${title}, ${minutes} minutes. Please choose a time that suits you.`,
    choose: 'Choose a time',
    bookingUntil: (when) => `The link is valid until ${when} and works once.`,
    declinedSubject: (name, title) => `${name} has declined: ${title}`,
    declined: (name, title, candidate, when) =>
      `${name} has declined the interview ${title} with ${candidate} on ${when}. The time is still reserved: cancel the interview or choose another time.`,
    soonSubject: (title, when) => `Interview ${when}: ${title}`,
    soon: (title, candidate, job, when) => `Your interview ${title} with ${candidate} (${job}) is on ${when}.`,
    where: 'Where',
    open: 'Open the candidate',
  },
  vi: {
    hello: (name) => `Xin chào ${name},`,
    bookingSubject: (title, company) => `${company}: hãy chọn thời gian phỏng vấn: ${title}`,
    bookingAsk: (title, job, company, minutes) =>
      `${company} muốn trao đổi với bạn về vị trí ${job}: ${title}, ${minutes} phút. Vui lòng chọn thời gian phù hợp với bạn.`,
    choose: 'Chọn thời gian',
    bookingUntil: (when) => `Liên kết có hiệu lực đến ${when} và dùng được một lần.`,
    declinedSubject: (name, title) => `${name} đã từ chối: ${title}`,
    declined: (name, title, candidate, when) =>
      `${name} đã từ chối buổi phỏng vấn ${title} với ${candidate} vào ${when}. Thời gian này vẫn được giữ: hãy hủy buổi phỏng vấn hoặc chọn thời gian khác.`,
    soonSubject: (title, when) => `Phỏng vấn ${when}: ${title}`,
    soon: (title, candidate, job, when) =>
      `Buổi phỏng vấn ${title} của bạn với ${candidate} (${job}) diễn ra vào ${when}.`,
    where: 'Địa điểm',
    open: 'Mở hồ sơ ứng viên',
  },
  ja: {
    hello: (name) => `${name} 様`,
    bookingSubject: (title, company) => `${company}：面接日時をお選びください（${title}）`,
    bookingAsk: (title, job, company, minutes) =>
      `${company} より、「${job}」の面接「${title}」（${minutes} 分）をご案内いたします。ご都合のよい日時をお選びください。`,
    choose: '日時を選ぶ',
    bookingUntil: (when) => `リンクは ${when} まで有効で、一度だけ使えます。`,
    declinedSubject: (name, title) => `${name} さんが辞退しました：${title}`,
    declined: (name, title, candidate, when) =>
      `${name} さんが ${when} の ${candidate} さんとの面接「${title}」を辞退しました。時間はまだ確保されています。面接を中止するか、別の日時を選んでください。`,
    soonSubject: (title, when) => `面接のリマインダー（${when}）：${title}`,
    soon: (title, candidate, job, when) => `${candidate} さん（${job}）との面接「${title}」は ${when} です。`,
    where: '場所',
    open: '候補者を開く',
  },
}

const locales: Record<Language, string> = { en: 'en-GB', vi: 'vi-VN', ja: 'ja-JP' }

/** Returns a moment in the reader's language, with the time zone. */
export const whenText = (moment: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(moment)
