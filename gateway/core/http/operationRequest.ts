import type { OperationRequest } from '../engine/operations.ts'
import { RequestError } from '../graph/requestError.ts'

const refuse = (sentence: string) => new RequestError('BAD_INPUT', sentence)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refuse(`${what} must be JSON.`)
  }
}

/** Returns the operation with these members. Throws BAD_INPUT for anything else. */
function operationOf(members: Record<string, unknown>): OperationRequest {
  const text = (name: string) => {
    const given = members[name]
    if (given === undefined || given === null || given === '') return undefined
    return typeof given === 'string'
      ? given
      : (() => {
          throw refuse(`"${name}" must be a text.`)
        })()
  }
  const { variables, extensions } = members
  if (variables !== undefined && variables !== null && !isObject(variables))
    throw refuse('"variables" must be an object.')
  if (extensions !== undefined && extensions !== null && !isObject(extensions))
    throw refuse('"extensions" must be an object.')
  const id = text('id') ?? text('documentId')
  const query = text('query')
  // A client that first sends only a hash recognises this message and then sends its document.
  if (!id && !query && isObject(extensions?.persistedQuery)) throw refuse('PersistedQueryNotSupported')
  const operationName = text('operationName')
  return {
    ...(id && { id }),
    ...(query && { query }),
    ...(operationName && { operationName }),
    ...(variables && { variables }),
  }
}

/** Reads the JSON body of a GraphQL request. Throws BAD_INPUT for anything else. */
export function readOperation(body: string): OperationRequest {
  const value = parsed(body, 'The body')
  if (Array.isArray(value)) throw refuse('Send one operation at a time: batches are not taken.')
  if (!isObject(value)) throw refuse('The body must be an object {id, variables} or {query, variables}.')
  return operationOf(value)
}

/**
 * Reads an operation from the query of a GET, where `variables` and `extensions` are JSON. Throws BAD_INPUT for
 * anything else.
 */
export function readOperationOfUrl(search: string): OperationRequest {
  const given = new URLSearchParams(search)
  const members = Object.fromEntries(given)
  if ([...given.keys()].length > Object.keys(members).length) throw refuse('A parameter may stand only once.')
  const json = (name: string) => (members[name] ? { [name]: parsed(members[name], `"${name}"`) } : {})
  return operationOf({ ...members, ...json('variables'), ...json('extensions') })
}
