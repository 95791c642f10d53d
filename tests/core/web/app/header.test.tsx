import { cleanup, screen, waitFor } from '@testing-library/react'
import i18n from 'i18next'
import { createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { supportContactList } from '../../../../services/features/settings/contract.ts'
import { isHeaderOnly, keepHeaderOnly } from '../../../../web/app/headerOnly.ts'
import { SupportMenu } from '../../../../web/app/shell/header/SupportMenu.tsx'
import vietnamese from '../../../../web/app/texts/vi.ts'
import { PageButton } from '../../../../web/shared/ui/PageButton.tsx'
import { fakeRest } from '../../../support/fakeRest.ts'
import { renderScreen } from '../../../support/screen.tsx'

const contact = (number: number) => ({
  nameVi: `Chị ${number}`,
  nameEn: `Ms ${number}`,
  phone: `+84 (24) 100-${number}`,
  email: `help${number}@example.com`,
})
const open = async (contacts: ReturnType<typeof contact>[]) => {
  const rest = fakeRest().on(supportContactList, () => contacts)
  const page = renderScreen(
    <>
      <SupportMenu />
      <button type="button">Elsewhere</button>
    </>,
    { rest, path: '/dashboards' },
  )
  const button = await screen.findByRole('button', { name: i18n.t('support') })
  return { rest, button, ...page }
}

test('support shows three contacts with phone and email links, loaded when it opens', async () => {
  const { rest, button, user } = await open([1, 2, 3, 4].map(contact))
  expect(rest.calls).toEqual([])
  await user.click(button)
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3].flatMap((number) => [`tel:+8424100${number}`, `mailto:help${number}@example.com`]),
  )
  expect(screen.getByText('Ms 2')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(links[0]))
  await user.keyboard('{Escape}')
  expect([screen.queryByRole('link'), document.activeElement]).toEqual([null, button])
})

test('names are Vietnamese for Vietnamese, and English for all other languages', async () => {
  i18n.addResourceBundle('vi', 'common', vietnamese)
  for (const [language, name] of [
    ['vi', 'Chị 1'],
    ['ja', 'Ms 1'],
  ] as const) {
    await i18n.changeLanguage(language)
    const { button, user } = await open([contact(1)])
    await user.click(button)
    expect((await screen.findByText(name)).lang).toBe(language === 'vi' ? 'vi' : 'en')
    await user.keyboard('{Escape}')
    cleanup()
  }
  await i18n.changeLanguage('en')
})

test('without contacts it says that there is no information', async () => {
  const { button, user } = await open([])
  await user.click(button)
  expect(await screen.findByText('No information to display')).toBeTruthy()
})

test('a page puts its button into the header', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  renderScreen(
    <PageButton>
      <button type="button">Create</button>
    </PageButton>,
    { rest: fakeRest(), path: '/', shell: { pageButton: place } },
  )
  expect((await screen.findByRole('button', { name: 'Create' })).parentElement).toBe(place)
})

test('the button of a page is on the page itself if the header of a phone has no space', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === '(max-width: 767px)' }),
  )
  const place = document.body.appendChild(document.createElement('div'))
  renderScreen(
    <PageButton>
      <button type="button">Create</button>
    </PageButton>,
    { rest: fakeRest(), path: '/', shell: { pageButton: place } },
  )
  expect(place.contains(await screen.findByRole('button', { name: 'Create' }))).toBe(false)
  vi.unstubAllGlobals()
})

test('header-only mode stays in the address on every page until it is switched off', async () => {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/dashboards?headerOnly=1'] })
  keepHeaderOnly(router)
  const at = () => router.state.location.pathname + router.state.location.search + router.state.location.hash
  const go = async (to: string, expected: string) => {
    await router.navigate(to, { state: 'kept' })
    await waitFor(() => expect(at()).toBe(expected))
    expect(isHeaderOnly()).toBe(true)
  }
  await go('/setting#preferences', '/setting?headerOnly=1#preferences')
  expect(router.state.location.state).toBe('kept')
  await go('/cv-verification?folder=1&page=2', '/cv-verification?folder=1&page=2&headerOnly=1')
  await go('/cv-verification?folder=3', '/cv-verification?folder=3&headerOnly=1')
  await router.navigate(-1)
  await waitFor(() => expect(at()).toBe('/cv-verification?folder=1&page=2&headerOnly=1'))
  await router.navigate('/dashboards?headerOnly=0')
  expect([at(), isHeaderOnly()]).toEqual(['/dashboards?headerOnly=0', false])
  await router.navigate('/setting')
  expect(at()).toBe('/setting')
})
