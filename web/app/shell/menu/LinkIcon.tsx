import { Link } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'

// Few menus name icons other than those that the screens include: the full set is only loaded where one does.
const ModuleIcon = lazy(() => import('../../../shared/images/ModuleIcon.tsx'))

/**
 * The icon that the server names for an entry; `plain` is shown while the set loads, and for a name that it does not
 * contain.
 */
export function LinkIcon({ name, plain = <Link size={18} aria-hidden /> }: { name: string; plain?: ReactNode }) {
  return name === '' ? (
    plain
  ) : (
    <Suspense fallback={plain}>
      <ModuleIcon name={name} size={18} plain={plain} />
    </Suspense>
  )
}
