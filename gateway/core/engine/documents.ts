import {
  getOperationAST,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type OperationTypeNode,
  type SelectionSetNode,
} from 'graphql'
import { createHash } from 'node:crypto'
import type { Viewer } from '../graph/context.ts'
import { compileCost } from './limits.ts'
import type { Persisted } from './persisted.ts'
import { isPersonal } from '../live/viewerSpecificFields.ts'
import { createPlan, type Plan } from './plan/plan.ts'
import { RequestError } from '../graph/requestError.ts'

/** One operation as a client sends it: with the id of a persisted document, or (with graphql:explore) with its text. */
export interface OperationRequest {
  id?: string
  query?: string
  operationName?: string
  variables?: Readonly<Record<string, unknown>>
}

/** A document that was parsed, validated and found to be within the limits. It is cached. */
export interface Prepared {
  /** Identifies the document and operation name. */
  key: string
  name: string
  kind: OperationTypeNode
  /** Whether the build knows the document. Its name is then safe as a label of metrics. */
  isPersisted: boolean
  /** Whether all of its root fields are public, so that it may run without a sign-in. */
  isPublic: boolean
  /** Whether it selects fields whose value depends on this viewer and not only on the permissions (canEdit …). */
  isPersonal(viewer: Viewer): boolean
  document: DocumentNode
  operation: OperationDefinitionNode
  cost(variables: Readonly<Record<string, unknown>>): number
  /** The compiled plan; null if the ordinary executor has to be used. */
  plan: Plan | null
}

/** A document with one or more validation errors. */
export class InvalidDocument extends Error {
  readonly errors: readonly Error[]

  constructor(errors: readonly Error[]) {
    super(errors[0]?.message)
    this.errors = errors
  }
}

const keptDocuments = 1000
/** The maximum number of characters of all cached documents that are not persisted. */
const keptCharacters = 2_000_000
/** The maximum length of a document that is not persisted, in characters. */
const longestDocument = 100_000

/** The maximum depth of brackets in a document. Parsing and all later steps are recursive. */
const maxDepth = 200

/** Whether brackets are nested too deeply. Brackets in strings count too. */
function isTooDeep(source: string): boolean {
  let level = 0
  for (const [bracket] of source.matchAll(/[[{(\])}]/g)) {
    level += '[{('.includes(bracket) ? 1 : -1
    if (level > maxDepth) return true
  }
  return false
}

/** Yields the root fields, including those of fragments. */
export function* rootFields(document: DocumentNode, set: SelectionSetNode): Generator<FieldNode> {
  for (const node of set.selections) {
    if (node.kind === Kind.FIELD) yield node
    else if (node.kind === Kind.INLINE_FRAGMENT) yield* rootFields(document, node.selectionSet)
    else {
      const fragment = document.definitions.find(
        (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === node.name.value,
      )
      if (fragment?.kind === Kind.FRAGMENT_DEFINITION) yield* rootFields(document, fragment.selectionSet)
    }
  }
}

function isForEverybody(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): boolean {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {}
  return [...rootFields(document, operation.selectionSet)].every(
    ({ name }) => fields[name.value]?.extensions.openTo === 'public',
  )
}

const notSignedIn = () => new RequestError('UNAUTHENTICATED', 'Sign in first: the request carries no access token.')

interface Options {
  schema: GraphQLSchema
  persisted: Persisted
  /** Parses and validates within the limits. */
  pipeline: () => {
    parse: (source: string) => unknown
    validate: (schema: GraphQLSchema, document: DocumentNode) => unknown
  }
}

/**
 * Finds documents by id, or accepts texts from viewers with graphql:explore. Each document is parsed and validated
 * once. Without a viewer, only public persisted documents are allowed.
 */
export function createDocuments({
  schema,
  persisted,
  pipeline,
}: Options): (request: OperationRequest, viewer: Viewer | null) => Promise<Prepared> {
  type Entry = Prepared | InvalidDocument | RequestError
  /** Oldest first. */
  const kept = new Map<string, { entry: Entry; size: number }>()
  let characters = 0

  function drop(key: string) {
    characters -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }

  function read(source: string, name: string | undefined, isPersisted: boolean): Entry {
    if (isTooDeep(source))
      return new RequestError('LIMIT_EXCEEDED', `Too deep: a document has at most ${maxDepth} levels of brackets.`)
    const { parse, validate } = pipeline()
    try {
      const document = parse(source) as DocumentNode
      const errors = validate(schema, document) as readonly Error[]
      if (errors.length) return new InvalidDocument(errors)
      const operation = getOperationAST(document, name)
      if (!operation)
        return new RequestError(
          'BAD_INPUT',
          name
            ? `The document has no operation "${name}".`
            : 'Say by operationName which operation of the document to run.',
        )
      return {
        key: createHash('sha256')
          .update(name ?? '')
          .update('\0')
          .update(source)
          .digest('base64url'),
        name: operation.name?.value ?? 'anonymous',
        kind: operation.operation,
        isPersisted,
        isPublic: isForEverybody(schema, document, operation),
        isPersonal: isPersonal(schema, document),
        document,
        operation,
        cost: compileCost(schema, document, operation),
        plan: createPlan(schema, document, operation),
      }
    } catch (error) {
      return error instanceof RequestError ? error : new InvalidDocument([error as Error])
    }
  }

  function keep(source: string, name: string | undefined, id?: string): Prepared {
    const key = `${name ?? ''}\0${id ?? ''}\0${id ? '' : source}`
    const known = kept.get(key)?.entry
    const entry = known ?? read(source, name, id !== undefined)
    const size = id ? 0 : source.length
    drop(key)
    kept.set(key, { entry, size })
    characters += size
    while (kept.size > keptDocuments || characters > keptCharacters) drop(kept.keys().next().value!)
    if (entry instanceof Error) throw entry
    return entry
  }

  return async ({ id, query, operationName }, viewer) => {
    if (id) {
      const source = await persisted.find(id)
      if (source === undefined)
        throw new RequestError(
          'PERSISTED_NOT_FOUND',
          'This document is not known here: the application was updated. Reload it.',
        )
      const prepared = keep(source, operationName, id)
      if (!viewer && !prepared.isPublic) throw notSignedIn()
      return prepared
    }
    if (!viewer) throw notSignedIn()
    if (!query) throw new RequestError('BAD_INPUT', 'Send the id of a persisted document, or a query.')
    if (!viewer.scopes.has('graphql:explore')) {
      throw new RequestError('FORBIDDEN', 'Documents other than the persisted ones need the scope graphql:explore.')
    }
    if (query.length > longestDocument)
      throw new RequestError('LIMIT_EXCEEDED', `Too long: a document has at most ${longestDocument} characters.`)
    return keep(query, operationName)
  }
}
