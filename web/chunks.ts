import type { Plugin } from 'vite'
import { commonNamespaces } from './app/texts/commonNamespaces.ts'

interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null
}

interface Root {
  /** The name of the file. */
  name: string
  /** The file, or several files by name, whose imports are loaded together. */
  file: RegExp | readonly string[]
  /** Restricts the group to the modules that this file imports too. */
  andFile?: RegExp
  /** Restricts the group to modules in these folders. */
  within?: RegExp
}

const listScreen = /[\\/]web[\\/]shared[\\/]list[\\/]ListScreen\.tsx$/
/** The landing page with its cards, and what sends their queries. */
const landing = [
  ...['DashboardsPage', 'FeedbackDue', 'FollowedCandidates', 'MyInterviews', 'RunningImports', 'UnmovedCandidates'],
  ...['WaitingJobs', 'WaitingOffers', 'WaitingPublications', 'WaitingRequests', 'WorkCard'],
  ...['cardPreload', 'followedPreload', 'duePreload', 'unmovedPreload', 'runningPreload'],
]

/**
 * Each root becomes one file of everything that it imports, except for what a root above it already contains. Without
 * this, each set of pages that share a module would get a separate file: a hundred requests for one list.
 */
const roots = [
  { name: 'main', file: /[\\/]web[\\/]app[\\/]main\.ts$/ },
  // Together with `main`, this is everything that is loaded before sign-in.
  { name: 'sign-in', file: /[\\/]web[\\/]app[\\/]session[\\/]client[\\/]manager\.ts$/ },
  // Includes what the menu and the header load once a page is shown, as every page has it: separate files would cost a
  // third more. Also includes the code that sends the queries of a page before the code of the page has arrived.
  {
    name: 'application',
    file: [
      ...['start', 'routeQuery', 'fetchCompanyTexts'],
      ...['NotificationBell', 'TalentFolderMenu', 'VerificationImportChip', 'AccountPicture'],
    ],
  },
  // What the landing page has in common with other pages: most of them share it.
  { name: 'application', file: landing, andFile: /[\\/](?!Dashboards)\w+Page\.tsx$/ },
  { name: 'landing', file: landing },
  {
    name: 'lists',
    file: listScreen,
    // The side menu uses a row menu too.
    within: /[\\/]web[\\/]shared[\\/](?:list|table|paging|csv)[\\/](?!RowMenu)/,
  },
  // Includes the state machine of dialogs, which is as large as a list: most lists need it as soon as the user does
  // something in them.
  { name: 'dialogs', file: /[\\/]shared[\\/]ui[\\/]Drawer\.tsx$/ },
  // What the lists of other features share with the candidate list: mostly filter fields.
  {
    name: 'fields',
    file: /[\\/]features[\\/]candidates[\\/]CandidatesPage\.tsx$/,
    andFile: /[\\/]features[\\/](?:verifications|dpsTasks)[\\/](?:[a-z]+[\\/])?\w+Page\.tsx$/,
    within: /[\\/]web[\\/]shared[\\/]|[\\/]common[\\/]/,
  },
  // What both review lists share.
  {
    name: 'review',
    file: /[\\/]features[\\/]verifications[\\/]VerificationsPage\.tsx$/,
    andFile: /[\\/]features[\\/]inboundCandidates[\\/]InboundCandidatesPage\.tsx$/,
  },
  // The remaining shared parts that the candidates need.
  {
    name: 'people',
    file: /[\\/]features[\\/]candidates[\\/]CandidatesPage\.tsx$/,
    within: /[\\/]web[\\/]shared[\\/]|[\\/]common[\\/]/,
  },
  { name: 'candidates', file: /[\\/]features[\\/]candidates[\\/]CandidatesPage\.tsx$/ },
] as const satisfies readonly Root[]

const texts = /[\\/]web[\\/](?:app|shared|features)[\\/](\w+)[\\/](?:menu\.|files\.)?(en|vi|ja)(?:\.generated)?\.ts$/
const commonFolders: readonly string[] = ['texts', ...commonNamespaces]

