export default {
  ask: 'Mời nhận xét',
  candidates_other: '{{count}} ứng viên',
  users: 'Người được mời',
  usersHint: 'Mỗi người nhận một email với liên kết riêng.',
  form: 'Biểu mẫu nhận xét',
  newestForm: 'Biểu mẫu đang dùng mới nhất',
  due: 'Hạn trả lời',
  note: 'Vài lời nhắn',
  asked_other: 'Đã gửi {{count}} lời mời.',
  askedBefore_other: '{{count}} lời mời trước vẫn chưa được trả lời.',
}
