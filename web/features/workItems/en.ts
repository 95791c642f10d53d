export default {
  title: 'To do',
  none: 'Nothing is waiting for you.',
  review_one: '{{shown}} CV to review',
  review_other: '{{shown}} CVs to review',
  inbound: 'Greeting',
  callBack: 'Call {{name}} back',
  failed_one: '{{shown}} row could not be imported',
  failed_other: '{{shown}} rows could not be imported',
}
