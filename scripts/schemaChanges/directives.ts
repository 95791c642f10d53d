import { getDirectiveValues, isListType, isNonNullType, type GraphQLOutputType, type GraphQLSchema } from 'graphql'
import { removalDate, withoutRemovalDate } from '../../gateway/core/graph/types/deprecated.ts'
import type { Change } from './change.ts'
import { elementsOf, type Element } from './elements.ts'

/** A directive on an element with its arguments. Without `args` the element does not have it. */
interface Use extends Element {
  args?: Record<string, unknown>
}
type Meaning = (before: Use, after: Use, isRootField: boolean) => Omit<Change, 'path'> | undefined

const code = (keys: readonly string[]) => keys.map((key) => `\`${key}\``).join(' or ')

/** Returns the list levels of a field at which the type itself excludes null. */
function nonNullLevels(type: GraphQLOutputType | undefined, level = 0): number[] {
  if (!type) return []
  if (isNonNullType(type)) return [level, ...nonNullLevels(type.ofType, level)]
  return isListType(type) ? nonNullLevels(type.ofType, level + 1) : []
}

/**
 * What changes of our directives mean. The differ sees only their texts: it calls each added directive dangerous and
 * each new argument safe.
 */
const meanings: Record<string, Meaning> = {
  permission(before, after, isRootField) {
    const [had, has] = [before, after].map(({ args }) => args?.['requires'] as readonly string[] | undefined)
    if (!has) {
      const message = `Requires no permission; required ${code(had ?? [])}`
      // The schema does not show whether the field is now open to everyone, or to everyone except external roles.
      return isRootField
        ? { label: 'dangerous', message, why: 'An external role that held a key may now be refused.' }
        : { label: 'safe', message }
    }
    if (!had)
      return { label: 'breaking', message: `Requires ${code(has)}; required none`, why: 'Others are now refused.' }
    const [lost, gained] = [had.filter((key) => !has.includes(key)), has.filter((key) => !had.includes(key))]
    const message = `Requires ${code(has)}; required ${code(had)}`
    if (lost.length) return { label: 'breaking', message, why: `Callers that only hold ${code(lost)} are now refused.` }
    return gained.length ? { label: 'safe', message, why: 'Any one of the keys is enough.' } : undefined
  },

  semanticNonNull(before, after) {
    const [had, has] = [before, after].map(({ args }) => (args?.['levels'] ?? []) as readonly number[])
    const lost = had!.filter((level) => ![...has!, ...nonNullLevels(after.type)].includes(level))
    if (lost.length)
      return {
        label: 'dangerous',
        message: 'Is no longer `@semanticNonNull`',
        why: 'It may be null without an error that explains it.',
      }
    const gained = has!.filter((level) => ![...had!, ...nonNullLevels(before.type)].includes(level))
    // A level that has become non-null instead is reported by the change of the type.
    return gained.length ? { label: 'safe', message: 'Is `@semanticNonNull` now' } : undefined
  },

  deprecated({ deprecationReason: had }, { deprecationReason: has }) {
    if (had === has) return undefined
    if (has == null) return { label: 'safe', message: 'Is no longer deprecated' }
    if (had == null) return { label: 'safe', message: `Is deprecated: ${has}` }
    const [then, now] = [removalDate(had), removalDate(has)]
    const day = now ? `Is removed after ${now}${then ? `, not after ${then}` : ''}` : 'Has no removal date'
    const message = withoutRemovalDate(had) === withoutRemovalDate(has) ? day : `Is deprecated: ${has}`
    return then && now && now < then
      ? { label: 'dangerous', message, why: `Callers were told that it would stay until ${then}.` }
      : { label: 'safe', message }
  },
}

const names = Object.keys(meanings).join('|')
const ours = new RegExp(`\\.@(${names})(\\.|$)`)

/** Whether a reported change concerns one of our directives. `directiveChanges` covers these. */
export const isOfOurDirectives = (type: string, path: string): boolean =>
  /_DEPRECATION_/.test(type) || (type.startsWith('DIRECTIVE_USAGE_') && ours.test(path))

/** Returns how the use of our directives has changed on elements that both schemas have. */
export function directiveChanges(before: GraphQLSchema, after: GraphQLSchema): Change[] {
  const [earlier, later] = [elementsOf(before), elementsOf(after)]
  const useOf = (schema: GraphQLSchema, name: string, element: Element): Use => {
    const definition = schema.getDirective(name)
    const args = definition && element.node && getDirectiveValues(definition, element.node)
    return args ? { ...element, args } : element
  }
  const roots = [after.getQueryType(), after.getMutationType(), after.getSubscriptionType()].map((type) => type?.name)
  return [...later].flatMap(([path, element]) => {
    const former = earlier.get(path)
    if (!former) return []
    const isRootField = path.includes('.') && roots.includes(path.split('.')[0])
    return Object.entries(meanings).flatMap(([name, meaning]) => {
      const [had, has] = [useOf(before, name, former), useOf(after, name, element)]
      const change = had.args || has.args ? meaning(had, has, isRootField) : undefined
      if (!change) return []
      const { label, ...more } = change
      return [{ label, path: `${path}.@${name}`, ...more }]
    })
  })
}
