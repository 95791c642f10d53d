import type { Language } from '../../contract/languages.ts'

const en = {
  signIn: 'Sign in',
  userName: 'User name',
  password: 'Password',
  wrong: 'The user name or the password is wrong.',
  missing: 'Enter your user name and your password.',
  wait: (seconds: number) =>
    `Too many failed attempts. Try again in ${seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
  busy: 'Too many people are signing in right now. Try again in a moment.',
  language: 'Language',
  demo: 'Demo accounts',
  demoHint: 'One click signs you in. Each has the password',
  expired: 'This sign-in has expired',
  expiredHint: 'It was open for too long or has been used already.',
  failed: 'The sign-in could not go on',
  again: 'Go to the application',
  signOut: 'Sign out',
  signOutAsk: 'Do you want to sign out?',
  stay: 'Stay signed in',
  signedOut: 'You are signed out',
  emailAsk: 'Is this your e-mail address?',
  confirm: 'Confirm',
  emailConfirmed: 'The e-mail address is confirmed',
  linkGone: 'This link has expired or has been used already',
}
export type Texts = typeof en

const vi: Texts = {
  signIn: 'Đăng nhập',
  userName: 'Tên đăng nhập',
  password: 'Mật khẩu',
  wrong: 'Tên đăng nhập hoặc mật khẩu không đúng.',
  missing: 'Hãy nhập tên đăng nhập và mật khẩu.',
  wait: (seconds) =>
    `Đăng nhập sai quá nhiều lần. Hãy thử lại sau ${seconds < 60 ? `${seconds} giây` : `${Math.ceil(seconds / 60)} phút`}.`,
  busy: 'Đang có quá nhiều người đăng nhập. Hãy thử lại sau giây lát.',
  language: 'Ngôn ngữ',
  demo: 'Tài khoản dùng thử',
  demoHint: 'Bấm một lần để đăng nhập. Mật khẩu của mọi tài khoản là',
  expired: 'Phiên đăng nhập này đã hết hạn',
  expiredHint: 'Trang đã mở quá lâu hoặc đã được sử dụng.',
  failed: 'Không thể tiếp tục đăng nhập',
  again: 'Về ứng dụng',
  signOut: 'Đăng xuất',
  signOutAsk: 'Bạn có muốn đăng xuất không?',
  stay: 'Ở lại',
  signedOut: 'Bạn đã đăng xuất',
  emailAsk: 'Đây có phải là địa chỉ e-mail của bạn không?',
  confirm: 'Xác nhận',
  emailConfirmed: 'Đã xác nhận địa chỉ e-mail',
  linkGone: 'Liên kết này đã hết hạn hoặc đã được sử dụng',
}

const ja: Texts = {
  signIn: 'サインイン',
  userName: 'ユーザー名',
  password: 'パスワード',
  wrong: 'ユーザー名またはパスワードが正しくありません。',
  missing: 'ユーザー名とパスワードを入力してください。',
  wait: (seconds) =>
    `失敗が続いたため、${seconds < 60 ? `${seconds}秒` : `${Math.ceil(seconds / 60)}分`}後にもう一度お試しください。`,
  busy: 'ただいま混み合っています。少し待ってからもう一度お試しください。',
  language: '言語',
  demo: 'デモ用アカウント',
  demoHint: 'ワンクリックでサインインできます。パスワードはすべて共通です：',
  expired: 'このサインインは期限切れです',
  expiredHint: '長時間開いたままになっていたか、すでに使用されています。',
  failed: 'サインインを続行できませんでした',
  again: 'アプリケーションへ',
  signOut: 'サインアウト',
  signOutAsk: 'サインアウトしますか？',
  stay: 'サインインしたままにする',
  signedOut: 'サインアウトしました',
  emailAsk: 'これはあなたのメールアドレスですか？',
  confirm: '確認する',
  emailConfirmed: 'メールアドレスを確認しました',
  linkGone: 'このリンクは期限切れか、すでに使用されています',
}

/** Each language under its own name. */
export const languages: Record<Language, string> = { en: 'English', vi: 'Tiếng Việt', ja: '日本語' }
const byLanguage: Record<Language, Texts> = { en, vi, ja }

/** The texts of a language. */
export const texts = (language: Language): Texts => byLanguage[language]

/** The first language that we have of lists such as `ui_locales` ("ja vi") or Accept-Language ("vi-VN,en;q=0.8"); else English. */
export function pickLanguage(...wishes: (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const asked = (wish ?? '').split(/[\s,]+/).map((part) => {
      const [tag = '', quality] = part.split(';q=')
      return { code: tag.slice(0, 2).toLowerCase(), quality: Number(quality ?? 1) }
    })
    const found = asked
      .toSorted((a, b) => b.quality - a.quality)
      .find(({ code, quality }) => quality > 0 && code in byLanguage)
    if (found) return found.code as Language
  }
  return 'en'
}
