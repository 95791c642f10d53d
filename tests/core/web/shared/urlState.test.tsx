import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { textParam, useUrlState } from '../../../../web/shared/hooks/urlState.ts'

const [dialogShape, listShape] = [{ import: textParam }, { keyword: textParam }]

/** A dialog and a list, each with its own state in the same address. */
function Page() {
  const [{ import: shown }, setDialog] = useUrlState(dialogShape)
  const [{ keyword }, setList] = useUrlState(listShape)
  return (
    <>
      <output>{`${useLocation().search} ${shown || 'closed'} ${keyword}`}</output>
      <button
        onClick={() => {
          setDialog({ import: '' })
          setList({ keyword: 'zeta' })
        }}
      >
        Both
      </button>
      <button onClick={() => setDialog({ import: '2' })}>Open</button>
    </>
  )
}

test('a change by one part of a page is kept when another part makes a change before the address is updated', async () => {
  render(
    <MemoryRouter initialEntries={['/departments?import=1']}>
      <Page />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByText('Both'))
  expect(screen.getByRole('status').textContent).toBe('?keyword=zeta closed zeta')
  await userEvent.click(screen.getByText('Open'))
  expect(screen.getByRole('status').textContent).toBe('?keyword=zeta&import=2 2 zeta')
})
