import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLFieldConfig,
} from 'graphql'
import type { ChangeEvent } from '../../../../services/core/contract/events.ts'
import type { GatewayContext } from '../../../../gateway/core/graph/context.ts'
import { follow } from '../../../../gateway/core/live/follow.ts'
import { RequestError } from '../../../../gateway/core/graph/requestError.ts'

/** The persisted documents of the fake build. */
export const documents: Record<string, string> = {
  hello: 'query Hello { hello me }',
  rights: 'query Rights { rights }',
  greet: 'query Greet($name: String!) { greet(name: $name) }',
  things:
    'query Things($first: Int) { things(first: $first) { nodes { name things(first: $first) { nodes { name } } } } }',
  boom: 'query Boom { hello boom }',
  refused: 'query Refused { refused }',
  slow: 'query Slow { slow }',
  write: 'mutation Write { write }',
  progress: 'subscription Progress($id: ID!) { progress(id: $id) { id count } }',
  progressRights: 'subscription ProgressRights($id: ID!) { progress(id: $id) { id count canEdit } }',
  open: 'query Open($token: String!) { open(token: $token) }',
  openWrite: 'mutation OpenWrite { openWrite }',
  openAndHello: 'query OpenAndHello { open(token: "a") hello }',
  openFragment: 'query OpenFragment { open(token: "a") ...Rest } fragment Rest on Query { me }',
  broken: 'query Broken { nothingOfTheKind }',
}

export interface World {
  schema: GraphQLSchema
  /** The current count of each watched object. */
  counts: Map<string, number>
  /** How often a subscription was executed, read its state, and selected from an event. */
  runs: number
  reads: number
  selections: number
  /** The tokens for which permission to watch was checked. */
  watchers: string[]
  /** Users who may not watch. */
  barred: Set<string>
  /** Lets the next reads fail. */
  readFails: RequestError | null
  /** Lets the next permission checks fail. */
  rightsFail: RequestError | null
  /** The number of running permission checks, and the largest number at once. */
  asking: number
  mostAsking: number
  /** Holds back the answers to permission checks until it resolves. */
  holdRights: Promise<void> | null
  /** Holds back the reads until it resolves. */
  hold: Promise<void> | null
  contexts: GatewayContext[]
  /** How often the mutation ran. */
  writes: number
}

type Field = GraphQLFieldConfig<any, GatewayContext>

/** Creates a small schema that shows the behaviour of the server around it. */
export function createWorld(): World {
  const world: World = {
    schema: undefined as never,
    counts: new Map(),
    runs: 0,
    reads: 0,
    selections: 0,
    watchers: [],
    barred: new Set(),
    readFails: null,
    rightsFail: null,
    asking: 0,
    mostAsking: 0,
    holdRights: null,
    hold: null,
    contexts: [],
    writes: 0,
  }
  const thing: GraphQLObjectType = new GraphQLObjectType({
    name: 'Thing',
    fields: (): Record<string, Field> => ({ name: { type: GraphQLString, resolve: () => 'thing' }, things }),
  })
  const things: Field = {
    type: new GraphQLObjectType({ name: 'Things', fields: { nodes: { type: new GraphQLList(thing) } } }),
    args: { first: { type: GraphQLInt }, last: { type: GraphQLInt } },
    resolve: (_, { first = 20 }) => ({ nodes: Array.from({ length: Math.min(first ?? 20, 3) }, () => ({})) }),
  }
  const progress = new GraphQLObjectType<{ id: string; count: number }, GatewayContext>({
    name: 'Progress',
    fields: {
      id: { type: new GraphQLNonNull(GraphQLID) },
      count: {
        type: GraphQLInt,
        resolve: ({ count }) => {
          world.selections += 1
          return count
        },
      },
      canEdit: { type: GraphQLBoolean, resolve: (_, __, { viewer }) => viewer?.userName === 'mai' },
      speed: { type: GraphQLFloat },
    },
  })
  const query: Record<string, Field> = {
    hello: { type: GraphQLString, resolve: () => 'Xin chào' },
    me: { type: GraphQLString, resolve: (_, __, { viewer }) => viewer?.userName },
    rights: {
      type: new GraphQLList(GraphQLString),
      resolve: (_, __, { viewer }) =>
        viewer && [viewer.currentRole, ...viewer.roles, ...viewer.permissions, `external ${viewer.isExternal}`],
    },
    open: {
      type: GraphQLString,
      args: { token: { type: new GraphQLNonNull(GraphQLString) } },
      extensions: { openTo: 'public' },
      resolve: (_, { token }, { viewer }) => `${viewer?.userName ?? 'nobody'} ${token}`,
    },
    companyId: { type: GraphQLString, resolve: (_, __, { viewer }) => viewer?.companyId },
    offset: { type: GraphQLInt, resolve: (_, __, { timezoneOffset }) => timezoneOffset },
    greet: {
      type: GraphQLString,
      args: { name: { type: new GraphQLNonNull(GraphQLString) } },
      resolve: (_, { name }) => `Hello ${name}`,
    },
    boom: {
      type: GraphQLString,
      resolve: () => {
        throw new Error('password=hunter2')
      },
    },
    strict: { type: new GraphQLNonNull(GraphQLString), resolve: () => null },
    refused: {
      type: GraphQLString,
      resolve: () => {
        throw new RequestError('REFUSED', 'Not on Sundays', { errorCode: '17' })
      },
    },
    signedOut: {
      type: new GraphQLNonNull(GraphQLString),
      resolve: () => {
        throw new RequestError('UNAUTHENTICATED', 'Gone')
      },
    },
    slow: {
      type: GraphQLString,
      resolve: (_, __, context) => {
        world.contexts.push(context)
        return new Promise(() => undefined)
      },
    },
    big: { type: GraphQLString, resolve: () => 'x'.repeat(20_000) },
    things,
  }
  const watched: Field = {
    type: progress,
    args: { id: { type: new GraphQLNonNull(GraphQLID) } },
    extensions: {
      watch: async ({ id }: { id: string }, { viewer }: GatewayContext) => {
        world.watchers.push(`${viewer!.userName} ${id}`)
        world.mostAsking = Math.max(world.mostAsking, ++world.asking)
        const isBarred = world.barred.has(viewer!.userName)
        await world.holdRights
        world.asking -= 1
        if (world.rightsFail) throw world.rightsFail
        if (isBarred) throw new RequestError('FORBIDDEN', 'Not yours')
      },
    },
    subscribe: (_, { id }, context) => {
      world.runs += 1
      world.contexts.push(context)
      const read = async () => {
        world.reads += 1
        await world.hold
        if (world.readFails) throw world.readFails
        return { id, count: world.counts.get(id) ?? 0 }
      }
      return follow(context, {
        topic: { companyId: context.viewer!.companyId, type: 'import.progress', subjectId: id },
        read,
        change: (event: ChangeEvent) => ({ id, count: (event.data as { count: number }).count }),
        isLast: ({ count }) => count >= 1000,
        poll: async () => ({ count: world.counts.get(id) ?? 0 }),
      })
    },
    resolve: (event) => event,
  }
  const write: Field = {
    type: GraphQLString,
    resolve: () => {
      world.writes += 1
      return 'written'
    },
  }
  const openWrite: Field = { type: GraphQLBoolean, extensions: { openTo: 'public' }, resolve: () => true }
  world.schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: query }),
    mutation: new GraphQLObjectType({ name: 'Mutation', fields: { write, openWrite } }),
    subscription: new GraphQLObjectType({ name: 'Subscription', fields: { progress: watched } }),
  })
  return world
}
