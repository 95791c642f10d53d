import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from '../../../../web/shared/ui/Button.tsx'
import { Drawer, DrawerBody } from '../../../../web/shared/ui/Drawer.tsx'
import { Combobox } from '../../../../web/shared/fields/Combobox.tsx'
import { Popover } from '../../../../web/shared/ui/Popover.tsx'
import { RowMenu, RowMenuButton } from '../../../../web/shared/table/RowMenu.tsx'
import { fakeRest } from '../../../support/fakeRest.ts'
import { renderScreen } from '../../../support/screen.tsx'

const inner = [
  [
    'a panel',
    () => (
      <Popover label="Columns" trigger={(props) => <Button {...props}>Open</Button>}>
        <input aria-label="Name" />
      </Popover>
    ),
    'button',
    'dialog',
  ],
  [
    'a list of choices',
    () => (
      <Combobox
        value={null}
        onChange={() => {}}
        load={async () => [{ value: '1', label: 'Backend' }]}
        placeholder="Job"
        aria={{ id: 'job' }}
      />
    ),
    'combobox',
    'listbox',
  ],
  [
    'a menu',
    () => (
      <RowMenu>
        <RowMenuButton label="Open" actions={[{ label: 'Edit', run: () => {} }]} />
      </RowMenu>
    ),
    'button',
    'menu',
  ],
] as const

test.each(inner)('Esc in %s closes only that, and then the drawer around it', async (_, what, opener, opened) => {
  const onClose = vi.fn<() => void>()
  const { user } = renderScreen(
    <Drawer title="Candidate" onClose={onClose}>
      <DrawerBody>{what()}</DrawerBody>
    </Drawer>,
    { rest: fakeRest(), path: '/' },
  )
  const isOpen = () => screen.queryAllByRole(opened).some((one) => one.dataset.place === undefined)
  await user.click(await screen.findByRole(opener, opener === 'button' ? { name: 'Open' } : {}))
  await waitFor(() => expect(isOpen()).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a focus that returns to the page late does not close the drawer', async () => {
  const onClose = vi.fn<() => void>()
  renderScreen(
    <>
      <button type="button">Create</button>
      <Drawer title="The secret" onClose={onClose}>
        <DrawerBody>
          <button type="button">Copy</button>
        </DrawerBody>
      </Drawer>
    </>,
    { rest: fakeRest(), path: '/' },
  )
  const dialog = await screen.findByRole('dialog', { name: 'The secret' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  // Another dialog that has just closed returns the focus to its opener.
  const left = new Promise((resolve) => document.addEventListener('focusin', resolve, { once: true }))
  act(() => screen.getByRole('button', { name: 'Create', hidden: true }).focus())
  await left
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  expect(onClose).not.toHaveBeenCalled()
})
