export default {
  unmoved: 'Ứng viên đang chờ bạn',
  span: 'Không chuyển trạng thái trong',
  days_other: '{{count}} ngày',
  noneUnmoved_other:
    'Trong các công việc đang mở của bạn, không ứng viên nào giữ nguyên trạng thái suốt {{count}} ngày.',
  more_other: 'Còn {{count}} ứng viên nữa',
}
