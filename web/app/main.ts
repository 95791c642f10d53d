import { storageKeys } from './config.ts'
import { isPublicPath } from './paths.ts'

// Decides what this window is for before the application is loaded: a silent renewal in a hidden frame needs none of
// it, users who are not signed in go to the provider first, and a sign-in is completed once, outside React.
const { pathname, search, hash } = location

/** Whether this browser has a stored user. The application finds out whether the sign-in is still valid. */
function isSignedIn(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(storageKeys.accessToken))
  } catch {
    return false
  }
}

const startApplication = (signIn?: Promise<string | undefined>) =>
  import('./start.tsx').then(({ start }) => start(signIn))

if (pathname === '/login/silent-renew') {
  void import('./session/client/manager.ts').then(({ manager }) => manager.signinSilentCallback())
} else if (pathname === '/login/callback') {
  void startApplication(import('./session/callback.ts').then((module) => module.completeSignIn()))
} else if (isPublicPath(pathname) || isSignedIn()) {
  void startApplication()
} else {
  void import('./session/client/manager.ts')
    .then(({ leaveForSignIn }) => leaveForSignIn(pathname + search + hash))
    // The application tries again itself and shows what is wrong.
    .catch(() => startApplication())
}
