import { ChakraProvider } from '@chakra-ui/react'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18n from 'i18next'
import { useState } from 'react'
import { initReactI18next } from 'react-i18next'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { Environment, Network } from 'relay-runtime'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import keyboard from '../../../../web/app/keyboard/en.ts'
import common from '../../../../web/app/texts/en.ts'
import { system } from '../../../../web/app/theme/theme.ts'
import candidateForms from '../../../../web/features/candidateForms/en.ts'
import jobs from '../../../../web/features/jobs/en.ts'
import verifications from '../../../../web/features/verifications/en.ts'
import { setShortcutsOn } from '../../../../web/shared/hooks/keyboard.ts'
import { usePageAction } from '../../../../web/shared/palette.ts'
import { SessionContext, type Session } from '../../../../web/shared/session/session.ts'
import { useShortcut } from '../../../../web/shared/hooks/useShortcut.ts'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))

await i18n
  .use(initReactI18next)
  .init({
    lng: 'en',
    resources: { en: { common, keyboard, verifications } },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  })
const { Overlays } = await import('../../../../web/app/keyboard/Overlays.tsx')
const { SearchBox } = await import('../../../../web/app/keyboard/SearchBox.tsx')
const { openOverlay } = await import('../../../../web/app/keyboard/overlay.ts')

const entries = [
  { path: '/dashboards', label: 'Dashboards', icon: null, jump: 'd' },
  { path: '/cv-verification', label: 'Xác minh CV', icon: null, group: 'Sourcing', jump: 'v' },
]
const done = vi.fn<(what: unknown) => void>()

function Page() {
  const [count, setCount] = useState(0)
  usePageAction('Count up', () => {
    done(count)
    setCount(count + 1)
  })
  useShortcut('x', () => done('x'), 'Do the x')
  return (
    <>
      <SearchBox />
      <input aria-label="Name" />
      <button type="button">Here</button>
      <Overlays entries={entries} />
    </>
  )
}

function open(can: Session['can'] = () => true) {
  const session: Session = {
    user: { userName: 'lan', fullName: 'Lan', email: null, roles: [], currentRole: '', roleName: '' },
    companyName: '',
    can,
    accessToken: async () => '',
    request: async () => new Response(),
    isExternal: false,
    signInAgain: () => {},
    signOut: () => done('signed out'),
  }
  // Search results of features are tested in paletteFinds.test.tsx.
  const environment = new Environment({ network: Network.create(() => Promise.reject(new Error('away'))) })
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/start'] })
  render(
    <ChakraProvider value={system}>
      <SessionContext value={session}>
        <RelayEnvironmentProvider environment={environment}>
          <RouterProvider router={router} />
        </RelayEnvironmentProvider>
      </SessionContext>
    </ChakraProvider>,
  )
  return { user: userEvent.setup(), path: () => router.state.location.pathname + router.state.location.search }
}

const box = () => screen.findByRole('combobox', { name: 'Search or jump to…' })
const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const chosen = () => screen.getByRole('option', { selected: true }).textContent

beforeEach(() => done.mockClear())
afterEach(() => {
  cleanup()
  act(() => {
    openOverlay(null)
    setShortcutsOn(true)
  })
  localStorage.clear()
})

