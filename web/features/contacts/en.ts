/** Texts of messages to the operators of the platform. */
export default {
  title: 'Contact',
  word: 'Contact',
  fullName: 'Full name',
  email: 'E-mail',
  content: 'Content',
  userName: 'User name',
  userAgent: 'Browser',
  search: 'Search contacts',
  noneHint: 'Messages that people send to the platform team appear here.',
}
