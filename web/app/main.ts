import { storageKeys } from './config.ts'
import { isPublicPath } from './paths.ts'

// Decides what this window is before the application is loaded: a silent renewal in a hidden frame needs none of it, who
// is not signed in goes to the provider first, and a sign-in is completed once, outside React.
const { pathname, search, hash } = location

/** Whether this browser keeps a user: whether the sign-in is still good, the application finds out. */
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
    // The application tries by itself, and says what is wrong.
    .catch(() => startApplication())
}
