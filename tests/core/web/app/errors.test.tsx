import { ChakraProvider } from '@chakra-ui/react'
import { act, cleanup, render as draw, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18n from 'i18next'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { failure } from '../../../../gateway/core/rest/restErrors.ts'
import { startTexts } from '../../../../web/app/i18n.ts'
import { ErrorDialog } from '../../../../web/app/shell/ErrorDialog.tsx'
import { LoadingOverlay, useLateLoading } from '../../../../web/app/shell/LoadingOverlay.tsx'
import { system } from '../../../../web/app/theme/theme.ts'
import { errorText } from '../../../../web/shared/format/errorText.ts'
import { whileLoading } from '../../../../web/shared/loading.ts'
import {
  reportError,
  RequestError,
  requestErrorOf,
  type RequestErrorDetails,
} from '../../../../web/shared/requestError.ts'

beforeAll(async () => {
  await startTexts()
  await i18n.loadNamespaces(['errorCodes', 'fieldErrors'])
})
afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  await i18n.changeLanguage('en')
})

const render = (page: ReactNode) =>
  draw(page, { wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider> })

/** Returns the client's error for a response of the services that has passed through the gateway. */
function answered(status: number, body: unknown): RequestError {
  const { message, extensions } = failure({
    status,
    text: typeof body === 'string' ? body : JSON.stringify(body),
    requestId: 'r-1',
  })
  return requestErrorOf({ message, extensions: extensions as unknown as RequestErrorDetails & { code: string } })
}
const inEveryLanguage = async (error: RequestError) => {
  const texts: string[] = []
  for (const language of ['en', 'vi', 'ja']) {
    await i18n.changeLanguage(language)
    texts.push(errorText(error))
  }
  return texts
}

describe('the text of a failure', () => {
  test('is the translation of its errorCode, with its values', async () => {
    const error = answered(400, {
      errorCode: 'ROLE_IN_USE',
      message: '3 users hold this role',
      paramValues: { count: 3 },
      errors: { name: ['wrong'] },
    })
    expect(await inEveryLanguage(error)).toEqual([
      'The role cannot be deleted: 3 users hold it.',
      'Không thể xóa vai trò: 3 người dùng đang giữ vai trò này.',
      'このロールは 3 人が使用しているため削除できません。',
    ])
  })

  test("is the server's message for an errorCode without a translation", () => {
    expect(
      errorText(
        answered(400, {
          errorCode: 'E17',
          message: '{name} is used {{times}} times',
          paramValues: { name: 'Java', times: 2 },
        }),
      ),
    ).toBe('Java is used 2 times')
    expect(errorText(answered(500, { errorCode: 'E18', message: 'Mail server is away' }))).toBe('Mail server is away')
  })

  test('is the first message of the errors by field', () => {
    expect(errorText(answered(400, { errors: { name: ['Name is needed', 'and short'], age: ['Too young'] } }))).toBe(
      'Name is needed',
    )
  })

  test("is the translation of a field's message, or the original message if its code is not known", async () => {
    const error = answered(400, {
      errors: { name: ['Maximum length is 5', 'odd'], 'draft.cateIds.0': ['Unknown folder'] },
      errorDetails: {
        name: [
          { code: 'MAXIMUM', params: { max: '5' } },
          { code: 'OF_ANOTHER_SERVICE', params: {} },
        ],
      },
    })
    expect(await inEveryLanguage(error)).toEqual(['Maximum length is 5', 'Tối đa là 5', '上限は 5 です'])
    await i18n.changeLanguage('ja')
    expect(error.fields).toEqual({ name: ['上限は 5 です', 'odd'], 'draft.cateIds.0': ['Unknown folder'] })
  })

  test('leaves the values of a server unchanged', async () => {
    const params = { names: '$t(close) {{name}} <b>{max}</b>' }
    const error = answered(400, {
      errors: { userNames: ['x'] },
      errorDetails: { userNames: [{ code: 'CANNOT_FOLLOW', params }] },
    })
    expect(error.fields.userNames).toEqual([`They cannot follow candidates: ${params.names}`])
  })

  test('is the plain string', () => {
    expect(errorText(answered(403, 'Only the owner of a folder may change it'))).toBe(
      'Only the owner of a folder may change it',
    )
  })

  test.each([
    [403, 'Forbidden'],
    [401, 'Unauthorize'],
    [500, 'Internal server error'],
  ])('depends on the status if there is no message: %i', (status, text) => {
    expect(errorText(answered(status, ''))).toBe(text)
    expect(errorText(answered(status, '<html>proxy</html>'))).toBe(text)
  })

  test("otherwise depends on the code, and is never the gateway's own message", async () => {
    expect(errorText(new RequestError('NETWORK', ''))).toContain('No connection')
    expect(errorText(answered(504, ''))).toBe('The service did not respond in time. Try again in a moment.')
    expect(
      (await inEveryLanguage(answered(503, ''))).every(
        (text) => text.length > 5 && text !== 'The service is not available',
      ),
    ).toBe(true)
    expect(errorText(new TypeError('x is undefined'))).not.toContain('undefined')
  })
})

