import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VirtualList } from '../../../../web/shared/table/VirtualList.tsx'
import { accessFaults } from '../../../support/axe.ts'
import { fakeRest } from '../../../support/fakeRest.ts'
import { renderScreen } from '../../../support/screen.tsx'

const rowHeight = 40
// jsdom has no layout, so the box has a height of ten rows and each row has its own height.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
    return this.dataset.index ? rowHeight : 400
  })
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(100_000)
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    this.scrollTop = typeof options === 'object' ? (options.top ?? 0) : 0
    fireEvent.scroll(this)
  } as Element['scrollTo']
})
let ends: (() => void)[] = []
afterEach(() => {
  ends = []
  vi.unstubAllGlobals()
})

/** Lets the test report to the list that its end is visible. */
function watchEnds() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #see: () => void
      constructor(run: (entries: { isIntersecting: boolean }[]) => void) {
        this.#see = () => run([{ isIntersecting: true }])
      }
      observe() {
        ends.push(this.#see)
      }
      disconnect() {
        ends = ends.filter((see) => see !== this.#see)
      }
    },
  )
}

function open({ count, total, step = 0 }: { count: number; total?: number; step?: number }) {
  const asked: number[] = []
  function Page() {
    const [shown, setShown] = useState(count)
    const isMore = step > 0 && shown < (total ?? 0)
    return (
      <div data-testid="box" style={{ overflowY: 'auto', height: 400 }}>
        <VirtualList
          label="Folders"
          items={Array.from({ length: shown }, (_, at) => at)}
          keyOf={String}
          rowHeight={rowHeight}
          total={total}
          render={(at) => <button type="button">Folder {at}</button>}
          more={
            isMore
              ? {
                  label: 'More',
                  isLoading: false,
                  load: () => {
                    asked.push(shown)
                    setShown(shown + step)
                  },
                }
              : null
          }
        />
      </div>
    )
  }
  const { user } = renderScreen(<Page />, { rest: fakeRest(), path: '/' })
  return { user, asked }
}
const rows = () => screen.getAllByRole('listitem')
const row = (at: number) => screen.queryByRole('button', { name: `Folder ${at}` })

test('up to a hundred rows are all on the page, each with its position', async () => {
  open({ count: 100 })
  expect(rows()).toHaveLength(100)
  expect([rows()[41]?.getAttribute('aria-posinset'), rows()[41]?.getAttribute('aria-setsize')]).toEqual(['42', '100'])
  expect(await accessFaults()).toEqual([])
})

test('of a longer list only the visible rows and some around them are rendered', async () => {
  open({ count: 1000 })
  await waitFor(() => expect(rows().length).toBeLessThan(40))
  expect(row(0)).toBeTruthy()
  expect(row(500)).toBeNull()
  expect(rows()[0]?.getAttribute('aria-setsize')).toBe('1000')
  const box = screen.getByTestId('box')
  box.scrollTop = 500 * rowHeight
  fireEvent.scroll(box)
  await waitFor(() => expect(row(500)).toBeTruthy())
  expect(row(0)).toBeNull()
  expect(rows().length).toBeLessThan(40)
  expect(row(500)?.closest('[role=listitem]')?.getAttribute('aria-posinset')).toBe('501')
  expect(await accessFaults()).toEqual([])
})

test('arrows, Home and End move between rows, including rows that are not rendered', async () => {
  const { user } = open({ count: 1000 })
  await waitFor(() => expect(rows().length).toBeLessThan(40))
  row(0)!.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(document.activeElement).toBe(row(1))
  await user.keyboard('{End}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Folder 999'))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Folder 999')
  await user.keyboard('{Home}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Folder 0'))
})

test('the focused row stays rendered, however far it is scrolled out of view', async () => {
  open({ count: 1000 })
  await waitFor(() => expect(rows().length).toBeLessThan(40))
  row(3)!.focus()
  const box = screen.getByTestId('box')
  box.scrollTop = 800 * rowHeight
  fireEvent.scroll(box)
  await waitFor(() => expect(row(800)).toBeTruthy())
  expect(document.activeElement).toBe(row(3))
  expect(row(4)).toBeNull()
})

test('the next part is loaded when the end becomes visible, or with the button', async () => {
  watchEnds()
  const { user, asked } = open({ count: 100, total: 250, step: 100 })
  // A list that is not completely loaded counts as long from the start. Its rows keep their positions and the focus
  // while more arrive.
  await waitFor(() => expect(rows().length).toBeLessThan(40))
  expect(rows()[0]?.getAttribute('aria-setsize')).toBe('250')
  row(3)!.focus()
  ends[0]!()
  await waitFor(() => expect(asked).toEqual([100]))
  expect(document.activeElement).toBe(row(3))
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(asked).toEqual([100, 200])
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
})
