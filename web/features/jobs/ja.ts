export default {
  waiting: '人員が不足している求人',
  noneWaiting: '人員が不足している求人はありません。',
  job: '求人',
  lacking: '不足人数',
  due: '期限',
  lackingOf: '{{total}} 名中 {{lack}} 名',
  more: 'ほか {{count}} 件',
  all: 'すべての求人',
  statuses: { OPEN: '募集中', CLOSED: '募集終了', ON_HOLD: '保留', FILLED: '充足' },
}
