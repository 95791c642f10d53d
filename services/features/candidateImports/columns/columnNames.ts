import { fold } from '../../../../common/text.ts'
import type { ExtensionProperty } from '../../settings/contract.ts'
import type { ImportField } from '../importShapes.ts'

/** Column titles in the exports of other applicant trackers, in three languages. */
const titles: Partial<Record<ImportField, readonly string[]>> = {
  name: ['name', 'full name', 'candidate', 'candidate name', 'applicant name', 'họ tên', 'họ và tên', '氏名', '名前'],
  givenName: ['first name', 'given name', 'forename', 'tên', '名'],
  familyName: ['last name', 'family name', 'surname', 'họ', '姓', '苗字'],
  email: [
    'email',
    'e-mail',
    'emails',
    'email address',
    'email addresses',
    'primary email',
    'primary email address',
    'candidate email',
    'địa chỉ email',
    'メール',
    'メールアドレス',
  ],
  phone: [
    'phone',
    'phones',
    'phone number',
    'phone numbers',
    'mobile',
    'mobile phone',
    'telephone',
    'primary phone',
    'primary phone number',
    'số điện thoại',
    'điện thoại',
    'sđt',
    '電話',
    '電話番号',
    '携帯電話',
  ],
  jobTitle: ['job title', 'title', 'current title', 'headline', 'position', 'chức danh', 'vị trí', '職種', '役職'],
  company: ['company', 'current company', 'employer', 'organization', 'công ty', 'công ty hiện tại', '会社', '勤務先'],
  experienceYear: ['experience year', 'years of experience', 'experience', 'số năm kinh nghiệm', '経験年数'],
  birthday: ['birthday', 'date of birth', 'birth date', 'dob', 'ngày sinh', '生年月日'],
  gender: ['gender', 'sex', 'giới tính', '性別'],
  address: ['address', 'location', 'candidate location', 'city', 'địa chỉ', 'thành phố', '住所', '所在地'],
  nationality: ['nationality', 'citizenship', 'quốc tịch', '国籍'],
  website: [
    'website',
    'websites',
    'linkedin',
    'linkedin url',
    'linkedin profile',
    'portfolio',
    'links',
    'ウェブサイト',
  ],
  messenger: ['messenger', 'skype', 'zalo', 'line', 'telegram'],
  source: ['source', 'sources', 'candidate source', 'origin', 'nguồn', '応募経路', 'ソース'],
  channel: ['recruitment channel', 'channel', 'kênh tuyển dụng', '採用チャネル'],
  label: ['tag', 'tags', 'label', 'labels', 'candidate tags', 'nhãn', 'タグ', 'ラベル'],
  owner: ['owner', 'candidate owner', 'recruiter', 'coordinator', 'người phụ trách', '担当者'],
  skill: ['skill', 'skills', 'kỹ năng', 'スキル'],
  workLocation: ['desired work locations', 'preferred location', 'nơi làm việc mong muốn', '希望勤務地'],
  institution: ['school', 'university', 'education', 'trường', '学校', '学歴'],
  summary: ['summary', 'about', 'bio', 'tóm tắt', '概要'],
  note: [
    'note',
    'notes',
    'comment',
    'comments',
    'job',
    'jobs',
    'job name',
    'applied job',
    'stage',
    'current stage',
    'status',
    'application status',
    'rejection reason',
    'applied on',
    'application date',
    'date applied',
    'ghi chú',
    'メモ',
    '備考',
  ],
  cv: ['cv', 'cvs', 'cv file', 'resume', 'resumes', 'resume file', 'resume filename', 'attachment', 'hồ sơ', '履歴書'],
}

const keyOf = (title: string) =>
  fold(title)
    .replace(/[\s_]+/g, ' ')
    .trim()
const fieldOf = new Map(
  Object.entries(titles).flatMap(([field, names]) => names.map((name) => [keyOf(name), field as ImportField] as const)),
)

/**
 * Returns what a column with this title most likely contains, or null if it cannot be guessed. The company's own fields
 * take precedence.
 */
export function guessColumn(
  title: string,
  properties: readonly ExtensionProperty[],
): { field: ImportField | null; key: string | null } {
  const text = keyOf(title)
  const own = properties.find(({ label, key }) => keyOf(label) === text || keyOf(key) === text)
  if (own) return { field: 'ownField', key: own.key }
  return { field: fieldOf.get(text) ?? null, key: null }
}
