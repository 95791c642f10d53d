import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { system } from '../../../../web/app/theme/theme.ts'
import SearchBox from '../../../../web/shared/ui/SearchBox.tsx'

/** A box whose address contains the search text only when the list has loaded. */
function open() {
  const told = vi.fn<(text: string) => void>()
  const box = (value: string) => (
    <ChakraProvider value={system}>
      <SearchBox value={value} onChange={told} label="Words" action="Search" />
    </ChakraProvider>
  )
  const { rerender } = render(box(''))
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Words' })
  return { user: userEvent.setup(), told, input, address: (value: string) => rerender(box(value)) }
}

test('keeps what is typed while the list of an earlier text is still loading', async () => {
  const { user, told, input, address } = open()
  await user.type(input, 'p')
  await waitFor(() => expect(told).toHaveBeenLastCalledWith('p'))
  expect(input.value).toBe('p')
  await user.type(input, 'or')
  address('p')
  expect(input.value).toBe('por')
  await waitFor(() => expect(told).toHaveBeenLastCalledWith('por'))
  await user.type(input, 'ter{Enter}')
  address('por')
  expect(input.value).toBe('porter')
  address('porter')
  expect([input.value, told.mock.calls.flat()]).toEqual(['porter', ['p', 'por', 'porter']])
})

test('follows an address that is changed elsewhere', async () => {
  const { user, told, input, address } = open()
  await user.type(input, 'anna{Enter}')
  address('anna')
  address('')
  expect(input.value).toBe('')
  // The same text is reported again.
  await user.type(input, 'anna{Enter}')
  expect(told.mock.calls.flat()).toEqual(['anna', 'anna'])
  // The user goes back while the list is loading.
  address('binh')
  expect(input.value).toBe('binh')
})
