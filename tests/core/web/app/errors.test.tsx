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

/** What the client makes of an answer of the services, after the gateway has read it. */
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
  test('is the translation of its errorCode, with the values put in', async () => {
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

  test('is the message of the server for an errorCode without one', () => {
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

  test('is the translation of what the services said of a field, and what came where a code is not known', async () => {
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

  test('leaves the values of a server as they are', async () => {
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
  ])('is by status where nothing was said: %i', (status, text) => {
    expect(errorText(answered(status, ''))).toBe(text)
    expect(errorText(answered(status, '<html>proxy</html>'))).toBe(text)
  })

  test('is by code for the rest, and never a stand-in of the gateway', async () => {
    expect(errorText(new RequestError('NETWORK', ''))).toContain('No connection')
    expect(errorText(answered(504, ''))).toBe('The service did not answer in time. Try again in a moment.')
    expect(
      (await inEveryLanguage(answered(503, ''))).every(
        (text) => text.length > 5 && text !== 'The service is not available',
      ),
    ).toBe(true)
    expect(errorText(new TypeError('x is undefined'))).not.toContain('undefined')
  })
})

describe('the dialog of what nobody handled', () => {
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

  test('appears after a second, says what it is about, and goes when the action ends, however', async () => {
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

  test('is never seen of a short action', async () => {
    vi.useFakeTimers()
    render(<Page />)
    await act(async () => {
      await whileLoading(Promise.resolve())
      await vi.advanceTimersByTimeAsync(2_000)
    })
    expect(shows('')).toBe(true)
  })

  test('is cleared by a failure that reaches the dialog, though its action never ends', async () => {
    vi.useFakeTimers()
    render(<Page />)
    void whileLoading(new Promise<void>(() => {}))
    await act(() => vi.advanceTimersByTimeAsync(1_100))
    expect(shows('Loading…')).toBe(true)
    act(() => reportError(answered(500, '')))
    expect(screen.getByRole('dialog').textContent).toContain('Internal server error')
    expect(document.querySelector('.loading-overlay')?.getAttribute('data-shown')).toBe('false')
  })

  test('offers to stop, by the keyboard too, and gives the focus back', async () => {
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
