import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLFieldResolver,
} from 'graphql'
import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type PothosTypeConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core'
import type { Access, Operation } from '../../../services/core/contract/operation.ts'
import { permissionKeys, type PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import type { GatewayContext, Viewer } from './context.ts'
import { RequestError } from './requestError.ts'

/** Permission keys of which any one is enough to use a field or read a record. */
export type Keys = PermissionKey | readonly PermissionKey[]

/** Who may use a field. A root field sets exactly one of these, or `operation` with `permission`. */
export interface Guard {
  /** The operation of the contract that the field calls. Whoever may call it may use the field. */
  operation?: Operation<any, any, any, any>
  /** The permissions of which the viewer needs any one. Beside an operation, a subset of its permissions. */
  permission?: Keys
  /** Every user of the company. External roles, such as those of vendors, are refused (decision D-121). */
  signedIn?: true
  /** Every signed-in user, including external roles. */
  everyRole?: true
  /** Everyone, signed in or not. */
  public?: true
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      permission: PermissionPlugin<Types>
    }
    export interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > extends Guard {}
    export interface BaseTypeOptions<Types extends SchemaTypes = SchemaTypes> {
      /** Node types: the permissions of which any one allows reading a record by id or loader. */
      permission?: Keys
      /** Node types: whether external roles may read a record too. */
      everyRole?: true
    }
  }
}

/** The directive printed on guarded fields and types. */
export const permissionDirective = new GraphQLDirective({
  name: 'permission',
  description: 'The viewer must have any one of these permissions.',
  locations: [DirectiveLocation.FIELD_DEFINITION, DirectiveLocation.OBJECT],
  args: {
    requires: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLString))),
      description: 'The permissions, each a module, a colon and an action.',
    },
  },
})

const listOf = (keys: Keys): readonly PermissionKey[] => (typeof keys === 'string' ? [keys] : keys)

/** Returns the viewer. Throws UNAUTHENTICATED if nobody is signed in. */
export function signedIn(context: GatewayContext): Viewer {
  if (!context.viewer) throw new RequestError('UNAUTHENTICATED', 'Not signed in')
  return context.viewer
}

/** Whether the viewer has this user name. */
export const isViewer = (context: GatewayContext, userName: string): boolean =>
  signedIn(context).userName.toLowerCase() === userName.toLowerCase()

/** Whether the viewer has any one of the permissions. */
export const hasPermission = (context: GatewayContext, keys: Keys): boolean =>
  listOf(keys).some((key) => signedIn(context).permissions.has(key))

/** Throws FORBIDDEN, naming the permissions, unless the viewer has any one of them. */
export function requirePermission(context: GatewayContext, keys: readonly PermissionKey[]): void {
  const { permissions } = signedIn(context)
  if (!keys.some((key) => permissions.has(key))) {
    throw new RequestError('FORBIDDEN', `Needs the permission ${keys.join(' or ')}`, { requires: keys })
  }
}

/** Throws FORBIDDEN if the viewer's token has an external role. The services check again. */
export function requireInternalRole({ isExternal }: Viewer): void {
  if (isExternal) throw new RequestError('FORBIDDEN', 'This is for people of the company only')
}

/**
 * Handles `permission:` of a field or node type: prints it as @permission, and checks it before resolve and subscribe.
 */
export class PermissionPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onTypeConfig(config: PothosTypeConfig): PothosTypeConfig {
    const { permission, everyRole } = config.pothosOptions as Guard
    if (permission && everyRole) throw new Error(`${config.name} has both permission and everyRole`)
    return permission ? { ...config, extensions: printed(listOf(permission), config.extensions) } : config
  }

  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { permission, signedIn: isSignedIn, everyRole, public: isPublic } = ruleOf(config)
    const given = [permission, isSignedIn, everyRole, isPublic].filter((guard) => guard !== undefined).length
    const isRoot = config.kind === 'Query' || config.kind === 'Mutation' || config.kind === 'Subscription'
    if (given > 1 || (given === 0 && isRoot)) {
      throw new Error(
        `${nameOf(config)} needs one of operation, permission, signedIn, everyRole, public; it has ${given}`,
      )
    }
    if (permission && listOf(permission).length === 0) throw new Error(`${nameOf(config)} names no permission key`)
    const openTo = isSignedIn ? 'signedIn' : everyRole ? 'everyRole' : isPublic ? 'public' : undefined
    if (permission) return { ...config, extensions: printed(listOf(permission), config.extensions) }
    return openTo ? { ...config, extensions: { ...config.extensions, openTo } } : config
  }

  override wrapResolve(resolve: Resolve<Types>, config: PothosOutputFieldConfig<Types>): Resolve<Types> {
    return guarded(resolve, ruleOf(config))
  }

  override wrapSubscribe(
    subscribe: Resolve<Types> | undefined,
    config: PothosOutputFieldConfig<Types>,
  ): Resolve<Types> | undefined {
    return subscribe && guarded(subscribe, ruleOf(config))
  }
}

type Rule = Omit<Guard, 'operation'>
type FieldConfig = Pick<PothosOutputFieldConfig<SchemaTypes>, 'parentType' | 'name'> & { pothosOptions: object }

const nameOf = ({ parentType, name }: FieldConfig) => `${parentType}.${name}`

/** Returns the effective guard of a field: that of its operation, or the narrower one beside it. */
function ruleOf(config: FieldConfig): Rule {
  const { operation, ...own } = config.pothosOptions as Guard
  if (!operation) return own
  const { id, access } = operation
  if (own.permission) {
    const wider = isKey(access) ? listOf(own.permission).filter((key) => !listOf(access).includes(key)) : []
    if (wider.length > 0) throw new Error(`${nameOf(config)} asks for ${wider.join(', ')}, which ${id} does not take`)
    return own
  }
  if (access === 'signedIn') return { ...own, signedIn: true }
  if (access === 'everyRole') return { ...own, everyRole: true }
  if (access === 'public') return { ...own, public: true }
  if (isKey(access)) return { ...own, permission: access }
  throw new Error(`${nameOf(config)}: ${id} is for machines`)
}

const isKey = (access: Access): access is Keys =>
  typeof access === 'object' || permissionKeys.some((key) => key === access)

type Resolve<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>

const printed = (requires: readonly PermissionKey[], extensions?: { directives?: object } | null) => ({
  ...extensions,
  permission: requires,
  directives: { ...extensions?.directives, permission: { requires } },
})

function guarded<R extends GraphQLFieldResolver<any, any, any>>(
  resolve: R,
  { permission, signedIn: isSignedIn, everyRole }: Rule,
): R {
  if (!permission && !isSignedIn && !everyRole) return resolve
  const check: GraphQLFieldResolver<unknown, GatewayContext, object> = (source, args, context, info) => {
    const viewer = signedIn(context)
    if (permission) requirePermission(context, listOf(permission))
    if (isSignedIn) requireInternalRole(viewer)
    return resolve(source, args, context, info)
  }
  return check as R
}

SchemaBuilder.registerPlugin('permission', PermissionPlugin)