describe('the command palette', () => {
  test('opens with Ctrl+K even from a field, searches without accents, and opens the selected screen', async () => {
    const { user, path } = open()
    await user.click(screen.getByLabelText('Name'))
    await user.keyboard('{Control>}k{/Control}')
    const input = await box()
    expect(document.activeElement).toBe(input)
    await user.keyboard('xac minh')
    expect(options()).toEqual(['Xác minh CVG V'])
    expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id)
    await user.keyboard('{Enter}')
    expect(path()).toBe('/cv-verification')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  test('opens from the box in the header, and is navigated with the arrow keys', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Search or jump to…' }))
    await box()
    const all = options()
    expect(chosen()).toBe(all[0])
    await user.keyboard('{ArrowUp}')
    expect(chosen()).toBe(all.at(-1))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(chosen()).toBe(all[1])
    await user.keyboard('qqq')
    expect(await screen.findByText('Nothing found')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('0 results')
  })

  test('offers the current actions of the page', async () => {
    const { user } = open()
    for (const count of [0, 1]) {
      await user.keyboard('{Control>}k{/Control}')
      const group = within(await screen.findByRole('group', { name: 'On this page' }))
      await user.click(group.getByRole('option', { name: 'Count up' }))
      expect(done).toHaveBeenLastCalledWith(count)
    }
  })

  test('offers the folders that this user opened recently, if the feature is permitted', async () => {
    localStorage.setItem(
      'recent:v1:lan:verificationFolders',
      JSON.stringify([
        { path: '/cv-verification?folder=1', label: 'Đào tạo' },
        { path: 'https://elsewhere', label: 'Elsewhere' },
        7,
      ]),
    )
    localStorage.setItem(
      'recent:v1:minh:verificationFolders',
      JSON.stringify([{ path: '/cv-verification?folder=2', label: 'Not mine' }]),
    )
    const { user, path } = open()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await box(), 'dao tao')
    await waitFor(() => expect(options()).toEqual(['Đào tạoCV Verification']))
    await user.keyboard('{Enter}')
    expect(path()).toBe('/cv-verification?folder=1')
  })

  test('shows the actions of a feature with its texts, even if none of its pages has been open', async () => {
    vi.spyOn(i18n, 'loadNamespaces').mockImplementation(async (namespaces) => {
      if (namespaces === 'candidateForms') i18n.addResourceBundle('en', 'candidateForms', candidateForms)
      if (namespaces === 'jobs') i18n.addResourceBundle('en', 'jobs', jobs)
    })
    const { user, path } = open()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await box(), 'create')
    await waitFor(() => expect(options()).toEqual(['Create candidate', 'Create job']))
    await user.keyboard('{Enter}')
    expect(path()).toBe('/candidates/create')
  })

  test('offers nothing of a feature that is not permitted', async () => {
    localStorage.setItem(
      'recent:v1:lan:verificationFolders',
      JSON.stringify([{ path: '/cv-verification?folder=1', label: 'Java' }]),
    )
    const { user } = open((permission) => permission === undefined)
    await user.keyboard('{Control>}k{/Control}')
    await box()
    await new Promise((passed) => setTimeout(passed, 50))
    expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull()
  })
})

describe('shortcuts', () => {
  test('g and a letter open a screen, but not while typing, with a late letter or with a modifier', async () => {
    const { user, path } = open()
    await user.click(screen.getByLabelText('Name'))
    await user.keyboard('gv?x')
    expect(path()).toBe('/start')
    await user.click(screen.getByRole('button', { name: 'Here' }))
    await user.keyboard('g{Alt>}v{/Alt}v')
    expect(path()).toBe('/start')
    await user.keyboard('gd')
    expect(path()).toBe('/dashboards')
    expect(done).not.toHaveBeenCalled()
  })

  test('? shows the shortcuts of the page, and its switch turns all of them off permanently', async () => {
    const { user, path } = open()
    await user.keyboard('?')
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(sheet.getByText('Do the x')).toBeTruthy()
    expect(within(sheet.getByRole('region', { name: 'Go to' })).getByText('Xác minh CV')).toBeTruthy()
    await user.click(sheet.getByRole('checkbox', { name: 'Use keyboard shortcuts' }))
    await user.click(sheet.getByRole('button', { name: 'Close' }))
    await user.keyboard('gvx?{Control>}k{/Control}')
    expect(path()).toBe('/start')
    expect(done).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(localStorage.getItem('shortcuts:v1')).toBe('off')
    await user.click(screen.getByRole('button', { name: 'Search or jump to…' }))
    await user.type(await box(), 'turn keyboard')
    await user.keyboard('{Enter}x')
    expect(done).toHaveBeenCalledWith('x')
  })
})
