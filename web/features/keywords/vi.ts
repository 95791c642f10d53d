/** Texts of the keywords. */
export default {
  title: 'Từ khóa',
  lists: 'Danh sách từ khóa',
  name: 'Tên',
  kinds: {
    SKILL_KEYWORD: 'Kỹ năng',
    SKILL_EXCEPTION: 'Không phải kỹ năng',
    LANGUAGE_KEYWORD: 'Ngôn ngữ',
    CERTIFICATE_KEYWORD: 'Chứng chỉ',
    EDUCATION_INSTITUTION: 'Cơ sở đào tạo',
    COMPANY_KEYWORD: 'Nơi từng làm việc',
    COUNTRY_KEYWORD: 'Quốc gia',
  },
  candidates: 'Ứng viên',
  jobs: 'Công việc',
  search: 'Tìm từ khóa',
  noneHint:
    'Kỹ năng và ngôn ngữ được gợi ý khi nhập ứng viên, công việc và khi tìm kiếm; các danh sách khác dành cho công cụ khác đọc.',
  renameHint: 'Ứng viên và công việc đang dùng từ cũ sẽ chuyển sang từ mới.',
  inUse: 'Có ứng viên hoặc công việc đang dùng: hãy gộp vào từ khóa khác',
  mergeHint: 'Ứng viên và công việc có {{name}} sẽ chuyển sang từ khóa này. Không thể hoàn tác.',
}
