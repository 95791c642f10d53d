import type { Plugin } from 'vite'

interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null
}

/**
 * What is loaded together is one file: all that a root brings along, but for what a group above has. Without it, each set of
 * pages that share a module would make a file of its own: a hundred requests for one list.
 */
const roots = {
  main: /[\\/]web[\\/]app[\\/]main\.ts$/,
  // With `main`, all that is loaded before sign-in.
  'sign-in': /[\\/]web[\\/]app[\\/]session[\\/]manager\.ts$/,
  application: /[\\/]web[\\/]app[\\/]start\.tsx$/,
  lists: /[\\/]web[\\/]shared[\\/]list[\\/]ListScreen\.tsx$/,
}

/** What changes rarely, by itself: a new version of the product leaves it in the browser's cache. */
const react =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|relay-runtime|react-relay|fbjs|i18next|react-i18next)[\\/]/

const isOurs = (id: string) => !id.includes('node_modules')

/** Adds a module, and those of ours that it imports at once. Packages go where the bundler sees them needed first. */
function addReached(graph: Graph, id: string, reached: Set<string>): void {
  if (!isOurs(id) || reached.has(id)) return
  reached.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) addReached(graph, imported, reached)
}

/** A plugin that reads which modules the roots bring along, and the groups of the bundler by it, the first ones first. */
export function chunksByRoot() {
  const rootOf = new Map<string, string>()
  const plugin: Plugin = {
    name: 'chunks-by-root',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      for (const [name, file] of Object.entries(roots)) {
        const reached = new Set<string>()
        for (const id of ids) if (file.test(id)) addReached(this, id, reached)
        for (const id of reached) if (!rootOf.has(id)) rootOf.set(id, name)
      }
    },
  }
  const group = (name: keyof typeof roots, priority: number) => ({
    name,
    test: (id: string) => rootOf.get(id) === name,
    priority,
  })
  return {
    plugin,
    groups: [
      group('main', 5),
      group('sign-in', 4),
      { name: 'react', test: react, priority: 3 },
      group('application', 2),
      group('lists', 1),
    ],
  }
}
