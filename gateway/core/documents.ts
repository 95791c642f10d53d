import { getOperationAST, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode, type OperationTypeNode } from 'graphql'
import { createHash } from 'node:crypto'
import type { Viewer } from './context.ts'
import { compileCost } from './limits.ts'
import type { Persisted } from './persisted.ts'
import { isPersonal } from './personal.ts'
import { RequestError } from './requestError.ts'

/** One operation as a client sends it: by the id of a persisted document, or (with graphql:explore) by its text. */
export interface OperationRequest {
  id?: string
  query?: string
  operationName?: string
  variables?: Readonly<Record<string, unknown>>
}

/** A document that was parsed, validated and found within the limits; kept and used again. */
export interface Prepared {
  /** Stands for document and operation name. */
  key: string
  name: string
  kind: OperationTypeNode
  /** Known by its build: its name is safe as a label of metrics. */
  isPersisted: boolean
  /** Selects what differs between viewers of equal permissions (canEdit …). */
  isPersonal: boolean
  document: DocumentNode
  operation: OperationDefinitionNode
  cost(variables: Readonly<Record<string, unknown>>): number
}

/** Several validation errors of one document. */
export class InvalidDocument extends Error {
  readonly errors: readonly Error[]

  constructor(errors: readonly Error[]) {
    super(errors[0]?.message)
    this.errors = errors
  }
}

const keptDocuments = 1000
/** Longest document that is not persisted, in characters. */
const longestDocument = 100_000

interface Options {
  schema: GraphQLSchema
  persisted: Persisted
  /** Parses and validates within the limits. */
  pipeline: () => { parse: (source: string) => unknown; validate: (schema: GraphQLSchema, document: DocumentNode) => unknown }
  /** Called with a document that came again. */
  onRepeated: (document: DocumentNode) => void
}

/** Finds documents by id, or takes them as they are from viewers with graphql:explore; parses and validates each once. */
export function createDocuments({ schema, persisted, pipeline, onRepeated }: Options): (request: OperationRequest, viewer: Viewer) => Promise<Prepared> {
  const kept = new Map<string, Prepared | InvalidDocument | RequestError>()

  function read(source: string, name: string | undefined, isPersisted: boolean): Prepared | InvalidDocument | RequestError {
    const { parse, validate } = pipeline()
    try {
      const document = parse(source) as DocumentNode
      const errors = validate(schema, document) as readonly Error[]
      if (errors.length) return new InvalidDocument(errors)
      const operation = getOperationAST(document, name)
      if (!operation) return new RequestError('BAD_INPUT', name ? `The document has no operation "${name}".` : 'Say by operationName which operation of the document to run.')
      return {
        key: createHash('sha256').update(name ?? '').update('\0').update(source).digest('base64url'),
        name: operation.name?.value ?? 'anonymous',
        kind: operation.operation,
        isPersisted,
        isPersonal: isPersonal(schema, document),
        document,
        operation,
        cost: compileCost(schema, document, operation),
      }
    } catch (error) {
      return error instanceof RequestError ? error : new InvalidDocument([error as Error])
    }
  }

  function keep(source: string, name: string | undefined, id?: string): Prepared {
    const key = `${name ?? ''}\0${id ?? ''}\0${id ? '' : source}`
    let entry = kept.get(key)
    if (entry) {
      kept.delete(key)
      if (!(entry instanceof Error)) onRepeated(entry.document)
    } else {
      entry = read(source, name, id !== undefined)
    }
    kept.set(key, entry)
    if (kept.size > keptDocuments) kept.delete(kept.keys().next().value!)
    if (entry instanceof Error) throw entry
    return entry
  }

  return async ({ id, query, operationName }, viewer) => {
    if (id) {
      const source = await persisted.find(id)
      if (source === undefined) throw new RequestError('PERSISTED_NOT_FOUND', 'This document is not known here: the application was updated. Reload it.')
      return keep(source, operationName, id)
    }
    if (!query) throw new RequestError('BAD_INPUT', 'Send the id of a persisted document, or a query.')
    if (!viewer.scopes.has('graphql:explore')) {
      throw new RequestError('FORBIDDEN', 'Documents other than the persisted ones need the scope graphql:explore.')
    }
    if (query.length > longestDocument) throw new RequestError('LIMIT_EXCEEDED', `Too long: a document has at most ${longestDocument} characters.`)
    return keep(query, operationName)
  }
}
