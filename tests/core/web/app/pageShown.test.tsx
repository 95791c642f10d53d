import { act, render, screen } from '@testing-library/react'
import { lazy, Suspense, type ComponentType } from 'react'
import { expect, test } from 'vitest'
import { PageShown, useIsPageShown } from '../../../../web/app/shell/page/pageShown.tsx'

const Part = () => <p>{useIsPageShown() ? 'The part' : 'Nothing yet'}</p>

/** The part beside a page whose code is still loading, and the function that completes the load. */
function shell() {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>()
  const Page = lazy(() => promise)
  const element = (
    <>
      <Part />
      <Suspense fallback={<p>Loading</p>}>
        <Page />
        <PageShown />
      </Suspense>
    </>
  )
  return { element, arrive: () => act(async () => resolve({ default: () => <h1>Candidates</h1> })) }
}

test('parts of the header wait until the first page is shown, and do not wait for further pages', async () => {
  const first = shell()
  const { rerender } = render(first.element)
  expect(screen.getByText('Loading')).toBeTruthy()
  expect(screen.getByText('Nothing yet')).toBeTruthy()
  await first.arrive()
  expect(screen.getByRole('heading', { name: 'Candidates' })).toBeTruthy()
  expect(await screen.findByText('The part')).toBeTruthy()
  rerender(shell().element)
  expect(screen.getByText('Loading')).toBeTruthy()
  expect(screen.getByText('The part')).toBeTruthy()
})
