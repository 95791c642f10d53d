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
  remember: 'Remember my user name',
  capsLock: 'Caps lock is on.',
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
  passkey: 'Sign in with a passkey',
  passkeyFailed: 'This passkey could not be used. Try again, or sign in with your password.',
  forgotten: 'Forgotten password?',
  forgottenHint: 'Enter your user name or your e-mail address. We mail you a link by which you set a new password.',
  nameOrEmail: 'User name or e-mail address',
  nameMissing: 'Enter your user name or your e-mail address.',
  sendLink: 'Send the link',
  linkSent: 'If there is such an account, a link is on its way to its e-mail address. It is good for an hour.',
  setPassword: 'Set the password',
  newPassword: 'New password',
  repeatPassword: 'The same again',
  passwordRule: (min: number) =>
    `${min} characters or more, with lower case, upper case, a digit and one of #$^+=!*()@%&amp;.`,
  passwordWeak: 'The password does not follow the rule below.',
  passwordGuessable: 'The password is too easy to guess: it is a common one, or made of what others know of you.',
  passwordShort: (min: number) => `The password must have ${min} characters or more.`,
  passwordsDiffer: 'The two passwords are not the same.',
  passwordSet: 'The password is set',
  passwordSetHint: 'You can sign in with it now. Elsewhere you are signed out.',
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
  remember: 'Nhớ tên đăng nhập của tôi',
  capsLock: 'Caps Lock đang bật.',
  demoHint: 'Bấm một lần để đăng nhập. Mật khẩu của mọi tài khoản là',
  expired: 'Phiên đăng nhập này đã hết hạn',
  expiredHint: 'Trang đã mở quá lâu hoặc đã được sử dụng.',
  failed: 'Không thể tiếp tục đăng nhập',
  again: 'Về ứng dụng',
  signOut: 'Đăng xuất',
  signOutAsk: 'Bạn có muốn đăng xuất không?',
  stay: 'Ở lại',
  signedOut: 'Bạn đã đăng xuất',
  emailAsk: 'Đây có phải là địa chỉ email của bạn không?',
  confirm: 'Xác nhận',
  emailConfirmed: 'Đã xác nhận địa chỉ email',
  linkGone: 'Liên kết này đã hết hạn hoặc đã được sử dụng',
  passkey: 'Đăng nhập bằng khóa truy cập',
  passkeyFailed: 'Không dùng được khóa truy cập này. Hãy thử lại, hoặc đăng nhập bằng mật khẩu.',
  forgotten: 'Quên mật khẩu?',
  forgottenHint: 'Hãy nhập tên đăng nhập hoặc địa chỉ email. Chúng tôi gửi cho bạn một liên kết để đặt mật khẩu mới.',
  nameOrEmail: 'Tên đăng nhập hoặc email',
  nameMissing: 'Hãy nhập tên đăng nhập hoặc địa chỉ email.',
  sendLink: 'Gửi liên kết',
  linkSent:
    'Nếu có tài khoản như vậy, một liên kết đang được gửi đến địa chỉ email của tài khoản. Liên kết dùng được trong một giờ.',
  setPassword: 'Đặt mật khẩu',
  newPassword: 'Mật khẩu mới',
  repeatPassword: 'Nhập lại mật khẩu',
  passwordRule: (min: number) =>
    `Từ ${min} ký tự trở lên, có chữ thường, chữ hoa, chữ số và một trong các ký tự #$^+=!*()@%&amp;.`,
  passwordWeak: 'Mật khẩu không đúng quy tắc bên dưới.',
  passwordGuessable: 'Mật khẩu quá dễ đoán: là mật khẩu phổ biến, hoặc tạo từ điều người khác biết về bạn.',
  passwordShort: (min: number) => `Mật khẩu phải có từ ${min} ký tự trở lên.`,
  passwordsDiffer: 'Hai mật khẩu không giống nhau.',
  passwordSet: 'Đã đặt mật khẩu',
  passwordSetHint: 'Bây giờ bạn có thể đăng nhập bằng mật khẩu này. Ở những nơi khác bạn đã bị đăng xuất.',
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
  remember: 'ユーザー名を記憶する',
  capsLock: 'Caps Lock がオンです。',
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
  passkey: 'パスキーでサインイン',
  passkeyFailed: 'このパスキーは使用できませんでした。もう一度試すか、パスワードでサインインしてください。',
  forgotten: 'パスワードをお忘れですか？',
  forgottenHint: 'ユーザー名またはメールアドレスを入力してください。新しいパスワードを設定するリンクをお送りします。',
  nameOrEmail: 'ユーザー名またはメールアドレス',
  nameMissing: 'ユーザー名またはメールアドレスを入力してください。',
  sendLink: 'リンクを送る',
  linkSent: '該当するアカウントがあれば、そのメールアドレスにリンクをお送りしました。リンクは 1 時間有効です。',
  setPassword: 'パスワードを設定する',
  newPassword: '新しいパスワード',
  repeatPassword: 'もう一度入力',
  passwordRule: (min: number) =>
    `${min} 文字以上で、小文字・大文字・数字と #$^+=!*()@%&amp; のいずれかを含めてください。`,
  passwordWeak: 'パスワードが下の条件を満たしていません。',
  passwordGuessable: '推測されやすいパスワードです（よく使われるもの、または本人に関する言葉が含まれています）。',
  passwordShort: (min: number) => `パスワードは ${min} 文字以上にしてください。`,
  passwordsDiffer: '2 つのパスワードが一致しません。',
  passwordSet: 'パスワードを設定しました',
  passwordSetHint: '新しいパスワードでサインインできます。ほかの場所ではサインアウトされました。',
}

/** The languages' own names. */
export const languages: Record<Language, string> = { en: 'English', vi: 'Tiếng Việt', ja: '日本語' }
const byLanguage: Record<Language, Texts> = { en, vi, ja }

/** Returns the texts of a language. */
export const texts = (language: Language): Texts => byLanguage[language]

/**
 * Returns the first supported language of lists such as `ui_locales` ("ja vi") or Accept-Language ("vi-VN,en;q=0.8");
 * otherwise English.
 */
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
