import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql'
import { escapeText } from '../../../common/richText/write.ts'
import { described, link } from './html.ts'
import { kindOf, typePath, typesOf } from './reference.ts'

interface Entry {
  name: string
  path: string
  kind: string
  description: string
}

const mostFound = 100

/** Returns all named elements of the schema. */
function entriesOf(schema: GraphQLSchema): Entry[] {
  return typesOf(schema).flatMap((type) => {
    const own = {
      name: type.name,
      path: typePath(type.name),
      kind: kindOf(schema, type),
      description: type.description ?? '',
    }
    const inner = (parts: readonly { name: string; description?: string | null | undefined }[], kind: string) =>
      parts.map(({ name, description }) => ({
        name: `${type.name}.${name}`,
        path: `${typePath(type.name)}#${name}`,
        kind,
        description: description ?? '',
      }))
    if (isObjectType(type) || isInterfaceType(type)) return [own, ...inner(Object.values(type.getFields()), 'field')]
    if (isInputObjectType(type)) return [own, ...inner(Object.values(type.getFields()), 'member')]
    return isEnumType(type) ? [own, ...inner(type.getValues(), 'value')] : [own]
  })
}

/**
 * Returns the entries whose name or description contains all search terms. Names that begin with a term come first, and
 * root fields before others.
 */
function found(entries: readonly Entry[], query: string): Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const rank = ({ name, kind }: Entry) => {
    const last = name.slice(name.indexOf('.') + 1).toLowerCase()
    const isRoot = /^(Query|Mutation|Subscription)\./.test(name)
    const isNamed =
      last === words[0] ? 0 : last.startsWith(words[0]!) ? 1 : name.toLowerCase().includes(words[0]!) ? 2 : 3
    return isNamed * 10 + (isRoot ? 0 : kind === 'field' || kind === 'member' || kind === 'value' ? 2 : 1)
  }
  return entries
    .filter(({ name, description }) => {
      const text = `${name} ${description}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .map((entry) => ({ entry, at: rank(entry) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ entry }) => entry)
}

const groups = ['Object', 'Interface', 'Union', 'Input', 'Enum', 'Scalar']

/** Creates the index of the reference: the search results, or all types by kind. */
export function createIndex(schema: GraphQLSchema): (query: string) => string {
  const entries = entriesOf(schema)
  const types = typesOf(schema)
  const roots = ['Query', 'Mutation', 'Subscription'].filter((name) => schema.getType(name))
  const all = [
    `<ul class="roots">${roots
      .map(
        (name) => `<li>${link(typePath(name), name)} <span>${described(schema.getType(name)?.description)}</span></li>`,
      )
      .join('')}</ul>`,
    ...groups.map((group) => {
      const names = types.filter((type) => kindOf(schema, type) === group).map(({ name }) => name)
      if (names.length === 0) return ''
      const items = names.map((name) => `<li>${link(typePath(name), name)}</li>`)
      return `<details><summary>${group} types (${names.length})</summary><ul class="places">${items.join('')}</ul></details>`
    }),
  ].join('\n')

  return (query) => {
    if (!query.trim()) return `<h1>Reference</h1>\n${all}`
    const hits = found(entries, query)
    const rows = hits
      .slice(0, mostFound)
      .map(
        ({ name, path, kind, description }) =>
          `<li>${link(path, name)} <span class="kind">${escapeText(kind)}</span><br />${described(description)}</li>`,
      )
    const count = hits.length > mostFound ? `The first ${mostFound} of ${hits.length}` : `${hits.length}`
    return `<h1>Reference</h1>\n<p role="status">${count} found for “${escapeText(query)}”. ${link('/docs/schema', 'All types')}</p><ul class="hits">${rows.join('')}</ul>`
  }
}
