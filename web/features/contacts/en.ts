/** Texts of the messages to those who run the platform. */
export default {
  title: 'Contact',
  word: 'Contact',
  fullName: 'Full name',
  email: 'E-mail',
  content: 'Content',
  userName: 'User name',
  userAgent: 'Browser',
  search: 'Search contacts',
  noneHint: 'What people write to those who run the platform stands here.',
}
