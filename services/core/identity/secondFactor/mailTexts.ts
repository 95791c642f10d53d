import type { Language } from '../../contract/languages.ts'

/** The changes of a second factor that users are notified of. */
export type FactorNews = 'on' | 'off' | 'reset' | 'codes' | 'codeUsed' | 'passkeyAdded' | 'passkeyRemoved'

interface Texts {
  subject: Record<FactorNews, string>
  hello(name: string): string
  told: Record<FactorNews, (userName: string) => string>
  by(administrator: string, reason: string): string
  left(count: number): string
  notYou: string
}

/** The texts of the mails about a second factor, by language. */
export const factorTexts: Record<Language, Texts> = {
  en: {
    subject: {
      on: 'Two-factor authentication is on',
      off: 'Two-factor authentication is off',
      reset: 'Your two-factor authentication was removed',
      codes: 'You have new recovery codes',
      codeUsed: 'A recovery code was used',
      passkeyAdded: 'A passkey was added',
      passkeyRemoved: 'A passkey was removed',
    },
    hello: (name) => `Hello ${name},`,
    told: {
      on: (userName) =>
        `From now on, your account ${userName} asks for a code from your authenticator when you sign in.`,
      off: (userName) => `Your account ${userName} no longer asks for a code when you sign in.`,
      reset: (userName) => `An administrator has removed two-factor authentication from your account ${userName}.`,
      codes: (userName) => `New recovery codes were created for your account ${userName}. The old ones no longer work.`,
      codeUsed: (userName) => `Somebody has signed in to your account ${userName} with a recovery code.`,
      passkeyAdded: (userName) =>
        `A passkey was added to your account ${userName}. Whoever holds it can sign in without a password.`,
      passkeyRemoved: (userName) => `A passkey was removed from your account ${userName}.`,
    },
    by: (administrator, reason) => `${administrator} gave this reason: ${reason}`,
    left: (count) => `Recovery codes left: ${count}.`,
    notYou: 'If it was not you, change your password and tell your administrator.',
  },
  vi: {
    subject: {
      on: 'Đã bật xác thực hai bước',
      off: 'Đã tắt xác thực hai bước',
      reset: 'Xác thực hai bước của bạn đã bị gỡ bỏ',
      codes: 'Bạn có mã khôi phục mới',
      codeUsed: 'Một mã khôi phục đã được sử dụng',
      passkeyAdded: 'Đã thêm một khóa truy cập',
      passkeyRemoved: 'Đã gỡ một khóa truy cập',
    },
    hello: (name) => `Xin chào ${name},`,
    told: {
      on: (userName) =>
        `Từ bây giờ tài khoản ${userName} của bạn sẽ yêu cầu mã của ứng dụng xác thực mỗi khi đăng nhập.`,
      off: (userName) => `Tài khoản ${userName} của bạn không còn yêu cầu mã khi đăng nhập.`,
      reset: (userName) => `Quản trị viên đã gỡ bỏ xác thực hai bước của tài khoản ${userName} của bạn.`,
      codes: (userName) => `Mã khôi phục mới đã được tạo cho tài khoản ${userName} của bạn. Mã cũ không còn dùng được.`,
      codeUsed: (userName) => `Có người đã đăng nhập vào tài khoản ${userName} của bạn bằng mã khôi phục.`,
      passkeyAdded: (userName) =>
        `Một khóa truy cập đã được thêm vào tài khoản ${userName} của bạn: người giữ khóa đăng nhập không cần mật khẩu.`,
      passkeyRemoved: (userName) => `Một khóa truy cập đã được gỡ khỏi tài khoản ${userName} của bạn.`,
    },
    by: (administrator, reason) => `${administrator} cho biết lý do: ${reason}`,
    left: (count) => `Số mã khôi phục còn lại: ${count}.`,
    notYou: 'Nếu không phải bạn thực hiện, hãy đổi mật khẩu và báo cho quản trị viên.',
  },
  ja: {
    subject: {
      on: '二要素認証が有効になりました',
      off: '二要素認証が無効になりました',
      reset: '二要素認証が解除されました',
      codes: '新しいリカバリーコードが作成されました',
      codeUsed: 'リカバリーコードが使用されました',
      passkeyAdded: 'パスキーが追加されました',
      passkeyRemoved: 'パスキーが削除されました',
    },
    hello: (name) => `${name} 様`,
    told: {
      on: (userName) => `今後、アカウント ${userName} のサインイン時に認証アプリのコードが必要になります。`,
      off: (userName) => `アカウント ${userName} のサインイン時にコードは不要になりました。`,
      reset: (userName) => `管理者がアカウント ${userName} の二要素認証を解除しました。`,
      codes: (userName) =>
        `アカウント ${userName} の新しいリカバリーコードが作成されました。以前のコードは使えません。`,
      codeUsed: (userName) => `アカウント ${userName} へのリカバリーコードによるサインインがありました。`,
      passkeyAdded: (userName) =>
        `アカウント ${userName} にパスキーが追加されました。パスキーを持つ人はパスワードなしでサインインできます。`,
      passkeyRemoved: (userName) => `アカウント ${userName} のパスキーが削除されました。`,
    },
    by: (administrator, reason) => `理由（${administrator}）：${reason}`,
    left: (count) => `残りのリカバリーコード：${count} 個`,
    notYou: 'お心当たりがない場合は、パスワードを変更し、管理者に連絡してください。',
  },
}
