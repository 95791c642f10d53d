import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { root } from '../../scripts/root.ts'

export interface ExampleDocument {
  /** The path of the example below docs/examples. */
  example: string
  /** The name of its operation. */
  name: string
  text: string
}

/** The pattern of documents in each language. */
const written: Record<string, RegExp> = {
  '.mjs': /\bgql`([^`]*)`/g,
  '.py': /\bgql\("""([^"]*)"""\)/g,
  '.sh': /^\w+='((?:query|mutation|subscription)\b[^']*)'/gm,
}

/** Returns the GraphQL documents of docs/examples, in all of their languages. */
export function exampleDocuments(): ExampleDocument[] {
  const folder = join(root, 'docs/examples')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .flatMap((example) => {
      const form = written[extname(example)]
      const found = form ? readFileSync(join(folder, example), 'utf8').matchAll(form) : []
      return [...found].map(([, text = '']) => ({ example, text, name: /^\s*\w+\s+(\w+)/.exec(text)?.[1] ?? '' }))
    })
}
