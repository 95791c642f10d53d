export default {
  title: 'Unsubscribe',
  heading: 'E-mails of {{company}}',
  question: 'Do you want no more e-mails that {{company}} sends to several candidates at {{address}}?',
  ended: '{{company}} sends no more such e-mails to {{address}}.',
  personal: 'E-mails that are written to you alone, about an application of yours, still come.',
  unsubscribe: 'Unsubscribe',
  again: 'Get them again',
}