/**
 * Returns the language of a file with texts that every page needs, with the titles of the menu or with the list of all
 * texts: one file for each.
 */
function commonLanguage(id: string): string | undefined {
  const [, folder, language] = texts.exec(id) ?? []
  return folder && commonFolders.includes(folder) ? language : undefined
}
/** The texts of failures, which most visits never show: a separate file per language. */
const failureTexts = /[\\/]web[\\/]app[\\/](?:errorCodes|fieldErrors)[\\/](en|vi|ja)\.ts$/

/**
 * Packages that rarely change get a file to themselves: a new version of the product leaves it in the browser's cache.
 */
const react =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|relay-runtime|react-relay|fbjs|i18next|react-i18next)[\\/]/

/** Modules of a line or two that are on most pages: layout boxes and the most common icons. */
const small = [
  /[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]components[\\/](?:box|center|flex|grid|heading|stack|text|wrap)[\\/]/,
  /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:chevron-|folder|plus|users|x|(?:circle-question-mark|copy|eye|mail|trash)\.)/,
]

const nameOf = (id: string) => id.slice(id.lastIndexOf('/') + 1).replace(/\.tsx?$/, '')
const isFile = (id: string, file: Root['file']) =>
  file instanceof RegExp ? file.test(id) : isOurs(id) && file.includes(nameOf(id))

const isOurs = (id: string) => !id.includes('node_modules')

/**
 * Adds a module and, recursively, our own modules that it imports statically. Packages go where the bundler first needs
 * them.
 */
function addReached(graph: Graph, id: string, reached: Set<string>): void {
  if (!isOurs(id) || reached.has(id)) return
  reached.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) addReached(graph, imported, reached)
}

/**
 * Returns a plugin that finds out which modules the roots import, and the bundler's groups based on that. Earlier roots
 * take precedence.
 */
export function chunksByRoot() {
  const rootOf = new Map<string, string>()
  const plugin: Plugin = {
    name: 'chunks-by-root',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const reachedFrom = (file: Root['file']) => {
        const reached = new Set<string>()
        for (const id of ids) if (isFile(id, file)) addReached(this, id, reached)
        return reached
      }
      for (const { name, file, andFile, within } of roots as readonly Root[]) {
        const also = andFile && reachedFrom(andFile)
        for (const id of reachedFrom(file))
          if (!rootOf.has(id) && (within?.test(id) ?? true) && (also?.has(id) ?? true)) rootOf.set(id, name)
      }
    },
  }
  const group = (name: (typeof roots)[number]['name'], priority: number) => ({
    name,
    test: (id: string) => rootOf.get(id) === name || (name === 'application' && small.some((file) => file.test(id))),
    priority,
  })
  return {
    plugin,
    groups: [
      group('main', 6),
      group('sign-in', 5),
      { name: 'react', test: react, priority: 4 },
      group('application', 3),
      group('landing', 1),
      group('lists', 1),
      group('dialogs', 1),
      group('fields', 1),
      group('review', 1),
      group('people', 1),
      group('candidates', 1),
      {
        name: (id: string) => `failures-${failureTexts.exec(id)![1]}`,
        debugName: 'failures',
        test: failureTexts,
        priority: 1,
      },
      {
        name: (id: string) => `texts-${commonLanguage(id)!}`,
        debugName: 'texts',
        test: (id: string) => commonLanguage(id) !== undefined,
        priority: 1,
      },
    ],
  }
}

/** Files that are needed for the first render. In other files most functions only run after a click. */
const drawnFirst = /^(?:main|react|application|landing|lists|fields|review|candidates|\w+Page)$/

/**
 * Tells Chromium that the functions of these files are called as soon as they have loaded. It then compiles them in the
 * background while a file arrives, not one by one during rendering.
 */
export const compiledAtOnce = (): Plugin => ({
  name: 'compiled-at-once',
  apply: 'build',
  generateBundle: {
    // The marker must be on the first line, before the code that Vite inserts there.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && drawnFirst.test(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
})
