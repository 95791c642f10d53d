export default {
  title: 'Dashboards',
  morning: 'Good morning, {{name}}',
  afternoon: 'Good afternoon, {{name}}',
  evening: 'Good evening, {{name}}',
  signedInAs: '{{role}} at {{company}}',
  yourScreens: 'Your screens',
  noScreens:
    'Your role does not give you access to any other pages yet. Ask an administrator for the permissions you need.',
  banners: 'News',
}
