import type { Language } from '../../core/contract/languages.ts'

/** The text of the link below a bulk mail, with which the reader unsubscribes from such mails of the company. */
export const unsubscribeText: Record<Language, (company: string) => string> = {
  en: (company) => `Unsubscribe from mails that ${company} sends to several candidates`,
  vi: (company) => `Hủy nhận email mà ${company} gửi cho nhiều ứng viên`,
  ja: (company) => `${company}が複数の候補者に送るメールの配信を停止する`,
}
