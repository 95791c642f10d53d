export default {
  title: 'Your CV',
  heading: 'Your CV at {{company}}',
  sent: '{{vendor}} has sent the CV of {{candidate}} to {{company}} for “{{job}}”.',
  question: 'Do you agree that {{company}} stores and uses it to consider you?',
  given: 'Thank you. You have agreed that {{company}} considers you.',
  refused: 'You have not agreed. {{company}} will not consider this CV, and both parties have been notified.',
  agree: 'I agree',
  disagree: 'I do not agree',
  takeBack: 'I do not agree any more',
  sure: 'Do you want {{company}} to stop considering this CV?',
  forGood: 'This cannot be undone.',
}
