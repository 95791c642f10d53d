export default {
  waiting: 'Vị trí đang thiếu người',
  noneWaiting: 'Không có vị trí nào thiếu người.',
  job: 'Vị trí',
  lacking: 'Còn thiếu',
  due: 'Hạn',
  lackingOf: '{{lack}} trên {{total}}',
  more: 'và {{count}} vị trí khác',
  all: 'Tất cả vị trí',
  statuses: { OPEN: 'Đang tuyển', CLOSED: 'Đã đóng', ON_HOLD: 'Tạm dừng', FILLED: 'Đã đủ người' },
}
