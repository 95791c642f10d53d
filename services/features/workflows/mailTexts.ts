import type { Language } from '../../core/contract/languages.ts'

interface Entered {
  candidate: string
  status: string
  job: string
}
interface Texts {
  entered(what: Entered): string
  open: string
}

/** The texts of triggers beyond the company's templates, by language. */
export const mailTexts: Record<Language, Texts> = {
  en: {
    entered: ({ candidate, status, job }) => `${candidate} has entered the status ${status} for ${job}.`,
    open: 'Open the candidate',
  },
  vi: {
    entered: ({ candidate, status, job }) => `${candidate} đã vào trạng thái ${status} của công việc ${job}.`,
    open: 'Mở hồ sơ ứng viên',
  },
  ja: {
    entered: ({ candidate, status, job }) => `${candidate} さんが「${job}」のステータス「${status}」に入りました。`,
    open: '候補者を開く',
  },
}
