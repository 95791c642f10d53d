export default {
  states: {
    PLANNED: '予定',
    INVITED: '招待済み',
    CONFIRMED: '確定',
    DONE: '実施済み',
    CANCELLED: '中止',
    NO_SHOW: '欠席',
  },
}
