export default {
  unmoved: 'Ứng viên đang chờ bạn',
  span: 'Không chuyển trạng thái trong',
  days_other: '{{count}} ngày',
  noneUnmoved_other: 'Không có ứng viên nào trong các công việc đang mở của bạn đứng yên {{count}} ngày.',
  more_other: 'Còn {{count}} ứng viên nữa',
}
