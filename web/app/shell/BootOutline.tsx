import { Splash } from './Splash.tsx'

/**
 * The page outline while the session of a signed-in user starts. index.html has drawn it already and contains its
 * styles.
 */
export function BootOutline() {
  if (!document.documentElement.classList.contains('is-signed-in')) return <Splash />
  return (
    <>
      <div className="boot" aria-hidden>
        <i />
        <i />
        <i />
      </div>
      <Splash />
    </>
  )
}
