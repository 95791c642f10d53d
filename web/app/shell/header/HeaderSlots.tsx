import { lazy, Suspense } from 'react'
import { useSession } from '../../../shared/session/session.ts'
import { features } from '../../features.ts'
import { QuietBoundary } from '../QuietBoundary.tsx'

const slots = features
  .flatMap((feature) => feature.slots?.header ?? [])
  .map(({ permission, load }) => ({ permission, Part: lazy(load) }))

/** What features put into the header. A part that fails leaves its place empty, not the header. */
export function HeaderSlots() {
  const { can } = useSession()
  return slots.map(({ permission, Part }, index) =>
    can(permission) ? (
      <QuietBoundary key={index}>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </QuietBoundary>
    ) : null,
  )
}
