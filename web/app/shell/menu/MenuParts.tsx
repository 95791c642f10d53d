import { lazy, Suspense } from 'react'
import { useSession } from '../../../shared/session/session.ts'
import { features } from '../../features.ts'
import { QuietBoundary } from '../../../shared/QuietBoundary.tsx'

const parts = features
  .flatMap((feature) => feature.slots?.menu ?? [])
  .map(({ under, permission, load }) => ({ under, permission, Part: lazy(load) }))

type Props = { isDrawer: boolean; onFollow?: () => void } &
  /** Path of the entry that the parts stand under. */
  (
    | { under: string; without?: never }
    /** Parts of entries that are not among these paths. */
    | { without: readonly string[]; under?: never }
  )

/** What features put under an entry of the menu, or in its place where the entry is missing. */
export function MenuParts({ under, without, isDrawer, onFollow }: Props) {
  const { can } = useSession()
  return parts.map(({ permission, Part, ...part }, index) => {
    const isHere = under === undefined ? !without.includes(part.under) : part.under === under
    if (!isHere || !can(permission)) return null
    return (
      <QuietBoundary key={index}>
        <Suspense fallback={null}>
          <Part isAlone={under === undefined} isDrawer={isDrawer} onFollow={onFollow} />
        </Suspense>
      </QuietBoundary>
    )
  })
}
