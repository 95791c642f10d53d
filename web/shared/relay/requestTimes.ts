import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'

/** Of so many queries it is known when they were last asked. */
const most = 200

/** When each query was last asked, by what it asks; the longest ago first. */
const asked = new WeakMap<IEnvironment, Map<string, number>>()

const keyOf = ({ id, name }: RequestParameters, variables: Variables) => `${id ?? name} ${JSON.stringify(variables)}`

/** Notes that a query is asked now. */
export function noteAsked(environment: IEnvironment, params: RequestParameters, variables: Variables): void {
  const times = asked.get(environment) ?? new Map<string, number>()
  asked.set(environment, times)
  const key = keyOf(params, variables)
  times.delete(key)
  times.set(key, performance.now())
  if (times.size > most) times.delete(times.keys().next().value!)
}

/** Milliseconds since a query was last asked; Infinity when that is not known. */
export function msSinceAsked(environment: IEnvironment, query: GraphQLTaggedNode, variables: Variables): number {
  const { node, variables: complete } = createOperationDescriptor(getRequest(query), variables).request
  const at = asked.get(environment)?.get(keyOf(node.params, complete))
  return at === undefined ? Infinity : performance.now() - at
}
