import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import { declarationsFile, explain, readDeclarations, type Declaration, type Explained } from './declared.ts'
import { differenceOf } from './difference.ts'
import { readSchema } from './elements.ts'

export const [workingFile, publishedFile] = ['schema.graphql', 'docs/graphql/published.graphql']
export const logFile = 'docs/graphql/changes.json'

/** The changes that were published on one day. */
export interface Entry {
  date: string
  descriptions: number
  changes: Explained[]
}

/** All published changes, latest day first. */
export interface Log {
  begins: string
  entries: Entry[]
}

/** The state of the schema and its log. */
export interface State {
  text: string
  published: GraphQLSchema
  working: GraphQLSchema
  declarations: Declaration[]
  log: Log
  /** The changes of the working schema compared with the published one. */
  changes: Explained[]
  descriptions: number
}

/**
 * Reads the state from the files of a folder. `text` is the working schema if it has not been written to its file yet.
 */
export async function readState(folder: string, text?: string): Promise<State> {
  const read = (path: string) => readFile(join(folder, path), 'utf8')
  const [own = '', publishedText, declared, log] = await Promise.all([
    text ?? read(workingFile),
    read(publishedFile),
    read(declarationsFile),
    read(logFile),
  ])
  const working = readSchema(own)
  const published = own === publishedText ? working : readSchema(publishedText)
  const declarations = readDeclarations(declared)
  const { changes, descriptions } =
    published === working ? { changes: [], descriptions: 0 } : await differenceOf(published, working)
  return {
    text: own,
    published,
    working,
    declarations,
    log: JSON.parse(log) as Log,
    changes: explain(changes, published, working, declarations),
    descriptions,
  }
}

/** Returns the day of the published schema. */
export const publishedOn = ({ begins, entries }: Log): string => entries[0]?.date ?? begins
