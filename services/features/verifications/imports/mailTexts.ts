import type { Language } from '../../../core/contract/languages.ts'

interface Counts {
  rows: number
  added: number
  existed: number
  failed: number
}
interface Texts {
  finished(file: string): string
  stopped(file: string): string
  counts(of: Counts): string
  open: string
}

/** The texts of the mail to the user who started an import, sent when it has ended, by language. */
export const mailTexts: Record<Language, Texts> = {
  en: {
    finished: (file) => `The import of ${file} has finished`,
    stopped: (file) => `The import of ${file} has failed`,
    counts: ({ rows, added, existed, failed }) =>
      `Rows read: ${rows}. To be verified: ${added}, already known: ${existed}, failed: ${failed}.`,
    open: 'Open the import',
  },
  vi: {
    finished: (file) => `Đã nhập xong ${file}`,
    stopped: (file) => `Nhập ${file} thất bại`,
    counts: ({ rows, added, existed, failed }) =>
      `Số dòng đã đọc: ${rows}. Cần xác minh: ${added}, đã có: ${existed}, lỗi: ${failed}.`,
    open: 'Mở lượt nhập',
  },
  ja: {
    finished: (file) => `${file} の取り込みが完了しました`,
    stopped: (file) => `${file} の取り込みに失敗しました`,
    counts: ({ rows, added, existed, failed }) =>
      `読み込んだ行：${rows}、確認待ち：${added}、登録済み：${existed}、失敗：${failed}`,
    open: '取り込みを開く',
  },
}
