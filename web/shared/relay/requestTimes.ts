import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'

/** The maximum number of queries whose last request time is stored. */
const most = 200

/** The time of each query's last request, by its key; the oldest first. */
const requestTimes = new WeakMap<IEnvironment, Map<string, number>>()

const keyOf = ({ id, name }: RequestParameters, variables: Variables) => `${id ?? name} ${JSON.stringify(variables)}`

/** Records that a query is being requested now. */
export function recordRequest(environment: IEnvironment, params: RequestParameters, variables: Variables): void {
  const times = requestTimes.get(environment) ?? new Map<string, number>()
  requestTimes.set(environment, times)
  const key = keyOf(params, variables)
  times.delete(key)
  times.set(key, performance.now())
  if (times.size > most) times.delete(times.keys().next().value!)
}

/** Returns the milliseconds since a query was last requested; Infinity if that is not known. */
export function getMsSinceRequest(environment: IEnvironment, query: GraphQLTaggedNode, variables: Variables): number {
  const { node, variables: complete } = createOperationDescriptor(getRequest(query), variables).request
  const at = requestTimes.get(environment)?.get(keyOf(node.params, complete))
  return at === undefined ? Infinity : performance.now() - at
}
