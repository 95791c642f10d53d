import { beforeEach, expect, test, vi } from 'vitest'
import { loadShell } from '../../../../web/app/shell/loadShell.ts'

const session = vi.hoisted(() => ({ startSession: vi.fn<() => Promise<object>>(), wasRenewed: vi.fn<() => boolean>() }))
vi.mock('../../../../web/app/session/startSession.ts', () => session)
const menu = vi.hoisted(() => ({ loadServerMenu: vi.fn<() => Promise<object>>() }))
vi.mock('../../../../web/app/shell/menu/serverMenu.ts', () => menu)
vi.mock('../../../../web/app/companyTexts/storedCompanyTexts.ts', () => ({ startCompanyTexts: () => undefined }))

const roles = (name: string) => ({
  menu: [],
  tables: [],
  roles: [
    { code: 'Other', name: 'Other' },
    { code: 'HR', name },
  ],
})

beforeEach(() => {
  session.startSession.mockResolvedValue({ user: { userName: 'lan', currentRole: 'HR', roleName: 'HR' } })
  session.wasRenewed.mockReturnValue(false)
  menu.loadServerMenu.mockReset()
})

test('the role of the session has its display name', async () => {
  menu.loadServerMenu.mockResolvedValue(roles('Human resources'))
  expect((await loadShell()).session.user).toEqual({ userName: 'lan', currentRole: 'HR', roleName: 'Human resources' })
})

test('the name comes from the menu for the new token if the stored token was out of date', async () => {
  session.wasRenewed.mockReturnValue(true)
  menu.loadServerMenu.mockResolvedValueOnce(roles('Before')).mockResolvedValueOnce(roles('Now'))
  expect((await loadShell()).session.user.roleName).toBe('Now')
})

test.each([[{ menu: null, tables: [], roles: [] }], [roles('')]])(
  'without a name the code is used: %j',
  async (role) => {
    menu.loadServerMenu.mockResolvedValue(role)
    expect((await loadShell()).session.user.roleName).toBe('HR')
  },
)
