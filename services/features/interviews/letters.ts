import type { Language } from '../../core/contract/languages.ts'
import { letter, type Line } from '../../core/mail/letter.ts'
import type { Letter } from '../../core/mail/mailParts.ts'

/** The reason for a mail. */
export type Occasion = 'planned' | 'moved' | 'cancelled' | 'removed'

/** The content of a mail about an interview. The candidate is told nothing beyond it. */
export interface About {
  occasion: Occasion
  /** The full name of the reader. */
  reader: string
  title: string
  job: string
  company: string
  /** The name of the candidate, for the panel; null if the candidate is the reader. */
  candidate: string | null
  startsAt: Date
  endsAt: Date
  /** The time zone of the interview, and that of the reader if known. */
  zones: readonly string[]
  room: string | null
  place: string | null
  link: string | null
  panel: readonly string[]
  planner: string
  /** The address at which the reader accepts or declines; null if no reply is expected. */
  reply: string | null
  /** The address of the interview page, for the panel. */
  page: string | null
}

interface Texts {
  subject: Record<Occasion, (title: string, of: string) => string>
  hello(name: string): string
  candidate: Record<Occasion, (about: About) => string>
  panel: Record<Occasion, (about: About) => string>
  when(time: string): string
  where(place: string): string
  link(address: string): string
  with(names: string): string
  accept: string
  decline: string
  open: string
  questions(name: string): string
}

const texts: Record<Language, Texts> = {
  en: {
    subject: {
      planned: (title, of) => `Invitation: ${title} – ${of}`,
      moved: (title, of) => `New time or place: ${title} – ${of}`,
      cancelled: (title, of) => `Cancelled: ${title} – ${of}`,
      removed: (title, of) => `You no longer take part: ${title} – ${of}`,
    },
    hello: (name) => `Hello ${name},`,
    candidate: {
      planned: ({ company, job }) => `${company} invites you to an interview for the position ${job}.`,
      moved: ({ company, job }) => `Your interview at ${company} for the position ${job} has a new time or place.`,
      cancelled: ({ company, job }) => `Your interview at ${company} for the position ${job} has been cancelled.`,
      removed: ({ job }) => `You no longer take part in the interview for the position ${job}.`,
    },
    panel: {
      planned: ({ planner, candidate, job }) =>
        `${planner} has invited you to an interview with ${candidate} for ${job}.`,
      moved: ({ candidate, job }) => `The interview with ${candidate} for ${job} has a new time or place.`,
      cancelled: ({ candidate, job }) => `The interview with ${candidate} for ${job} has been cancelled.`,
      removed: ({ candidate, job }) => `You no longer take part in the interview with ${candidate} for ${job}.`,
    },
    when: (time) => `When: ${time}`,
    where: (place) => `Where: ${place}`,
    link: (address) => `Call: ${address}`,
    with: (names) => `With: ${names}`,
    accept: 'Accept',
    decline: 'Decline',
    open: 'Open the interview',
    questions: (name) => `Questions? Reply to this mail: your reply goes to ${name}.`,
  },
  vi: {
    subject: {
      planned: (title, of) => `Thư mời: ${title} – ${of}`,
      moved: (title, of) => `Đổi thời gian hoặc địa điểm: ${title} – ${of}`,
      cancelled: (title, of) => `Đã hủy: ${title} – ${of}`,
      removed: (title, of) => `Bạn không cần tham gia nữa: ${title} – ${of}`,
    },
    hello: (name) => `Xin chào ${name},`,
    candidate: {
      planned: ({ company, job }) => `${company} mời bạn phỏng vấn cho vị trí ${job}.`,
      moved: ({ company, job }) =>
        `Buổi phỏng vấn của bạn tại ${company} cho vị trí ${job} có thời gian hoặc địa điểm mới.`,
      cancelled: ({ company, job }) => `Buổi phỏng vấn của bạn tại ${company} cho vị trí ${job} đã bị hủy.`,
      removed: ({ job }) => `Buổi phỏng vấn cho vị trí ${job} vẫn diễn ra nhưng bạn không cần tham gia nữa.`,
    },
    panel: {
      planned: ({ planner, candidate, job }) =>
        `${planner} lên lịch phỏng vấn ${candidate} cho công việc ${job}, có bạn tham gia.`,
      moved: ({ candidate, job }) => `Buổi phỏng vấn ${candidate} cho công việc ${job} có thời gian hoặc địa điểm mới.`,
      cancelled: ({ candidate, job }) => `Buổi phỏng vấn ${candidate} cho công việc ${job} đã bị hủy.`,
      removed: ({ candidate, job }) =>
        `Buổi phỏng vấn ${candidate} cho công việc ${job} vẫn diễn ra nhưng bạn không cần tham gia nữa.`,
    },
    when: (time) => `Thời gian: ${time}`,
    where: (place) => `Địa điểm: ${place}`,
    link: (address) => `Cuộc gọi: ${address}`,
    with: (names) => `Người phỏng vấn: ${names}`,
    accept: 'Tham gia',
    decline: 'Từ chối',
    open: 'Mở buổi phỏng vấn',
    questions: (name) => `Nếu có câu hỏi, hãy trả lời thư này: thư sẽ được gửi đến ${name}.`,
  },
  ja: {
    subject: {
      planned: (title, of) => `面接のご案内：${title}（${of}）`,
      moved: (title, of) => `日時または場所の変更：${title}（${of}）`,
      cancelled: (title, of) => `中止：${title}（${of}）`,
      removed: (title, of) => `ご参加は不要になりました：${title}（${of}）`,
    },
    hello: (name) => `${name} 様`,
    candidate: {
      planned: ({ company, job }) => `${company} の「${job}」の面接をご案内いたします。`,
      moved: ({ company, job }) => `${company} の「${job}」の面接の日時または場所が変更になりました。`,
      cancelled: ({ company, job }) => `${company} の「${job}」の面接は中止となりました。`,
      removed: ({ job }) => `「${job}」の面接へのご参加は不要となりました。`,
    },
    panel: {
      planned: ({ planner, candidate, job }) =>
        `${planner} さんが「${job}」の候補者 ${candidate} さんの面接を予定しました。ご参加をお願いします。`,
      moved: ({ candidate, job }) => `「${job}」の候補者 ${candidate} さんの面接の日時または場所が変更になりました。`,
      cancelled: ({ candidate, job }) => `「${job}」の候補者 ${candidate} さんの面接は中止となりました。`,
      removed: ({ candidate, job }) => `「${job}」の候補者 ${candidate} さんの面接へのご参加は不要となりました。`,
    },
    when: (time) => `日時：${time}`,
    where: (place) => `場所：${place}`,
    link: (address) => `Web 会議：${address}`,
    with: (names) => `面接官：${names}`,
    accept: '参加する',
    decline: '辞退する',
    open: '面接を開く',
    questions: (name) => `ご不明な点がございましたら、このメールにご返信ください。${name} に届きます。`,
  },
}

