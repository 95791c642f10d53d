import { pdfBytes } from '../../support/pdfs.ts'

/** What a request brings to its route. */
export interface Asked {
  params: Record<string, string>
  query: Record<string, string>
  /** The JSON body, or the fields of a form. */
  body: any
  /** User name of the token; empty in public calls. */
  caller: string
}

export interface Route {
  method: string
  /** Parameters stand as `{id}`. */
  path: string
  answer(asked: Asked): unknown
  /** Needs no token. */
  isPublic?: boolean
}

/** A refusal with the body that the specification's error catalogue knows (000/8). */
export class Refusal extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`refused with ${status}`)
    this.status = status
    this.body = body
  }
}

/** A blob: bytes with their type instead of JSON. */
export class Blob {
  readonly type: string
  readonly content: string | Uint8Array

  constructor(type: string, content: string | Uint8Array) {
    this.type = type
    this.content = content
  }
}

/** A PDF, whichever was asked for. */
export const onePage = async () => new Blob('application/pdf', await pdfBytes(1))

type Answer = Route['answer']
export const get = (path: string, answer: Answer): Route => ({ method: 'GET', path, answer })
export const post = (path: string, answer: Answer): Route => ({ method: 'POST', path, answer })
export const put = (path: string, answer: Answer): Route => ({ method: 'PUT', path, answer })
export const remove = (path: string, answer: Answer): Route => ({ method: 'DELETE', path, answer })

/** A list page by page: pageIndex from 0, 20 rows unless asked otherwise (000/3, 000/9). */
export function paged(rows: readonly object[], { body, query }: Asked) {
  const { pageIndex, pageSize } = { pageIndex: 0, pageSize: 20, ...query, ...body }
  const [index, size] = [Number(pageIndex), Number(pageSize)]
  return {
    data: rows.slice(index * size, (index + 1) * size),
    totalItem: rows.length,
    pageIndex: index,
    pageSize: size,
  }
}

interface Row {
  id: string
}

export function found<T extends Row>(rows: readonly T[], id: string): T {
  const row = rows.find((one) => one.id === id)
  if (!row) throw new Refusal(404, { message: 'Not found' })
  return row
}

export function without<T extends Row>(rows: T[], id: string): true {
  rows.splice(rows.indexOf(found(rows, id)), 1)
  return true
}

/** Rows of which a text member holds the words. */
export const named = <T extends object>(rows: readonly T[], words: unknown): T[] =>
  rows.filter((row) =>
    JSON.stringify(row)
      .toLowerCase()
      .includes(String(words ?? '').toLowerCase()),
  )

/** The five calls that most resources have in the documents. */
export const resource = (path: string, rows: Row[], defaults: object = {}): Route[] => [
  post(`${path}/list`, (asked) => paged(rows, asked)),
  post(`${path}/create`, ({ body }) => {
    rows.unshift({ ...defaults, ...body, id: crypto.randomUUID() })
    return true
  }),
  get(`${path}/{id}`, ({ params }) => found(rows, params.id!)),
  put(`${path}/{id}`, ({ params, body }) => {
    Object.assign(found(rows, params.id!), body, { id: params.id })
    return true
  }),
  remove(`${path}/{id}`, ({ params }) => without(rows, params.id!)),
]
