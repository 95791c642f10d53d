import { readClaims } from '../app/session/claims.ts'
import { element } from './dom.ts'
import { openEditor } from './editor.ts'
import { createPage, type Action } from './page.ts'
import { createFetcher, send } from './send.ts'
import { pastedSession, providerSession, SignedOut } from './session.ts'
import type { ExplorerSettings } from './settings.ts'

const viewerQuery = '{ viewer { user { fullName } company { name } } }'

interface Viewer {
  user: { fullName: string }
  company: { name: string }
}

/**
 * Signs in, checks whether the account may send its own documents, and opens the editor, or shows the reason why it
 * cannot.
 */
export async function start(settings: ExplorerSettings): Promise<void> {
  const page = createPage(settings)
  const provider = settings.clientId === null ? null : providerSession(settings, settings.clientId)
  const pasted = provider ? null : pastedSession()
  const session = provider ?? pasted!

  const whoHasIt = settings.isDemo ? 'In the demo admin has it.' : 'Who runs this installation can give it.'
  const tryAgain: Action = { label: 'Try again', run: open, isPrimary: true }
  const fail = (text: string) => page.show({ title: 'GraphiQL cannot open', texts: [text], actions: [tryAgain] })
  const leave = (leaving: Promise<void>) => leaving.catch(() => fail('The identity provider does not answer.'))
  const signOut = () => leave(session.signOut())
  const signIn = (asSomebodyElse = false) => (provider ? leave(provider.signIn(asSomebodyElse)) : signOut())

  function askForToken(why?: string) {
    const token = element('input', { type: 'password', id: 'token', required: true, autocomplete: 'off' })
    const label = element('label', { htmlFor: 'token' }, 'Access token')
    const form = element('form', {}, label, token, element('button', { className: 'primary' }, 'Use this token'))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      pasted!.take(token.value)
      void open()
    })
    const texts = [
      'The identity provider of this installation has no client for GraphiQL, so that nobody can sign in here. An operator sets one by OIDC_EXPLORER_CLIENT_ID.',
      'An access token with the scope graphql:explore does as well. This tab keeps it until it is closed.',
    ]
    page.show({ title: 'Paste an access token', texts: why ? [why, ...texts] : texts, form })
  }

  function askForSignIn(why?: string) {
    if (pasted) return askForToken(why)
    page.show({
      title: 'Sign in to send documents',
      texts: [
        ...(why ? [why] : []),
        `GraphiQL sends documents of your own with the rights of your account. The account needs the scope graphql:explore. ${whoHasIt}`,
      ],
      actions: [{ label: 'Sign in', run: () => signIn(), isPrimary: true }],
    })
  }

  function refuse(token: string) {
    const { fullName, userName } = readClaims(token)
    page.show({
      title: 'Your account may not send documents of its own',
      texts: [
        `You are signed in as ${fullName}${userName && userName !== fullName ? ` (${userName})` : ''}.`,
        `GraphiQL is for accounts with the scope graphql:explore; yours does not have it. ${whoHasIt}`,
        'In the application nothing changes for you.',
      ],
      actions: [
        { label: pasted ? 'Use another token' : 'Sign in as somebody else', run: () => signIn(true), isPrimary: true },
        { label: 'To the application', run: () => location.assign('/') },
      ],
    })
  }

  async function downloadSchema() {
    const answer = await fetch('/schema.graphql', { headers: { authorization: `Bearer ${await session.token()}` } })
    const href = URL.createObjectURL(await answer.blob())
    element('a', { href, download: 'schema.graphql' }).click()
    URL.revokeObjectURL(href)
  }

  async function openFor({ user, company }: Viewer) {
    const root = page.showEditor(
      user.fullName,
      company.name,
      { label: 'Schema', run: downloadSchema },
      { label: 'Sign out', run: signOut },
    )
    const again = { label: pasted ? 'Use another token' : 'Sign in again', run: () => signIn() }
    const onSignedOut = () => page.tell('Your session has ended. What you have typed stays.', again)
    await openEditor(root, settings, createFetcher(session, onSignedOut))
  }

  async function open(): Promise<void> {
    page.wait('Signing in …')
    try {
      if ((await session.begin()) === null) return askForSignIn()
      const { data, errors } = await send(session, { query: viewerQuery })
      const { viewer } = (data ?? {}) as { viewer?: Viewer | null }
      if (viewer) return await openFor(viewer)
      const [fault] = errors ?? []
      if (fault?.extensions?.code === 'FORBIDDEN') return refuse(await session.token())
      if (fault?.extensions?.code === 'UNAUTHENTICATED') return askForSignIn(fault.message)
      throw new Error(fault?.message ?? 'The gateway does not say who is signed in.')
    } catch (error) {
      if (error instanceof SignedOut) return askForSignIn(error.message)
      fail(error instanceof Error ? error.message : String(error))
    }
  }

  await open()
}
