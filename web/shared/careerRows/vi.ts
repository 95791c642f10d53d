export default {
  languages: 'Ngôn ngữ',
  language: 'Ngôn ngữ',
  level: 'Trình độ',
  experiences: 'Kinh nghiệm',
  companyName: 'Tên công ty',
  position: 'Vị trí',
  row: { languages: 'Ngôn ngữ', experiences: 'Kinh nghiệm' },
  add: { languages: 'Thêm ngôn ngữ', experiences: 'Thêm kinh nghiệm' },
  numbered: '{{name}} {{number}}',
  levels: {
    notSaid: 'Không xác định',
    fundamental: 'Hiểu biết cơ bản',
    limited: 'Kinh nghiệm hạn chế',
    intermediate: 'Trung cấp',
    advance: 'Nâng cao',
    expert: 'Chuyên gia',
  },
}
