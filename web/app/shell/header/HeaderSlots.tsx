import { Fragment, lazy, Suspense } from 'react'
import { useSession } from '../../../shared/session/session.ts'
import { features } from '../../features.ts'
import { QuietBoundary } from '../../../shared/QuietBoundary.tsx'
import { useIsPageShown } from '../page/pageShown.tsx'

type Place = 'header' | 'picture' | 'account'

const partsOf = (name: Place) =>
  features
    .flatMap((feature) => feature.slots?.[name] ?? [])
    .map(({ permission, load }) => ({ permission, Part: lazy(load) }))
const slots = { header: partsOf('header'), picture: partsOf('picture'), account: partsOf('account') }
/** Placeholders while the parts load. The account one is as wide as a button, so that its neighbours do not move. */
const places = { header: null, picture: null, account: <span className="header-button" /> }

/**
 * The parts of features in the header, or beside the account in it. A part that fails leaves a gap and does not affect
 * the rest of the header. They appear after the first page.
 */
export function HeaderSlots({ at }: { at: Place }) {
  const { can } = useSession()
  const isPageShown = useIsPageShown()
  return slots[at].map(({ permission, Part }, index) => {
    if (!can(permission)) return null
    if (!isPageShown) return <Fragment key={index}>{places[at]}</Fragment>
    return (
      <QuietBoundary key={index}>
        <Suspense fallback={places[at]}>
          <Part />
        </Suspense>
      </QuietBoundary>
    )
  })
}
