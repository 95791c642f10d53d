import { parseAst } from 'vite'
import type { Source } from './sources.ts'

export interface Expression {
  path: string
  line: number
  source: string
  flags: string
}

/** An expression that is built at run time from parts that are not known from the source. */
export interface Built {
  path: string
  line: number
  text: string
}

type Node = Record<string, any>

/**
 * Returns each regular expression of a source: literals, and those of `new RegExp` whose parts are constants of the
 * file.
 */
export function expressionsOf({ path, text }: Pick<Source, 'path' | 'text'>): { known: Expression[]; built: Built[] } {
  const tree = parseAst(text, {
    lang: path.endsWith('x') ? 'tsx' : path.endsWith('.mjs') ? 'js' : 'ts',
  }) as unknown as Node
  const constants = new Map<string, Node>()
  visit(tree, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      constants.set(node.id.name, node.init)
  })
  const known: Expression[] = []
  const built: Built[] = []
  visit(tree, (node) => {
    const line = text.slice(0, node.start).split('\n').length
    // The pattern of a text in a contract counts, too.
    const pattern = node.type === 'Property' && node.key.name === 'pattern' ? valueOf(node.value, constants) : null
    if (pattern !== null && !node.value.regex) known.push({ path, line, source: pattern, flags: 'u' })
    if (node.regex) known.push({ path, line, source: node.regex.pattern, flags: node.regex.flags })
    if (!/^(New|Call)Expression$/.test(node.type) || node.callee.name !== 'RegExp') return
    const [source, flags] = node.arguments.map((argument: Node) => valueOf(argument, constants)) as (
      string | null | undefined
    )[]
    if (source === null) built.push({ path, line, text: text.slice(node.start, node.end) })
    else known.push({ path, line, source: source!, flags: flags ?? '' })
  })
  return { known, built }
}

function visit(node: unknown, look: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) return node.forEach((one) => visit(one, look))
  if (typeof (node as Node).type === 'string') look(node as Node)
  for (const child of Object.values(node)) visit(child, look)
}

/** Returns the value of a constant text, or null if it is only known at run time. */
function valueOf(node: Node, constants: ReadonlyMap<string, Node>): string | null {
  if (node.regex) return node.regex.pattern
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'Identifier') return constants.has(node.name) ? valueOf(constants.get(node.name)!, constants) : null
  if (node.type === 'MemberExpression' && node.property.name === 'source') return valueOf(node.object, constants)
  if (node.type === 'TaggedTemplateExpression') return template(node.quasi, constants, 'raw')
  if (node.type === 'TemplateLiteral') return template(node, constants, 'cooked')
  if (node.type === 'BinaryExpression') return joined([node.left, node.right], '', constants)
  if (
    node.type === 'CallExpression' &&
    node.callee.property?.name === 'join' &&
    node.callee.object.type === 'ArrayExpression'
  ) {
    return joined(node.callee.object.elements, node.arguments[0]?.value ?? ',', constants)
  }
  return null
}

function joined(nodes: readonly Node[], by: string, constants: ReadonlyMap<string, Node>): string | null {
  const values = nodes.map((node) => valueOf(node, constants))
  return values.includes(null) ? null : values.join(by)
}

function template(
  { quasis, expressions }: Node,
  constants: ReadonlyMap<string, Node>,
  kind: 'raw' | 'cooked',
): string | null {
  const values = (expressions as Node[]).map((one) => valueOf(one, constants))
  return values.includes(null)
    ? null
    : (quasis as Node[]).map(({ value }, at) => value[kind] + (values[at] ?? '')).join('')
}
