export default {
  title: 'タスク',
  none: 'いま必要な作業はありません。',
  review_one: '確認待ちの履歴書 {{shown}} 件',
  review_other: '確認待ちの履歴書 {{shown}} 件',
  inbound: '応募受付',
  callBack: '{{name}} さんに折り返し電話',
  failed_one: '取り込めなかった行 {{shown}} 件',
  failed_other: '取り込めなかった行 {{shown}} 件',
}
