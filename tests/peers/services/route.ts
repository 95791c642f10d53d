import { pdfBytes } from '../../support/pdfs.ts'

/** The data of a request for its route. */
export interface Asked {
  params: Record<string, string>
  query: Record<string, string>
  /** The JSON body, or the fields of a form. */
  body: any
  /** User name from the token; empty in public calls. */
  caller: string
}

export interface Route {
  method: string
  /** Parameters are written as `{id}`. */
  path: string
  answer(asked: Asked): unknown
  /** Whether it needs no token. */
  isPublic?: boolean
}

/** A refusal with a body from the specification's error catalogue (000/8). */
export class Refusal extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`refused with ${status}`)
    this.status = status
    this.body = body
  }
}

/** A blob: bytes with a content type instead of JSON. */
export class Blob {
  readonly type: string
  readonly content: string | Uint8Array

  constructor(type: string, content: string | Uint8Array) {
    this.type = type
    this.content = content
  }
}

/** Returns a PDF, regardless of the requested file. */
export const onePage = async () => new Blob('application/pdf', await pdfBytes(1))

type Answer = Route['answer']
export const get = (path: string, answer: Answer): Route => ({ method: 'GET', path, answer })
export const post = (path: string, answer: Answer): Route => ({ method: 'POST', path, answer })
export const put = (path: string, answer: Answer): Route => ({ method: 'PUT', path, answer })
export const remove = (path: string, answer: Answer): Route => ({ method: 'DELETE', path, answer })

/** Returns a page of a list: pageIndex from 0, 20 rows by default (000/3, 000/9). */
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

/** Returns the rows that contain the search terms. */
export const named = <T extends object>(rows: readonly T[], words: unknown): T[] =>
  rows.filter((row) =>
    JSON.stringify(row)
      .toLowerCase()
      .includes(String(words ?? '').toLowerCase()),
  )

/** Returns the five calls that most resources have in the documents. */
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