function spanIn(language: Language, { startsAt, endsAt }: About, zone: string): string {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: zone }).format(startsAt)
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: zone })
  return `${day}, ${time.format(startsAt)} – ${time.format(endsAt)} (${zone})`
}

/** Returns a line for each time zone. Zones that show the same local time share one line. */
function timesOf(language: Language, about: About): string[] {
  const clock = (zone: string) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(about.startsAt)
  const seen = new Set<string>()
  return about.zones
    .filter((zone) => !seen.has(clock(zone)) && seen.add(clock(zone)))
    .map((zone) => spanIn(language, about, zone))
}

/** Returns the text that calendars show below the title. It contains no personal links of the reader. */
export function descriptionOf(language: Language, about: About): string {
  const t = texts[language]
  return [
    about.candidate === null ? about.job : `${about.candidate} – ${about.job}`,
    t.with(about.panel.join(', ')),
    ...(about.link ? [t.link(about.link)] : []),
    ...(about.page ? [about.page] : []),
  ].join('\n')
}

/** Returns the location: the room and the address, or the link of the call if there is neither. */
export const locationOf = ({ room, place, link }: Pick<About, 'room' | 'place' | 'link'>): string | null =>
  [room, place].filter((part) => part).join(', ') || link

/** Returns a mail about an interview in the reader's language. */
export function interviewLetter(language: Language, about: About): Letter {
  const t = texts[language]
  const place = [about.room, about.place].filter((part) => part).join(', ')
  const isOver = about.occasion === 'cancelled' || about.occasion === 'removed'
  const lines: Line[] = [
    t.hello(about.reader),
    (about.candidate === null ? t.candidate : t.panel)[about.occasion](about),
    ...timesOf(language, about).map(t.when),
    ...(isOver
      ? []
      : [
          ...(place ? [t.where(place)] : []),
          ...(about.link ? [t.link(about.link)] : []),
          t.with(about.panel.join(', ')),
          ...(about.reply
            ? [
                { text: t.accept, url: `${about.reply}?response=accepted` },
                { text: t.decline, url: `${about.reply}?response=declined` },
              ]
            : []),
          ...(about.page ? [{ text: t.open, url: about.page }] : []),
        ]),
    t.questions(about.planner),
  ]
  return letter(t.subject[about.occasion](about.title, about.candidate ?? about.company), lines, language)
}
