import { lazy, Suspense } from 'react'
import { useSession } from '../../../shared/session/session.ts'
import { features } from '../../features.ts'
import { QuietBoundary } from '../../../shared/QuietBoundary.tsx'

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
 * the rest of the header.
 */
export function HeaderSlots({ at }: { at: Place }) {
  const { can } = useSession()
  return slots[at].map(({ permission, Part }, index) =>
    can(permission) ? (
      <QuietBoundary key={index}>
        <Suspense fallback={places[at]}>
          <Part />
        </Suspense>
      </QuietBoundary>
    ) : null,
  )
}