describe('the dialog for unhandled errors', () => {
  test('shows a failure once, with its request id', async () => {
    render(<ErrorDialog />)
    const error = answered(400, { errorCode: 'OWN_ACCOUNT', message: 'Nobody can' })
    act(() => reportError(error))
    expect(screen.getByRole('dialog', { name: 'Error' }).textContent).toContain(
      'You cannot disable or delete your own account.',
    )
    expect(screen.getByText('r-1')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    act(() => reportError(error))
    expect(screen.queryByText('r-1')).toBeNull()
  })
})

function Page() {
  const loading = useLateLoading()
  return (
    <>
      <main inert={loading !== undefined}>
        <button type="button">Save</button>
      </main>
      <LoadingOverlay loading={loading} />
      <ErrorDialog />
    </>
  )
}

describe('the loading overlay', () => {
  const shows = (text: string) => screen.getByRole('status').textContent === text

  test('appears after a second, names the action, and disappears when the action ends in any way', async () => {
    vi.useFakeTimers()
    render(<Page />)
    let end = (_error?: Error) => {}
    const action = () =>
      new Promise<void>((resolve, reject) => {
        end = (error) => (error ? reject(error) : resolve())
      })
    for (const error of [undefined, new Error('no')]) {
      const running = whileLoading(action(), { text: 'Exporting…' }).catch((thrown: Error) => thrown.message)
      await act(() => vi.advanceTimersByTimeAsync(900))
      expect(shows('')).toBe(true)
      await act(() => vi.advanceTimersByTimeAsync(200))
      expect([shows('Exporting…'), document.querySelector('main')?.hasAttribute('inert')]).toEqual([true, true])
      end(error)
      expect(await running).toBe(error?.message)
      await act(() => vi.advanceTimersByTimeAsync(0))
      expect([shows(''), document.querySelector('main')?.hasAttribute('inert')]).toEqual([true, false])
    }
  })

  test('is not shown for a short action', async () => {
    vi.useFakeTimers()
    render(<Page />)
    await act(async () => {
      await whileLoading(Promise.resolve())
      await vi.advanceTimersByTimeAsync(2_000)
    })
    expect(shows('')).toBe(true)
  })

  test('is removed by a failure that reaches the dialog, even if its action never ends', async () => {
    vi.useFakeTimers()
    render(<Page />)
    void whileLoading(new Promise<void>(() => {}))
    await act(() => vi.advanceTimersByTimeAsync(1_100))
    expect(shows('Loading…')).toBe(true)
    act(() => reportError(answered(500, '')))
    expect(screen.getByRole('dialog').textContent).toContain('Internal server error')
    expect(document.querySelector('.loading-overlay')?.getAttribute('data-shown')).toBe('false')
  })

  test('offers to cancel, also with the keyboard, and returns the focus', async () => {
    const stop = vi.fn<() => void>()
    let end = () => {}
    const { rerender } = render(<Page />)
    screen.getByRole('button', { name: 'Save' }).focus()
    void whileLoading(
      new Promise<void>((resolve) => {
        end = resolve
      }),
      { stop },
    )
    const button = await screen.findByRole('button', { name: 'Cancel' }, { timeout: 3_000 })
    await waitFor(() => expect(document.activeElement).toBe(button))
    await userEvent.keyboard('{Enter}')
    expect(stop).toHaveBeenCalledOnce()
    end()
    rerender(<Page />)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' })))
  })
})
