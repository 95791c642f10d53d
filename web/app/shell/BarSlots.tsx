import { lazy, Suspense, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { useSession } from '../../shared/session/session.ts'
import { features } from '../features.ts'
import { QuietBoundary } from '../../shared/QuietBoundary.tsx'

const slots = features
  .flatMap((feature) => feature.slots?.bar ?? [])
  .map(({ permission, useIsShown, load }) => ({ permission, useIsShown, Part: lazy(load) }))

/**
 * The parts of features at the bottom of every page. Their container is always in the body, beside the dialogs, and is
 * marked so that dialogs neither hide it nor block its clicks.
 */
export function BarSlots() {
  const { can } = useSession()
  return createPortal(
    <div className="bar" data-bar="" aria-live="off">
      {slots.map(({ permission, ...slot }, index) => can(permission) && <Slot key={index} {...slot} />)}
    </div>,
    document.body,
  )
}

function Slot({ useIsShown, Part }: { useIsShown: () => boolean; Part: ComponentType }) {
  return (
    useIsShown() && (
      <QuietBoundary>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </QuietBoundary>
    )
  )
}
