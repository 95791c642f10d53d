export default {
  title: 'Dashboards',
  morning: 'Good morning, {{name}}',
  afternoon: 'Good afternoon, {{name}}',
  evening: 'Good evening, {{name}}',
  signedInAs: '{{role}} at {{company}}',
  yourScreens: 'Your screens',
  noScreens: 'Your role opens no other screen yet. Ask an administrator for the permissions that you need.',
  banners: 'News',
}
