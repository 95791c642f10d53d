import type { Language } from '../../contract/languages.ts'

interface Texts {
  title: string
  hint: string
  code: string
  wrong: string
  missing: string
  gone: string
  other: string
  setUp: string
  setUpHint: string
  grace(date: string): string
  key: string
  later: string
  picture: string
  codes: string
  codesHint: string
  onward: string
  off: string
}

/** The texts of the sign-in steps after the password, by language. */
export const stepTexts: Record<Language, Texts> = {
  en: {
    title: 'Enter your code',
    hint: 'Open your authenticator app and enter the 6 digits that it shows. A recovery code works, too.',
    code: 'Code',
    wrong: 'The code is wrong or has been used already.',
    missing: 'Enter the code.',
    gone: 'That took too long. Enter your password again.',
    other: 'Use another account',
    setUp: 'Set up two-factor authentication',
    setUpHint: 'Scan the picture with an authenticator app, then enter the 6 digits that it shows.',
    grace: (date) => `Your role requires a second factor. You can sign in without one until ${date}.`,
    key: 'Or type this key into the app:',
    later: 'Later',
    picture: 'QR code for the authenticator app',
    codes: 'Save your recovery codes',
    codesHint: 'Each code signs you in once when you do not have your authenticator. They are shown only this once.',
    onward: 'I have saved them',
    off: 'Your role requires a second factor, and none can be set up here. Ask your administrator.',
  },
  vi: {
    title: 'Nhập mã',
    hint: 'Mở ứng dụng xác thực và nhập 6 chữ số đang hiển thị. Mã khôi phục cũng dùng được.',
    code: 'Mã',
    wrong: 'Mã không đúng hoặc đã được sử dụng.',
    missing: 'Hãy nhập mã.',
    gone: 'Đã quá thời gian. Hãy nhập lại mật khẩu.',
    other: 'Dùng tài khoản khác',
    setUp: 'Thiết lập xác thực hai bước',
    setUpHint: 'Quét hình bằng ứng dụng xác thực, rồi nhập 6 chữ số mà ứng dụng hiển thị.',
    grace: (date) => `Vai trò của bạn yêu cầu xác thực hai bước. Bạn có thể đăng nhập không cần mã đến ${date}.`,
    key: 'Hoặc nhập khóa này vào ứng dụng:',
    later: 'Để sau',
    picture: 'Mã QR cho ứng dụng xác thực',
    codes: 'Hãy giữ mã khôi phục',
    codesHint: 'Mỗi mã cho bạn đăng nhập một lần khi không có ứng dụng xác thực. Mã chỉ hiển thị lúc này.',
    onward: 'Tôi đã lưu',
    off: 'Vai trò của bạn yêu cầu xác thực hai bước nhưng ở đây không thiết lập được. Hãy hỏi quản trị viên.',
  },
  ja: {
    title: 'コードを入力',
    hint: '認証アプリを開き、表示されている 6 桁の数字を入力してください。リカバリーコードも使えます。',
    code: 'コード',
    wrong: 'コードが正しくないか、すでに使用されています。',
    missing: 'コードを入力してください。',
    gone: '制限時間を過ぎました。もう一度パスワードを入力してください。',
    other: '別のアカウントを使う',
    setUp: '二要素認証を設定する',
    setUpHint: '認証アプリで画像を読み取り、表示された 6 桁の数字を入力してください。',
    grace: (date) => `あなたのロールには二要素認証が必要です。${date} までは設定せずにサインインできます。`,
    key: 'または、このキーをアプリに入力してください：',
    later: '後で',
    picture: '認証アプリ用の QR コード',
    codes: 'リカバリーコードを保管してください',
    codesHint: '認証アプリが使えないときに、それぞれ一度だけサインインできます。表示されるのは今だけです。',
    onward: '保管しました',
    off: 'あなたのロールには二要素認証が必要ですが、ここでは設定できません。管理者にお問い合わせください。',
  },
}
