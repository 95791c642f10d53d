import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '../../web/loadAhead.ts'

interface Declared {
  path: string
  title: string
  /** `() => import('./JobsPage.tsx')`: its text names the page's file. */
  load: () => unknown
  preload?: () => unknown
}

/** Returns the pages of a module that declares screens. */
async function declaredIn(file: string): Promise<Declared[]> {
  const exported = Object.values((await import(file)) as Record<string, unknown>)
  return exported.flatMap((value) => {
    if (Array.isArray(value)) return value as Declared[]
    const { screens = [], publicPages = [] } = value as { screens?: Declared[]; publicPages?: Declared[] }
    return [...screens, ...publicPages]
  })
}

const importedBy = (load: () => unknown) => /import\(['"](.+?)['"]\)/.exec(String(load))?.[1]

/** Returns all pages that the features and the application declare. Throws if a page does not name its file. */
export async function declaredPages(folder: string): Promise<Page[]> {
  const pages: Page[] = []
  for (const name of globSync(['web/features/*/screens.ts', 'web/app/screens.ts'], { cwd: folder })) {
    const declaration = join(folder, name)
    for (const { path, title, load, preload } of await declaredIn(declaration)) {
      const file = importedBy(load)
      if (!file) throw new Error(`${declaration} does not say where the page of ${path} is`)
      const data = preload && importedBy(preload)
      const place = (one: string) => join(dirname(declaration), one)
      const namespace = title.slice(0, title.indexOf(':'))
      pages.push({ path, namespace, file: place(file), ...(data && { preload: place(data) }) })
    }
  }
  return pages
}
