import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { iconList } from '../../../services/features/lookups/contract.ts'
import * as contract from '../../../services/features/modules/contract.ts'
import { roleLookup } from '../../../services/features/roles/contract.ts'
import ModulesPage from '../../../web/features/modules/ModulesPage.tsx'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { roleName } from '../users/accounts.fixture.ts'
import { module } from './modules.ts'

beforeEach(() => localStorage.clear())

const keys = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `Module:${verb}Module` as 'Module:ListModule')
function open(modules: contract.AppModule[], path = '/modules', more: 'Candidate:VerificationModuleConfig'[] = []) {
  const find = (code: unknown) => modules.find((one) => one.code === code)!
  const rest = fakeRest()
    .on(roleLookup, () => [roleName(1, 'Administrator', 'Administrators'), roleName(2, 'Guest', 'Guests')])
    .on(iconList, () => [{ id: uuid(1), name: 'Favourites', icon: 'star', isDefault: false }])
    .on(contract.appModuleList, ({ body }) =>
      pageAt(
        modules.filter(({ active }) => body.active === undefined || active === body.active),
        body,
      ),
    )
    .on(contract.appModuleCreate, ({ body }) => {
      const made = module('own-1', { ...(body as object), isOwn: true, permissions: [], place: 500 })
      modules.push(made)
      return made
    })
    .on(contract.appModuleUpdate, ({ params, body }) => {
      const one = find(params!.code)
      if (body.version !== one.version) throw new RequestError('CONFLICT', 'Changed', { errorCode: '599' })
      return Object.assign(one, body, { version: one.version + 1 })
    })
    .on(contract.appModuleStatus, ({ body }) =>
      Object.assign(find(body.code), { active: body.active, version: body.version + 1 }),
    )
    .on(contract.appModuleDelete, ({ params }) => {
      modules.splice(modules.indexOf(find(params!.code)), 1)
      return { ok: true }
    })
  return { rest, ...renderScreen(<ModulesPage />, { rest, path, keys: [...keys, ...more] }) }
}
const row = async (name: string) => (await screen.findByRole('button', { name: `Edit: ${name}` })).closest('tr')!
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
type User = ReturnType<typeof renderScreen>['user']
async function choose(user: User, name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `More actions: ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

test('a row shows the name of the module, its number of permissions, and whether it is in use', async () => {
  const { user } = open([
    module('Ruf', { descriptions: { en: 'Requests', vi: '', ja: '' } }),
    module('DPS', { active: false }),
  ])
  expect([...(await row('Rufs')).cells].slice(0, 6).map(({ textContent }) => textContent)).toEqual([
    'Rufs',
    'Ruf',
    'Requests',
    '1',
    'On',
    '10',
  ])
  expect((await row('DPSs')).textContent).toContain('Off')
  await user.click(screen.getByRole('button', { name: 'Who holds its permissions: Rufs' }))
  const holders = await dialog('Permissions of Rufs')
  expect(holders.getByText('ViewRuf')).toBeTruthy()
  expect(holders.getByText('Administrators, Guests')).toBeTruthy()
})

test('the rules of Greeting are shown under the module of candidates', async () => {
  const { user, search } = open([module('Candidate'), module('Ruf')], '/modules', [
    'Candidate:VerificationModuleConfig',
  ])
  await user.click(await screen.findByRole('button', { name: 'More actions: Rufs' }))
  expect(screen.queryByRole('menuitem', { name: 'Rules of Greeting' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'More actions: Candidates' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rules of Greeting' }))
  await waitFor(() => expect(search()).toEqual({ rules: '1' }))
})

test('texts are changed in each language; a conflict asks what to do', async () => {
  const ruf = module('Ruf')
  const { user, rest } = open([ruf])
  await user.click(await screen.findByRole('button', { name: 'Edit: Rufs' }))
  const form = await dialog('Edit: Rufs')
  expect(form.queryByRole('textbox', { name: /^Link/ })).toBeNull()
  const japanese = within(form.getByRole('group', { name: '日本語' }))
  await user.clear(japanese.getByRole('textbox', { name: /^Name/ }))
  await user.type(japanese.getByRole('textbox', { name: /^Name/ }), '依頼')
  await user.selectOptions(form.getByRole('combobox', { name: /^Icon/ }), 'star')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(rest.callsOf('appModuleUpdate')[0]!.body).toEqual({
    names: { en: 'Rufs', vi: 'Ruf', ja: '依頼' },
    descriptions: { en: '', vi: '', ja: '' },
    icon: 'star',
    link: '',
    place: 10,
    version: 0,
  })
})

test('a module is switched off after a confirmation; a module that administrators need cannot be', async () => {
  const { user, rest } = open([module('Ruf'), module('Role', { isNeeded: true })])
  await choose(user, 'Rufs', 'Switch off')
  const question = await dialog('Switch off')
  expect(question.getByText('Switch off Rufs for the company?')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Switch off' }))
  expect(await toast('Rufs is switched off.')).toBeTruthy()
  expect(rest.callsOf('appModuleStatus')[0]!.body).toEqual({ code: 'Ruf', active: false, version: 0 })
  expect(await within(await row('Rufs')).findByText('Off')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'More actions: Roles' }))
  const item = await screen.findByRole('menuitem', { name: /^Switch off/ })
  expect(item.getAttribute('aria-disabled') ?? item.getAttribute('data-disabled')).not.toBeNull()
})

test('a module of the company is a link; it can be deleted', async () => {
  const { user, rest } = open([module('Ruf')])
  await user.click((await screen.findAllByRole('button', { name: 'Create' }))[0]!)
  const form = await dialog('Create: Module')
  await user.type(
    within(form.getByRole('group', { name: 'English' })).getByRole('textbox', { name: /^Name/ }),
    'Handbook',
  )
  await user.type(form.getByRole('textbox', { name: /^Link/ }), 'https://handbook.example/')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('appModuleCreate')[0]!.body).toEqual({
    names: { en: 'Handbook', vi: '', ja: '' },
    descriptions: { en: '', vi: '', ja: '' },
    icon: '',
    link: 'https://handbook.example/',
  })
  expect((await row('Handbook')).textContent).toContain('Created by your company')
  await choose(user, 'Handbook', 'Delete')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
  expect(rest.callsOf('appModuleDelete')[0]!.params).toEqual({ code: 'own-1' })
})
