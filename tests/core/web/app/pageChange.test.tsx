import { act, render, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation, useNavigationType } from 'react-router'
import { expect, test, vi } from 'vitest'
import { usePageChange } from '../../../../web/app/shell/page/usePageChange.ts'

function Frame() {
  const main = useRef<HTMLElement>(null)
  const { pathname, key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  usePageChange(main, { pathname, key, isReturn }, pathname)
  return (
    <main ref={main}>
      <Outlet />
    </main>
  )
}

/** A list whose rows appear after its heading. */
function List() {
  const [has, setHas] = useState(false)
  return (
    <>
      <h1>List</h1>
      <button onClick={() => setHas(true)}>rows</button>
      <div className="table-box">
        {has && [1, 2].map((one) => <Link key={one} to={`/view/${one}`}>{`Row ${one}`}</Link>)}
      </div>
    </>
  )
}

async function openRow() {
  HTMLElement.prototype.scrollTo = vi.fn<() => void>()
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: <List /> },
        { path: '/view/:id', element: <h1>One</h1> },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  const rows = () => act(() => screen.getByText('rows').click())
  const table = () => document.querySelector('.table-box')!
  rows()
  table().scrollTop = 240
  table().dispatchEvent(new Event('scroll'))
  act(() => screen.getByText('Row 2').focus())
  act(() => screen.getByText('Row 2').click())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('One'))
  return { router, rows, table }
}

test('a user who returns to a list is at the row that was opened, at the same scroll position', async () => {
  const { router, rows, table } = await openRow()
  await act(() => router.navigate(-1))
  // Until its rows have loaded, the heading has the focus.
  expect(document.activeElement?.textContent).toBe('List')
  rows()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Row 2'))
  expect(table().scrollTop).toBe(240)
})

test('a user who goes elsewhere keeps the focus, and a list that is opened again starts at its heading', async () => {
  const { router, rows } = await openRow()
  await act(() => router.navigate(-1))
  act(() => screen.getByText('rows').focus())
  rows()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.activeElement?.textContent).toBe('rows')
  await act(() => router.navigate('/view/1'))
  await act(() => router.navigate('/'))
  rows()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.activeElement?.textContent).toBe('List')
})
