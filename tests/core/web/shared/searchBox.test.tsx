import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { system } from '../../../../web/app/theme/theme.ts'
import SearchBox from '../../../../web/shared/ui/SearchBox.tsx'

/** A box whose address says what it was told only when the list has loaded. */
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

test('keeps what one types while the list of an earlier text still loads', async () => {
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

test('follows an address that changes by itself', async () => {
  const { user, told, input, address } = open()
  await user.type(input, 'anna{Enter}')
  address('anna')
  address('')
  expect(input.value).toBe('')
  // The same words again are told again.
  await user.type(input, 'anna{Enter}')
  expect(told.mock.calls.flat()).toEqual(['anna', 'anna'])
  // Back, while they load.
  address('binh')
  expect(input.value).toBe('binh')
})
