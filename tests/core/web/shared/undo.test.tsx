import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toaster } from '../../../../web/shared/ui/toaster.tsx'
import { useUndo } from '../../../../web/shared/hooks/useUndo.ts'
import { accessFaults } from '../../../support/axe.ts'
import { fakeRest } from '../../../support/fakeRest.ts'
import { renderScreen } from '../../../support/screen.tsx'

/** A page with a button for each name, whose action can be undone, and a text box. */
function open(names: readonly string[], seconds?: number) {
  const undone: string[] = []
  function Page() {
    const offerUndo = useUndo()
    return (
      <main>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => offerUndo(`${name} removed`, () => undone.push(name), seconds)}
          >
            {name}
          </button>
        ))}
        <input aria-label="Text" />
      </main>
    )
  }
  const { user } = renderScreen(<Page />, { rest: fakeRest(), path: '/' })
  return { user, undone, remove: (name: string) => user.click(screen.getByRole('button', { name })) }
}
const offers = () => screen.queryAllByRole('button', { name: /^Undo/ })

test('an action can be undone with the toast, which is announced with its shortcut and then disappears', async () => {
  const { user, undone, remove } = open(['Row'])
  await remove('Row')
  const region = screen.getByRole('region', { name: 'Notifications' })
  expect(region.getAttribute('aria-live')).toBe('polite')
  expect(region.textContent).toContain('Row removedUndo, Ctrl+Z to undo')
  expect(await accessFaults()).toEqual([])
  // The toast can be reached with the keyboard, because it follows the page.
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(offers()[0])
  await user.keyboard('{Enter}')
  expect(undone).toEqual(['Row'])
  expect(screen.queryByText('Row removed')).toBeNull()
  await user.keyboard('{Control>}z{/Control}')
  expect(undone).toEqual(['Row'])
})

test('the shortcut undoes the newest action, but not in a text box, and nothing whose toast was closed', async () => {
  const { user, undone, remove } = open(['One', 'Two', 'Three'])
  for (const name of ['One', 'Two', 'Three']) await remove(name)
  await user.click(screen.getByRole('textbox', { name: 'Text' }))
  await user.keyboard('{Control>}z{/Control}')
  expect(undone).toEqual([])
  screen.getByRole('textbox').blur()
  await user.keyboard('{Control>}z{/Control}')
  expect(undone).toEqual(['Three'])
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await user.keyboard('{Control>}z{/Control}')
  expect(undone).toEqual(['Three', 'One'])
  expect(offers()).toEqual([])
})

test('an offer ends after its time, when a newer one has the same text, and when others replace it', async () => {
  vi.useFakeTimers()
  try {
    const { undone } = open(['One', 'Two'], 3)
    const remove = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    remove('One')
    fireEvent.focus(offers()[0]!)
    await vi.advanceTimersByTimeAsync(5000)
    expect(offers()).toHaveLength(1)
    fireEvent.blur(offers()[0]!)
    await vi.advanceTimersByTimeAsync(3100)
    expect(offers()).toHaveLength(0)
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(undone).toEqual([])

    remove('Two')
    remove('Two')
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(undone).toEqual(['Two'])

    remove('One')
    for (const text of ['a', 'b', 'c', 'd']) toaster.info(text)
    await vi.advanceTimersByTimeAsync(0)
    expect(offers()).toHaveLength(0)
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(undone).toEqual(['Two'])
  } finally {
    vi.useRealTimers()
  }
})
