import { readFileSync } from 'node:fs'
import { operations } from '../../services/contract.ts'
import type { AnyOperation } from '../../services/core/contract/operation.ts'
import { idForms } from './rest/tolerant/idForm.ts'
import type { Shape } from './rest/tolerant/shape.ts'
import type { Word } from './rest/tolerant/spelling.ts'
import { membersOf } from './rest/tolerant/writer.ts'
import type { Endpoints } from './rest/upstreams.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE']

const placeholders = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
const inWords = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')
const hasBody = ({ body }: AnyOperation) => body.type !== 'object' || Object.keys(body.properties).length > 0

/**
 * Returns what is wrong with a path that replaces an operation's own (to follow "the path of …"), or null if it is
 * valid.
 */
function wrongPath(path: unknown, operation: AnyOperation): string | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return 'must begin with /'
  if (/[?#\s]/.test(path)) return 'must have no query, no fragment and no spaces'
  const [wanted, given] = [placeholders(operation.path), placeholders(path)]
  const unknown = given.filter((name) => !wanted.includes(name))
  const missing = wanted.filter((name) => !given.includes(name))
  const known = wanted.length > 0 ? `its placeholders are ${inWords(wanted)}` : 'it has no placeholders'
  if (unknown.length > 0) return `has the unknown placeholder ${inWords(unknown)}; ${known}`
  if (missing.length > 0) return `must contain ${inWords(missing)}`
  return /[{}]/.test(path.replaceAll(/\{\w+\}/g, '')) ? `has a brace that belongs to no placeholder; ${known}` : null
}

type Check = (value: unknown, operation: AnyOperation) => string | null

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the members that an operation accepts or returns, with their closed sets of values. */
function knownMembers({ query, body, answer, transport }: AnyOperation): Map<string, Word[]> {
  // In an upload, the file is a member too.
  const found = new Map<string, Word[]>(transport === 'upload' ? [['file', []]] : [])
  for (const part of [query, body, answer]) membersOf(part as Shape, found)
  return found
}

const wrongMembers: Check = (value, operation) => {
  const known = knownMembers(operation)
  if (!isObject(value)) return 'must be an object: name in the contract → name of the services'
  for (const [name, theirs] of Object.entries(value)) {
    if (!known.has(name)) return `name "${name}", which the call neither takes nor answers`
    if (typeof theirs !== 'string' || theirs === '') return `must give "${name}" the name that the services use`
  }
  return null
}

const wrongWords: Check = (value, operation) => {
  const known = knownMembers(operation)
  if (!isObject(value)) return 'must be an object: member → {word of the services: word of the contract}'
  for (const [name, words] of Object.entries(value)) {
    const own = known.get(name) ?? []
    if (own.length === 0) return `name "${name}", which has no closed set of words in this call`
    if (!isObject(words)) return `must give "${name}" an object: word of the services → word of the contract`
    const unknown = Object.values(words).find((word) => !own.includes(word as Word))
    if (unknown !== undefined)
      return `say ${JSON.stringify(unknown)} of "${name}", whose words are ${[...new Set(own)].join(', ')}`
  }
  return null
}

/** The members of an entry, each with the check of its value. */
const members: Readonly<Record<string, Check>> = {
  path: wrongPath,
  method: (value, operation) => {
    if (!methods.includes(value as string)) return `must be one of ${methods.join(', ')}`
    return value === 'GET' && hasBody(operation) ? 'cannot be GET, because the call has a body' : null
  },
  pageBase: (value) => (value === 0 || value === 1 ? null : 'must be 0 or 1'),
  ids: (value) => (idForms.some((form) => form === value) ? null : `must be one of ${idForms.join(', ')}`),
  members: wrongMembers,
  words: wrongWords,
}
const shape = `{${Object.keys(members).join(', ')}}`

const fail = (sentence: string): never => {
  throw new Error(`SERVICES_ENDPOINTS${sentence}`)
}

function check(id: string, entry: unknown): void {
  const operation = operations.find((one) => one.id === id)
  if (!operation) return fail(`: there is no operation "${id}"; the names are those of services/openapi.json.`)
  if (!isObject(entry)) return fail(`: "${id}" must be an object ${shape}.`)
  for (const [name, value] of Object.entries(entry)) {
    const wrong = Object.hasOwn(members, name)
      ? members[name]!(value, operation)
      : fail(`: "${id}" has the unknown member "${name}"; an entry is ${shape}.`)
    if (wrong) fail(`: the ${name} of "${id}" ${wrong}.`)
  }
}

/**
 * Reads and checks the file of calls that differ from the contract. Throws an Error with one clear sentence if it is
 * not valid.
 */
export function readEndpoints(file: string | undefined): Endpoints {
  if (!file) return {}
  let parsed: unknown
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    fail(` names "${file}", which cannot be read as JSON: ${(error as Error).message}.`)
  }
  if (!isObject(parsed)) return fail(` ("${file}") must hold an object: operation → ${shape}.`)
  for (const [id, entry] of Object.entries(parsed)) check(id, entry)
  return parsed as Endpoints
}
