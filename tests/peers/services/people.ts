import { channels, company, departments, ids, locations, lookup, people } from './data.ts'
import { Blob, get, named, post, put, remove, resource, without, type Asked, type Route } from './route.ts'

const roleRules = () =>
  ['Recruiter', 'HiringManager', 'Administrator'].map((roleCode, place) => ({
    id: ids.rule(10 + place),
    module: 'GREETING',
    roleCode,
    roleName: roleCode,
    roleDescription: `The role ${roleCode}`,
    type: 'Role',
    value: 10,
    active: true,
  }))

/** Users, roles, departments, companies: the calls of 000/7 (users, roles, department tree) and 002/7 (shared lookups). */
export function peopleRoutes(): Route[] {
  const roles = roleRules()
  const users = people.map((person, place) => ({
    id: ids.user(place + 1),
    ...person,
    status: 'Active',
    version: 1,
    roles: ['Recruiter'],
  }))
  const asked = ({ body, query }: Asked): string[] =>
    [Array.isArray(body) ? body : (body?.userNames ?? query.userNames?.split(',') ?? [])].flat()
  const byNames = (call: Asked) => people.filter(({ userName }) => asked(call).includes(userName))
  const names = () => people.map(({ userName, fullName }) => ({ userName, fullName }))
  return [
    ...resource('/accounts', users),
    get('/accounts/send-email-verification-link', () => true),
    put('/accounts/update-status', () => true),
    put('/accounts/{id}/add-to-role', () => true),
    post('/accounts/import', () => ids.import(8)),
    get('/accounts/import-user-queue-file-by-id', ({ query }) => ({ id: query.id, status: 'succeed' })),
    post('/accounts/download-sample-import-user-csv', () => new Blob('text/csv', 'userName,fullName\n')),
    get('/commons-sts/users', ({ query }) => named(names(), query.search)),
    get('/commons-sts/users-by-permission', names),
    post('/commons-sts/users-by-usernames', byNames),
    get('/commons-sts/users-by-usernames', byNames),
    get('/commons-sts/users-of-company', names),
    get('/commons-sts/user-info', ({ query }) => people.find(({ userName }) => userName === query.userName) ?? null),
    get('/commons-sts/current-user-info', ({ caller }) => people.find(({ userName }) => userName === caller) ?? null),
    get('/roles/settings', () => roles),
    get('/roles/settings-by-module', ({ query }) => roles.filter(({ module }) => module === query.module)),
    post('/roles/settings/create-or-update', () => true),
    remove('/roles/settings/{id}', ({ params }) => without(roles, params.id!)),
    get('/commons-sts/department-tree', () => [{ ...departments[0], children: [departments[1]] }]),
    get('/commons-sts/departments', () => departments),
    get('/commons-applicant/departments-by-legal', () => departments),
    get('/commons-applicant/list-site-departments', () => locations),
    get('/commons-applicant/list-site', () => locations),
    get('/commons-sts/locations-by-company', () => locations),
    get('/commons-sts/meeting-rooms-by-location', () => lookup(300, 'Room 1')),
    get('/commons-sts/companies', () => [company]),
    get('/commons-sts/company-types', () => lookup(310, 'Agency', 'Employer')),
    get('/commons-sts/current-company-info', () => company),
    get('/commons-sts/current-company-status-setting', () => ({ id: company.id, status: 'Active' })),
    post('/commons-sts/company-extend-setting', () => true),
    post('/commons-sts/skip-guideline', () => true),
    get('/commons-sts/menus', () => lookup(320, 'candidates', 'jobs')),
    get('/commons-sts/module-permissions', () => [
      { id: ids.lookup(330), name: 'Candidate', permissions: ['List', 'Read'] },
    ]),
    get('/commons-sts/permission-for-company', () => [{ id: ids.lookup(331), name: 'Candidate:ListCandidate' }]),
    get('/commons-sts/table-display-items', ({ query }) => [{ table: query.table, key: 'name', display: true }]),
    post('/commons-sts/download-sample-department-import-csv', () => new Blob('text/csv', 'name\n')),
    post('/commons-sts/department-import-queue-file-by-id', () => ({ status: 'succeed' })),
    get('/commons/recruitment-channels', () => channels),
  ]
}

/** The session, the shell, the profile and the telephone (000/7, 001/7, 002/7). */
export function sessionRoutes(): Route[] {
  const entries = [
    'dashboards',
    'candidates',
    'jobs',
    'interview-settings',
    'cv-verification',
    'collect-candidate',
    'dps-task',
    'setting',
  ]
  return [
    get('/accounts/check-permission', () => true),
    post('/accounts/update-active-role', () => true),
    post('/accounts/push-token', () => true),
    get('/accounts/menu-by-user', () =>
      entries.map((name) => ({ url: `/${name}`, name, languageKey: `menu.${name}`, icon: 'star' })),
    ),
    get('/translations/{language}', ({ params }) => ({ greeting: `Hello in ${params.language}` })),
    get('/accounts/profile', ({ caller }) => ({
      ...people.find(({ userName }) => userName === caller),
      avatar: 'avatar/1.png',
    })),
    post('/accounts/update-profile', () => true),
    post('/accounts/update-password', () => true),
    get('/phonenet/user-ready', () => ({ status: 'Ready' })),
    post('/phonenet/update-user-status', () => true),
    post('/phonenet/call-detail', () => ({})),
    post('/phonenet/recording-url', () => 'https://records.peer.example/1.mp3'),
    get('/phonenet/ready-user', () => ({ id: ids.user(1), ext: '101', extPassword: 'secret' })),
  ]
}
