export default {
  title: '配信停止',
  heading: '{{company}}からのメール',
  question: '{{company}}が複数の候補者に送るメールの、{{address}} への配信を停止しますか？',
  ended: '今後、{{company}}からのこのようなメールは {{address}} に送信されません。',
  personal: 'ご応募についてご本人に宛てたメールは、引き続き届きます。',
  unsubscribe: '配信を停止する',
  again: '配信を再開する',
}
