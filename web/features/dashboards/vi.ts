export default {
  title: 'Bảng điều khiển',
  morning: 'Chào buổi sáng, {{name}}',
  afternoon: 'Chào buổi chiều, {{name}}',
  evening: 'Chào buổi tối, {{name}}',
  signedInAs: '{{role}} tại {{company}}',
  yourScreens: 'Màn hình của bạn',
  noScreens: 'Vai trò của bạn chưa mở được màn hình nào khác. Hãy liên hệ quản trị viên để được cấp quyền.',
  banners: 'Tin tức',
}
