import type { Language } from '../../contract/languages.ts'

interface Texts {
  subject(product: string): string
  hello(name: string): string
  ask: string
  confirm: string
  once(hours: number): string
}

/** The texts of the mail with a verification link, by language. */
export const verificationTexts: Record<Language, Texts> = {
  en: {
    subject: (product) => `${product}: confirm your e-mail address`,
    hello: (name) => `Hello ${name},`,
    ask: 'Please confirm that this is your e-mail address.',
    confirm: 'Confirm the address',
    once: (hours) => `The link works once, for ${hours} hours.`,
  },
  vi: {
    subject: (product) => `${product}: xác nhận địa chỉ email của bạn`,
    hello: (name) => `Xin chào ${name},`,
    ask: 'Vui lòng xác nhận đây là địa chỉ email của bạn.',
    confirm: 'Xác nhận địa chỉ',
    once: (hours) => `Liên kết dùng được một lần, trong ${hours} giờ.`,
  },
  ja: {
    subject: (product) => `${product}：メールアドレスの確認`,
    hello: (name) => `${name} 様`,
    ask: 'このメールアドレスがご本人のものであることをご確認ください。',
    confirm: 'アドレスを確認する',
    once: (hours) => `リンクは ${hours} 時間有効で、一度だけ使えます。`,
  },
}
