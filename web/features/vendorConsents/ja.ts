export default {
  title: 'あなたの履歴書',
  heading: '{{company}}へ提出されたあなたの履歴書',
  sent: '{{vendor}} が「{{job}}」の候補者として、{{candidate}} さんの履歴書を {{company}} に提出しました。',
  question: '{{company}} が選考のために履歴書を保管し利用することに同意しますか。',
  given: 'ありがとうございます。{{company}} の選考に同意されました。',
  refused: '同意されませんでした。{{company}} はこの履歴書を選考に使いません。双方に通知しました。',
  agree: '同意する',
  disagree: '同意しない',
  takeBack: '同意を取り消す',
  sure: '{{company}} がこの履歴書を選考に使わないようにしますか。',
  forGood: 'この操作は取り消せません。',
}
