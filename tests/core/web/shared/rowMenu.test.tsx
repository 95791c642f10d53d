import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RowMenu, RowMenuButton } from '../../../../web/shared/table/RowMenu.tsx'
import { accessFaults } from '../../../support/axe.ts'
import { fakeRest } from '../../../support/fakeRest.ts'
import { renderScreen } from '../../../support/screen.tsx'

function open() {
  const done: string[] = []
  const onRowKey = vi.fn<() => void>()
  const actions = (name: string) =>
    ['Edit', 'Share', 'Delete'].map((label) => ({ label, run: () => void done.push(`${label} ${name}`) }))
  const page = (
    <RowMenu>
      <table aria-label="Folders">
        <tbody>
          {['A', 'B'].map((name) => (
            <tr key={name} tabIndex={-1} onKeyDown={onRowKey}>
              <td>{name}</td>
              <td>
                <RowMenuButton label={`Actions: ${name}`} actions={actions(name)} />
              </td>
            </tr>
          ))}
          <tr>
            <td>C</td>
            <td>
              <RowMenuButton label="Actions: C" actions={[]} />
            </td>
          </tr>
        </tbody>
      </table>
      <button type="button">After</button>
    </RowMenu>
  )
  const { user } = renderScreen(page, { rest: fakeRest(), path: '/' })
  return { user, done, onRowKey, button: (name: string) => screen.getByRole('button', { name: `Actions: ${name}` }) }
}
const focused = () => document.activeElement?.textContent

test('one menu serves all rows, and a row without actions has no button', async () => {
  const { user, done, button } = open()
  expect(screen.queryByRole('button', { name: 'Actions: C' })).toBeNull()
  await user.click(button('A'))
  expect(button('A').getAttribute('aria-expanded')).toBe('true')
  expect(await accessFaults()).toEqual([])
  await user.click(button('B'))
  expect(screen.getAllByRole('menu')).toHaveLength(1)
  expect([button('A'), button('B')].map((one) => one.getAttribute('aria-expanded'))).toEqual(['false', 'true'])
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  expect(done).toEqual(['Delete B'])
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button('B'))
})

test('it is used with the keyboard, without events for the row', async () => {
  const { user, done, onRowKey, button } = open()
  button('A').focus()
  await user.keyboard('{ArrowDown}')
  const steps: [string, string][] = [
    ['{ArrowDown}', 'Share'],
    ['{ArrowDown}', 'Delete'],
    ['{ArrowDown}', 'Edit'],
    ['{ArrowUp}', 'Delete'],
    ['{Home}', 'Edit'],
    ['{End}', 'Delete'],
    ['s', 'Share'],
    ['x', 'Share'],
  ]
  expect(focused()).toBe('Edit')
  for (const [key, label] of steps) {
    await user.keyboard(key)
    expect([key, focused()]).toEqual([key, label])
  }
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button('A'))
  expect(onRowKey).not.toHaveBeenCalled()
  await user.keyboard('{Enter}{ArrowDown}{Enter}')
  expect(done).toEqual(['Share A'])
  await user.keyboard('{ArrowDown}')
  await user.tab()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button('B'))
})

test('it closes on a click elsewhere, on its own button, and when that is scrolled out of view', async () => {
  const { user, button } = open()
  await user.click(button('A'))
  await user.click(screen.getByRole('button', { name: 'After' }))
  expect(screen.queryByRole('menu')).toBeNull()
  await user.click(button('A'))
  await user.click(button('A'))
  expect(screen.queryByRole('menu')).toBeNull()
  await user.click(button('A'))
  // jsdom has no layout and cannot return the element at a point.
  let inSight: Element | null = button('A')
  document.elementFromPoint = () => inSight
  onTestFinished(() => void Reflect.deleteProperty(document, 'elementFromPoint'))
  document.dispatchEvent(new Event('scroll'))
  await new Promise((done) => setTimeout(done, 50))
  expect(screen.getByRole('menu')).toBeTruthy()
  inSight = null
  document.dispatchEvent(new Event('scroll'))
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})
