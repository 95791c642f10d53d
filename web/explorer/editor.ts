import { element } from './dom.ts'
import { examples } from './examples.ts'
import type { Fetcher } from './send.ts'
import type { ExplorerSettings } from './settings.ts'

interface Tab {
  query: string
  variables?: string
}

/** The globals that Yoga's bundle defines; the options are those of GraphiQL. */
interface Bundle {
  renderYogaGraphiQL(root: HTMLElement, options: object): void
}

const loaded = (one: HTMLScriptElement | HTMLLinkElement) =>
  new Promise<void>((done, fail) => {
    one.addEventListener('load', () => done())
    one.addEventListener('error', () => fail(new Error('The editor could not be loaded.')))
    document.head.append(one)
  })

/** Returns the tab that the address requests: one of the examples, or a document. */
function askedFor(): Tab | undefined {
  const asked = new URLSearchParams(location.search)
  const query = asked.get('query')
  const example = examples.find(({ id }) => id === asked.get('example'))
  return example ?? (query ? { query, variables: asked.get('variables') ?? undefined } : undefined)
}

/** Loads GraphiQL and opens it with what the address requests, the tabs of the last visit, or the examples. */
export async function openEditor(root: HTMLElement, { files }: ExplorerSettings, fetcher: Fetcher): Promise<void> {
  const { style, script, workers } = files
  const own = {
    globalAPI: false,
    getWorker: (_module: string, label: string) =>
      new Worker(workers[label] ?? workers.editorWorkerService!, { type: 'module', name: label }),
  }
  Object.assign(globalThis, { MonacoEnvironment: own })
  await Promise.all([
    loaded(element('link', { rel: 'stylesheet', href: style })),
    loaded(element('script', { src: script })),
  ])
  // The editor measures letters once, when it starts.
  await document.fonts.load('15px "Fira Code"')
  const { YogaGraphiQL } = globalThis as unknown as { YogaGraphiQL: Bundle }
  const asked = askedFor()
  const others = examples.filter(({ query }) => query !== asked?.query)
  YogaGraphiQL.renderYogaGraphiQL(root, {
    fetcher,
    defaultTabs: [...(asked ? [asked] : []), ...others].map(({ query, variables = '' }) => ({ query, variables })),
    ...(asked && { query: asked.query, variables: asked.variables ?? '' }),
    shouldPersistHeaders: false,
    defaultEditorToolsVisibility: 'variables',
    // Otherwise each keystroke would go into the address, and with it into the browser's history.
    onEditQuery: () => {},
  })
  history.replaceState(null, '', '/graphql')
}
