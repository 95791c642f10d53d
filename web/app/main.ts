// Decides what this window is before the application is loaded: a silent renewal in a hidden frame needs none of it, and
// a sign-in is completed once, outside React.
const { pathname } = location
if (pathname === '/login/silent-renew') {
  void import('./session/manager.ts').then(({ manager }) => manager.signinSilentCallback())
} else {
  const signIn =
    pathname === '/login/callback'
      ? import('./session/callback.ts').then((module) => module.completeSignIn())
      : undefined
  void import('./start.tsx').then(({ start }) => start(signIn))
}

export {}
