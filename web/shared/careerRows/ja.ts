export default {
  languages: '言語',
  language: '言語',
  level: 'レベル',
  experiences: '職歴',
  companyName: '会社名',
  position: '役職',
  row: { languages: '言語', experiences: '職歴' },
  add: { languages: '言語を追加', experiences: '職歴を追加' },
  numbered: '{{name}} {{number}}',
  levels: {
    notSaid: '未記入',
    fundamental: '基礎知識',
    limited: '経験が浅い',
    intermediate: '中級',
    advance: '上級',
    expert: 'エキスパート',
  },
}
