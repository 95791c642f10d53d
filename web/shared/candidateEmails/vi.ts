export default {
  preview: 'Xem trước',
  previous: 'Ứng viên trước',
  next: 'Ứng viên sau',
  of: '{{name}} ({{at}} / {{count}})',
  to: 'đến {{address}}',
  noAddress: 'Chưa có địa chỉ email: không gửi gì.',
  noSubject: '(không có tiêu đề)',
  missing: 'Chưa có thông tin cho: {{tokens}}. Không thể gửi email như vậy.',
}
