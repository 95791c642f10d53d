import { Splash } from './Splash.tsx'

/** While the session starts: the outline that index.html has drawn, for who is signed in; its styles stand there. */
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
