import type { Language } from '../../contract/languages.ts'

/** Why a user gets a link for setting a password. */
export type PasswordLinkKind = 'invitation' | 'reset'

interface Texts {
  subject: Record<PasswordLinkKind, (product: string) => string>
  hello(name: string): string
  ask: Record<PasswordLinkKind, (product: string, userName: string) => string>
  set: string
  once: Record<PasswordLinkKind, string>
  notYou: string
  changed: {
    subject(product: string): string
    told(product: string, userName: string): string
    by(administrator: string): string
    notYou: string
  }
}

/** The texts of mails with a password link, by language. */
export const passwordTexts: Record<Language, Texts> = {
  en: {
    subject: {
      invitation: (product) => `Your ${product} account`,
      reset: (product) => `${product}: set a new password`,
    },
    hello: (name) => `Hello ${name},`,
    ask: {
      invitation: (product, userName) => `You have an account at ${product}. Your user name is ${userName}.`,
      reset: (product, userName) => `Somebody requested a new password for your account ${userName} at ${product}.`,
    },
    set: 'Set the password',
    once: { invitation: 'The link works once, for 7 days.', reset: 'The link works once, for an hour.' },
    notYou: 'If it was not you, you can ignore this mail: your password remains unchanged.',
    changed: {
      subject: (product) => `${product}: your password was changed`,
      told: (product, userName) =>
        `The password of your account ${userName} at ${product} was changed, and you have been signed out everywhere.`,
      by: (administrator) => `It was changed by ${administrator}, an administrator.`,
      notYou: 'If you did not request this, tell your administrator immediately.',
    },
  },
  vi: {
    subject: {
      invitation: (product) => `Tài khoản của bạn tại ${product}`,
      reset: (product) => `${product}: đặt mật khẩu mới`,
    },
    hello: (name) => `Xin chào ${name},`,
    ask: {
      invitation: (product, userName) => `Bạn có một tài khoản tại ${product}. Tên đăng nhập của bạn là ${userName}.`,
      reset: (product, userName) => `Có người yêu cầu mật khẩu mới cho tài khoản ${userName} của bạn tại ${product}.`,
    },
    set: 'Đặt mật khẩu',
    once: {
      invitation: 'Liên kết dùng được một lần, trong 7 ngày.',
      reset: 'Liên kết dùng được một lần, trong một giờ.',
    },
    notYou: 'Nếu không phải bạn yêu cầu, bạn không cần làm gì: mật khẩu của bạn vẫn giữ nguyên.',
    changed: {
      subject: (product) => `${product}: mật khẩu của bạn đã được đổi`,
      told: (product, userName) =>
        `Mật khẩu tài khoản ${userName} của bạn tại ${product} đã được đổi, và bạn đã bị đăng xuất ở mọi nơi.`,
      by: (administrator) => `Quản trị viên ${administrator} đã đặt mật khẩu này.`,
      notYou: 'Nếu bạn không yêu cầu, hãy báo ngay cho quản trị viên.',
    },
  },
  ja: {
    subject: {
      invitation: (product) => `${product} のアカウントのご案内`,
      reset: (product) => `${product}：新しいパスワードの設定`,
    },
    hello: (name) => `${name} 様`,
    ask: {
      invitation: (product, userName) =>
        `${product} にあなたのアカウントが作成されました。ユーザー名は ${userName} です。`,
      reset: (product, userName) =>
        `${product} のアカウント ${userName} について、新しいパスワードの設定が依頼されました。`,
    },
    set: 'パスワードを設定する',
    once: {
      invitation: 'リンクは 7 日間有効で、一度だけ使えます。',
      reset: 'リンクは 1 時間有効で、一度だけ使えます。',
    },
    notYou: 'お心当たりがない場合は、何もする必要はありません。パスワードは変わりません。',
    changed: {
      subject: (product) => `${product}：パスワードが変更されました`,
      told: (product, userName) =>
        `${product} のアカウント ${userName} のパスワードが変更され、すべての場所からサインアウトされました。`,
      by: (administrator) => `管理者 ${administrator} が設定しました。`,
      notYou: 'お心当たりがない場合は、すぐに管理者へご連絡ください。',
    },
  },
}
