export default {
  states: {
    PLANNED: 'Đã lên lịch',
    INVITED: 'Đã mời',
    CONFIRMED: 'Đã xác nhận',
    DONE: 'Đã diễn ra',
    CANCELLED: 'Đã hủy',
    NO_SHOW: 'Không đến',
  },
}
