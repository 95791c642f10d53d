import type { Language } from '../contract/languages.ts'

interface Texts {
  hello(name: string): string
  open: string
  digest: { subject(count: number): string; intro: string; more(count: number): string }
  why: string
}

/** The texts around notifications in mails, by language. */
export const notificationMailTexts: Record<Language, Texts> = {
  en: {
    hello: (name) => `Hello ${name},`,
    open: 'Open',
    digest: {
      subject: (count) => (count === 1 ? 'One notification for you' : `${count} notifications for you`),
      intro: 'New since yesterday morning:',
      more: (count) => `And ${count} more.`,
    },
    why: 'Choose which mails you receive',
  },
  vi: {
    hello: (name) => `Xin chào ${name},`,
    open: 'Mở',
    digest: {
      subject: (count) => `Bạn có ${count} thông báo`,
      intro: 'Những thông báo mới từ sáng hôm qua:',
      more: (count) => `Và ${count} thông báo khác.`,
    },
    why: 'Chọn những gì bạn nhận qua email',
  },
  ja: {
    hello: (name) => `${name} 様`,
    open: '開く',
    digest: {
      subject: (count) => `${count} 件のお知らせがあります`,
      intro: '昨日の朝からの新しいお知らせです：',
      more: (count) => `ほか ${count} 件。`,
    },
    why: 'メールで受け取る内容を選ぶ',
  },
}
