import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, type ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import type { ChangeEvent } from '../../services/core/contract/events.ts'
import type { PermissionKey } from '../../services/core/contract/permissionKeys.ts'
import { takeAnswer, type Answer } from '../../web/app/relay/answer.ts'
import { caughtRoots } from '../../web/app/relay/caughtRoots.generated.ts'
import { reportPartialAnswer, throwCoded } from '../../web/app/relay/fieldErrors.ts'
import { system } from '../../web/app/theme/theme.ts'
import { recordRequest } from '../../web/shared/relay/requestTimes.ts'
import { SessionContext, type Session } from '../../web/shared/session/session.ts'
import { ShellContext, type Shell } from '../../web/shared/shell.ts'
import { Toaster } from '../../web/shared/ui/toaster.tsx'
import './englishTexts.ts'
import { textOf } from './persisted.ts'
import { companyId, execute, subscribe, viewerWith, type FakeLive, type FakeRest } from './fakeRest.ts'

/** Returns a message of the product, once it is displayed. */
export const toast = (text: string | RegExp) => screen.findByText(text, { selector: '[data-kind] *' })

/** A live stream with changes by topic, which the test emits to every subscription of that topic. */
export function screenLive() {
  const waiting = new Map<string, Set<(item: ChangeEvent) => void>>()
  const live: Pick<FakeLive, 'changes' | 'unchanged' | 'unchangedMs'> = {
    unchanged: 0,
    unchangedMs: () => live.unchanged,
    changes(topic) {
      const key = `${topic.type} ${topic.subjectId}`
      const queue: ChangeEvent[] = []
      let wake: (() => void) | null = null
      let isOver = false
      const take = (item: ChangeEvent) => {
        queue.push(item)
        wake?.()
      }
      waiting.set(key, (waiting.get(key) ?? new Set()).add(take))
      return {
        async next() {
          while (queue.length === 0 && !isOver)
            await new Promise<void>((resolve) => {
              wake = resolve
            })
          return isOver ? { done: true, value: undefined } : { done: false, value: queue.shift()! }
        },
        async return() {
          isOver = true
          wake?.()
          waiting.get(key)?.delete(take)
          return { done: true, value: undefined }
        },
        [Symbol.asyncIterator]() {
          return this
        },
      }
    },
  }
  const emit = (type: string, subjectId: string, data: unknown) => {
    for (const take of waiting.get(`${type} ${subjectId}`) ?? [])
      take({ id: '1', companyId, type, subjectId, data, at: new Date().toISOString() })
  }
  return { live: live as FakeLive, emit }
}

// Styles are inserted where jsdom does not read them, because it would match every queried element against all of them.
const unread = createCache({ key: 'css', container: document.createElement('div') })

/** A query that was sent. */
export interface SentQuery {
  query: string
  variables: Variables
}

export interface ScreenOptions {
  rest: FakeRest
  path: string
  /** The routes of the page's address, if a single page is not enough. */
  routes?: (environment: Environment) => RouteObject[]
  live?: FakeLive
  keys?: PermissionKey[]
  userName?: string
  request?: Session['request']
  /** The data of the shell, for pages that use it. */
  shell?: Partial<Shell>
  /** The permissions that the session reports; all of them by default. */
  can?: Session['can']
  /** Whether the role is for users outside the company. */
  isExternal?: boolean
}

/**
 * Renders a page in a browser whose requests are answered by the gateway's real schema, with REST services in memory.
 */
export function renderScreen(
  page: ReactNode,
  {
    rest,
    path,
    live = screenLive().live,
    keys = ['Candidate:CV-Verification'],
    userName = 'recruiter',
    request,
    can = () => true,
    isExternal = false,
    shell: given,
    routes,
  }: ScreenOptions,
) {
  const viewer = viewerWith(...keys)
  const sentQueries: SentQuery[] = []
  const network = Network.create(
    (params: RequestParameters, variables: Variables) => {
      recordRequest(environment, params, variables)
      if (params.operationKind === 'query') sentQueries.push({ query: params.name, variables })
      return Observable.from(
        execute(textOf(params), { rest, viewer, live, variables }).then((answer) =>
          takeAnswer(JSON.parse(JSON.stringify(answer)) as Answer, {
            requestId: 'request-1',
            caught: caughtRoots[params.name],
            onPartial: () => setTimeout(() => reportPartialAnswer(environment)),
          }),
        ),
      )
    },
    (params: RequestParameters, variables: Variables) =>
      Observable.create<GraphQLResponse>((sink) => {
        let stop = () => {}
        void (async () => {
          const started = await subscribe(textOf(params), { rest, viewer, live, variables })
          if ('errors' in started) return sink.error(new Error(started.errors[0]?.message))
          stop = () => void started.return(undefined)
          for await (const answer of started) sink.next(takeAnswer(JSON.parse(JSON.stringify(answer)) as Answer))
        })().catch((error: Error) => sink.error(error))
        return () => stop()
      }),
  )
  const environment = new Environment({ network, store: new Store(new RecordSource()), relayFieldLogger: throwCoded })
  const session: Session = {
    user: { userName, fullName: userName, email: null, roles: [], currentRole: '', roleName: '' },
    companyName: 'Company',
    can: (permission, condition = true) => condition && can(permission),
    accessToken: async () => 'token',
    request: request ?? (async () => new Response()),
    isExternal,
    signInAgain: () => {},
    signOut: () => {},
  }
  const reconnected = new Set<() => void>()
  const shell: Shell = {
    addCrumb: () => () => {},
    entries: [],
    cards: [],
    tabs: [],
    pageButton: null,
    ...given,
    onReconnected: (listener) => {
      reconnected.add(listener)
      return () => reconnected.delete(listener)
    },
  }
  const router = createMemoryRouter(
    routes?.(environment) ?? [{ path: '*', element: <Suspense fallback="page">{page}</Suspense> }],
    { initialEntries: [path] },
  )
  render(
    <CacheProvider value={unread}>
      <ChakraProvider value={system}>
        <SessionContext value={session}>
          <ShellContext value={shell}>
            <RelayEnvironmentProvider environment={environment}>
              <RouterProvider router={router} />
              <Toaster />
            </RelayEnvironmentProvider>
          </ShellContext>
        </SessionContext>
      </ChakraProvider>
    </CacheProvider>,
  )
  return {
    user: userEvent.setup(),
    environment,
    /** The sent queries, in order. */
    sentQueries,
    /** Returns the search parameters of the address. */
    search: () => Object.fromEntries(new URLSearchParams(router.state.location.search)),
    router,
    reconnect: () => {
      for (const listener of reconnected) listener()
    },
  }
}
