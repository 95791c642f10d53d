export default {
  title: 'Your CV',
  heading: 'Your CV at {{company}}',
  sent: '{{vendor}} has sent the CV of {{candidate}} to {{company}} for “{{job}}”.',
  question: 'Do you agree that {{company}} keeps and uses it to consider you?',
  given: 'Thank you. You have agreed that {{company}} considers you.',
  refused: 'You have not agreed. {{company}} does not consider this CV, and both have been told.',
  agree: 'I agree',
  disagree: 'I do not agree',
  takeBack: 'I do not agree any more',
  sure: 'Is {{company}} not to consider this CV?',
  forGood: 'This cannot be undone.',
}
