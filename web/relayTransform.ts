import type { Plugin } from 'vite'

// The character before and the keyword after avoid matching the end of a template such as `…/graphql`.
const tag = /(?<![\w$./])graphql\s*`\s*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`/g

/**
 * Replaces each graphql`…` with an import of the artifact that relay-compiler wrote beside the file. Returns null if
 * there is none.
 */
export function transformRelayTags(code: string): string | null {
  const imports: string[] = []
  const replaced = code.replace(tag, (_, name: string) => {
    imports.push(`import __relay_${name} from './__generated__/${name}.graphql.ts'`)
    return `__relay_${name}`
  })
  // The imports go on the first line, so that the source lines keep their numbers.
  return imports.length === 0 ? null : `${imports.join(';')};${replaced}`
}

/** A Vite (and Vitest) plugin that replaces babel-plugin-relay. */
export function relayTransform(): Plugin {
  return {
    name: 'relay-tags',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?(?:\?[^]*)?$/, code: /\bgraphql\s*`/ },
      handler(code, id) {
        if (id.includes('__generated__') || id.includes('node_modules')) return null
        const transformed = transformRelayTags(code)
        return transformed === null ? null : { code: transformed, map: null }
      },
    },
  }
}
