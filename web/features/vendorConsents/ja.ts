export default {
  title: '履歴書の提出について',
  heading: '{{company}} に提出された履歴書について',
  sent: '{{vendor}} が「{{job}}」の候補者として、{{candidate}} さんの履歴書を {{company}} に提出しました。',
  question: '{{company}} が選考のために履歴書を保管し利用することに同意しますか？',
  given: 'ありがとうございます。{{company}} の選考での利用に同意いただきました。',
  refused: '同意しないとの回答を承りました。{{company}} はこの履歴書を選考に使用しません。双方に通知しました。',
  agree: '同意する',
  disagree: '同意しない',
  takeBack: '同意を取り消す',
  sure: '{{company}} がこの履歴書を選考に使用しないようにしますか？',
  forGood: 'この操作は取り消せません。',
}
