import type { Plugin } from 'vite'

interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null
}

interface Root {
  /** All that this file brings along is loaded together; files by their names, where they are several. */
  file: RegExp | readonly string[]
  /** Of that, only what this one brings along too. */
  andFile?: RegExp
  /** Of that, only what stands in these folders. */
  within?: RegExp
}

/**
 * What is loaded together is one file, but for what a root above has. Without it, each set of pages that share a module would
 * make a file of its own: a hundred requests for one list.
 */
const roots = {
  main: { file: /[\\/]web[\\/]app[\\/]main\.ts$/ },
  // With `main`, all that is loaded before sign-in.
  'sign-in': { file: /[\\/]web[\\/]app[\\/]session[\\/]client[\\/]manager\.ts$/ },
  // With the bell, which every page has: a file of its own would cost a third more. And with what sends the queries of a page before its code is there.
  application: {
    file: /[\\/](?:app[\\/]start\.tsx|notifications[\\/]NotificationBell\.tsx|relay[\\/]routeQuery\.ts)$/,
  },
  // What the menu and the header bring when a page is there, and the page that is opened first, with its cards.
  menu: {
    file: [
      ...['TalentFolderMenu', 'VerificationImportChip', 'AccountPicture', 'fetchCompanyTexts', 'DashboardsPage'],
      ...['FeedbackDue', 'FollowedCandidates', 'MyInterviews', 'RunningImports', 'UnmovedCandidates'],
      ...['WaitingJobs', 'WaitingOffers', 'WaitingPublications', 'WaitingRequests', 'WorkCard'],
      ...['cardPreload', 'followedPreload', 'duePreload', 'unmovedPreload', 'runningPreload'],
    ],
  },
  lists: {
    file: /[\\/]web[\\/]shared[\\/]list[\\/]ListScreen\.tsx$/,
    // The side menu has a row menu, too.
    within: /[\\/]web[\\/]shared[\\/](?:list|table|paging|csv)[\\/](?!RowMenu)/,
  },
  // With the machine of dialogs, which is as much as a list: most lists need it when something is done in them.
  dialogs: { file: /[\\/]shared[\\/]ui[\\/]Drawer\.tsx$/ },
  // What the lists of other features share with it: fields of filters, mostly.
  fields: {
    file: /[\\/]features[\\/]candidates[\\/]CandidatesPage\.tsx$/,
    andFile: /[\\/]features[\\/](?:verifications|dpsTasks)[\\/](?:[a-z]+[\\/])?\w+Page\.tsx$/,
    within: /[\\/]web[\\/]shared[\\/]|[\\/]common[\\/]/,
  },
  // What both lists of rows that are reviewed have.
  review: {
    file: /[\\/]features[\\/]verifications[\\/]VerificationsPage\.tsx$/,
    andFile: /[\\/]features[\\/]inboundCandidates[\\/]InboundCandidatesPage\.tsx$/,
  },
  // What else of the shared parts the candidates need.
  people: {
    file: /[\\/]features[\\/]candidates[\\/]CandidatesPage\.tsx$/,
    within: /[\\/]web[\\/]shared[\\/]|[\\/]common[\\/]/,
  },
  candidates: { file: /[\\/]features[\\/]candidates[\\/]CandidatesPage\.tsx$/ },
  // What lists share with the other pages.
  pages: { file: /[\\/]web[\\/]shared[\\/]list[\\/]ListScreen\.tsx$/ },
} satisfies Record<string, Root>

/** Texts of every page, of the one that is opened first and of every list, in one language: one file for each. */
const commonTexts =
  /[\\/]web[\\/](?:app[\\/]texts|shared[\\/](?:texts|list)|features[\\/](?:dashboards|talentFolders|unmovedCandidates|workItems))[\\/](?:menu\.)?(en|vi|ja)(?:\.generated)?\.ts$/
/** What failures are called, which most visits never show: a file of its own for each language. */
const failureTexts = /[\\/]web[\\/]app[\\/](?:errorCodes|fieldErrors)[\\/](en|vi|ja)\.ts$/

/** What changes rarely, by itself: a new version of the product leaves it in the browser's cache. */
const react =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|relay-runtime|react-relay|fbjs|i18next|react-i18next)[\\/]/

/** A line or two each, and on most pages: boxes that lay out what stands in them, and the commonest icons. */
const small = [
  /[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]components[\\/](?:box|center|flex|grid|heading|stack|text|wrap)[\\/]/,
  /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:chevron-|folder|plus|users|x|(?:circle-question-mark|copy|eye|mail|trash)\.)/,
]

const nameOf = (id: string) => id.slice(id.lastIndexOf('/') + 1).replace(/\.tsx?$/, '')
const isFile = (id: string, file: Root['file']) =>
  file instanceof RegExp ? file.test(id) : isOurs(id) && file.includes(nameOf(id))

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
      const reachedFrom = (file: Root['file']) => {
        const reached = new Set<string>()
        for (const id of ids) if (isFile(id, file)) addReached(this, id, reached)
        return reached
      }
      for (const [name, { file, andFile, within }] of Object.entries<Root>(roots)) {
        const also = andFile && reachedFrom(andFile)
        for (const id of reachedFrom(file))
          if (!rootOf.has(id) && (within?.test(id) ?? true) && (also?.has(id) ?? true)) rootOf.set(id, name)
      }
    },
  }
  const group = (name: keyof typeof roots, priority: number) => ({
    name,
    test: (id: string) => rootOf.get(id) === name || (name === 'pages' && small.some((file) => file.test(id))),
    priority,
  })
  return {
    plugin,
    groups: [
      group('main', 6),
      group('sign-in', 5),
      { name: 'react', test: react, priority: 4 },
      group('application', 3),
      // A group takes along what its modules need: what every page has comes before the lists, which not all have.
      group('menu', 2),
      group('pages', 2),
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
      { name: (id: string) => `texts-${commonTexts.exec(id)![1]}`, debugName: 'texts', test: commonTexts, priority: 1 },
    ],
  }
}

/** What is drawn first. In other files most functions wait for a click. */
const drawnFirst = /^(?:main|react|application|menu|pages|lists|fields|review|candidates|\w+Page)$/

/**
 * Says of files, to Chromium, that their functions are called as soon as they are there: it compiles them beside the page while a
 * file arrives, not one by one in between.
 */
export const compiledAtOnce = (): Plugin => ({
  name: 'compiled-at-once',
  apply: 'build',
  generateBundle: {
    // It must be the first line: behind what Vite itself puts there.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && drawnFirst.test(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
})
