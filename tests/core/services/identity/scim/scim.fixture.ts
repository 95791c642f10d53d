import { machineClientCreate } from '../../../../../services/features/machineClients/contract.ts'
import { roleCreate, roleGet, roleList, roleUpdate } from '../../../../../services/features/roles/contract.ts'
import { startPeople } from '../../../../features/users/people.fixture.ts'

/** An answer of the SCIM interface. */
export interface Answer {
  status: number
  type: string | null
  body: any
}

/** Starts the services with an identity provider of the first company, which has a secret to manage its accounts. */
export async function startScim(env: NodeJS.ProcessEnv = {}) {
  const here = await startPeople(env)
  const newSecret = async (userName = 'admin') =>
    (
      await here
        .as(userName)
        .ok(machineClientCreate, { body: { name: `Directory of ${userName}`, permissions: [], scopes: ['scim'] } })
    ).secret
  const secret = await newSecret()
  const send =
    (bearer: string) =>
    async (method: string, path: string, body?: object): Promise<Answer> => {
      const answer = await fetch(`${here.services.url}/scim/v2${path}`, {
        method,
        headers: { authorization: `Bearer ${bearer}`, ...(body && { 'content-type': 'application/scim+json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      return { status: answer.status, type: answer.headers.get('content-type'), body: text ? JSON.parse(text) : null }
    }
  const provider = send(secret)
  const created = async (path: '/Users' | '/Groups', body: object): Promise<any> => {
    const answer = await provider('POST', path, body)
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  return {
    ...here,
    newSecret,
    /** Sends requests with a secret. */
    send,
    /** Sends requests with the secret of the first company's provider. */
    provider,
    /** Returns a new account, as providers create one. */
    user: (userName: string, more: object = {}) =>
      created('/Users', {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
        userName,
        externalId: `ext-${userName}`,
        name: { givenName: 'Lan', familyName: 'Phạm' },
        emails: [{ primary: true, value: `${userName}@sunrise.example`, type: 'work' }],
        active: true,
        ...more,
      }),
    group: (displayName: string, ...ids: string[]) =>
      created('/Groups', { displayName, members: ids.map((value) => ({ value })) }),
    /** Creates a role of the first company that groups grant. */
    async role(code: string, groups: string[], permissions: string[] = []) {
      return here.as('admin').ok(roleCreate, { body: { code, name: code, description: '', permissions, groups } })
    },
    /** Changes the groups that grant the role. */
    async regroup(code: string, groups: string[]) {
      const { data } = await here.as('admin').ok(roleList, { body: { pageIndex: 0, pageSize: 100, keyword: code } })
      const role = await here.as('admin').ok(roleGet, { params: { id: data.find((one) => one.code === code)!.id } })
      const { id, name, description, permissions, version } = role
      return here
        .as('admin')
        .raw(roleUpdate, { params: { id }, body: { name, description, permissions, version, groups } })
    },
    /** Returns the codes of a user's roles, and of the current one. */
    async rolesOf(userName: string) {
      const { services } = here
      const user = await services.db
        .selectFrom('app_user')
        .select(['id', 'active_role'])
        .where('user_name', '=', userName)
        .executeTakeFirstOrThrow()
      const rows = await services.db.selectFrom('user_role').select('role').where('user_id', '=', user.id).execute()
      return { roles: rows.map(({ role }) => role).sort(), active: user.active_role }
    },
  }
}
export type ScimHere = Awaited<ReturnType<typeof startScim>>
