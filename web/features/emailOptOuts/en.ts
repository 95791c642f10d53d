export default {
  title: 'Unsubscribe',
  heading: 'E-mails from {{company}}',
  question: 'Do you want to stop receiving e-mails that {{company}} sends to several candidates at {{address}}?',
  ended: '{{company}} will no longer send such e-mails to {{address}}.',
  personal: 'You will still receive personal e-mails about your applications.',
  unsubscribe: 'Unsubscribe',
  again: 'Subscribe again',
}
