import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import { declarationsFile, explain, readDeclarations, type Declaration, type Explained } from './declared.ts'
import { differenceOf } from './difference.ts'
import { readSchema } from './elements.ts'

export const [workingFile, publishedFile] = ['schema.graphql', 'docs/graphql/published.graphql']
export const logFile = 'docs/graphql/changes.json'

/** What was published on one day. */
export interface Entry {
  date: string
  descriptions: number
  changes: Explained[]
}

/** All that was published, the latest day first. */
export interface Log {
  begins: string
  entries: Entry[]
}

/** Where the schema stands. */
export interface State {
  text: string
  published: GraphQLSchema
  working: GraphQLSchema
  declarations: Declaration[]
  log: Log
  /** What the working schema has against the published one. */
  changes: Explained[]
  descriptions: number
}

/** Reads the state from the files of a folder; `text` is the working schema where that is not yet in its file. */
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

/** The day of the published schema. */
export const publishedOn = ({ begins, entries }: Log): string => entries[0]?.date ?? begins
