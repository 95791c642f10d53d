import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { root } from '../../scripts/root.ts'

export interface Import {
  /** The path of the imported file from the root, or the name of the package as written. */
  to: string
  isPackage: boolean
  /** `import type …`, or every name marked `type`. */
  isType: boolean
  /** `import()`: loaded on demand. */
  isDynamic: boolean
  names: string[]
}

export interface Source {
  /** Path from the root, with slashes. */
  path: string
  text: string
  lines: number
  imports: Import[]
  /** Whether it only re-exports what other modules export. */
  isBarrel: boolean
}

const isGenerated = (path: string) => path.includes('/__generated__/') || path.endsWith('.generated.ts')

const statement =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:([^'"`;]*?)\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(statement)].map(([, , type, clause = '', from, dynamic]) => {
    const target = from ?? dynamic ?? ''
    const isPackage = !target.startsWith('.')
    const names = [...clause.replace(/[{}]/g, ' ').matchAll(/(type\s+)?([\w$*]+)(?:\s+as\s+[\w$]+)?/g)]
    return {
      to: isPackage
        ? target
        : relative(root, resolve(root, dirname(path), target))
            .split(sep)
            .join('/'),
      isPackage,
      isDynamic: dynamic !== undefined,
      isType: Boolean(type) || (names.length > 0 && names.every(([, mark]) => mark)),
      names: names.map(([, , name = '']) => name),
    }
  })
}

const passedOn = /(?:^|\n)export\s+(?:type\s+)?(?:\*|\{[^}]*\})(?:\s+as\s+\w+)?\s+from\s+['"][^'"]+['"];?/g

function isBarrel(path: string, text: string): boolean {
  const found = [...text.matchAll(passedOn)]
  const rest = text
    .replace(passedOn, '')
    .replace(/\/\*[^]*?\*\/|\/\/.*|import [^\n]*/g, '')
    .trim()
  return found.length > 0 && (rest === '' || /\/index\.tsx?$/.test(path) || found.some(([all]) => all.includes('*')))
}

/** Returns the hand-written TypeScript files below some folders of the project. */
export function sourcesOf(...folders: string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => !isGenerated(path))
      .map((path) => {
        const text = readFileSync(join(root, path), 'utf8')
        return {
          path,
          text,
          lines: text.trimEnd().split('\n').length,
          imports: importsOf(path, text),
          isBarrel: isBarrel(path, text),
        }
      }),
  )
}

/** `web/features/verifications/Row.tsx` → `verifications`; undefined outside of a feature. */
export const featureOf = (path: string) => /^(?:web|gateway|services)\/features\/([^/]+)\//.exec(path)?.[1]
