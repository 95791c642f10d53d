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
import type { PermissionKey } from '../../services/core/contract/permissionKeys.ts'
import type { GatewayContext, Viewer } from './context.ts'
import { RequestError } from './requestError.ts'

/** Keys of which any one lets a field be used or a record be read. */
export type Keys = PermissionKey | readonly PermissionKey[]

interface Guard {
  /** Keys of which the viewer must hold any one. Root fields need this, `signedIn` or `public`. */
  permission?: Keys
  /** Everyone who is signed in. */
  signedIn?: true
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
      /** Node types: keys of which any one lets a record be read by id or loader. */
      permission?: Keys
    }
  }
}

/** Printed on guarded fields and types. */
export const permissionDirective = new GraphQLDirective({
  name: 'permission',
  description: 'The viewer must hold any one of these permission keys.',
  locations: [DirectiveLocation.FIELD_DEFINITION, DirectiveLocation.OBJECT],
  args: {
    requires: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLString))),
      description: 'Keys, each a module, a colon and an action.',
    },
  },
})

const listOf = (keys: Keys): readonly PermissionKey[] => (typeof keys === 'string' ? [keys] : keys)

/** The viewer; throws UNAUTHENTICATED when nobody is signed in. */
export function signedIn(context: GatewayContext): Viewer {
  if (!context.viewer) throw new RequestError('UNAUTHENTICATED', 'Not signed in')
  return context.viewer
}

/** Whether the viewer holds any one of the keys. */
export const holds = (context: GatewayContext, keys: Keys): boolean =>
  listOf(keys).some((key) => signedIn(context).permissions.has(key))

/** Throws FORBIDDEN, naming the keys, unless the viewer holds any one of them. */
export function demand(context: GatewayContext, keys: readonly PermissionKey[]): void {
  const { permissions } = signedIn(context)
  if (keys.length > 0 && !keys.some((key) => permissions.has(key))) {
    throw new RequestError('FORBIDDEN', `Needs the permission ${keys.join(' or ')}`, { requires: keys })
  }
}

/** `permission:` of a field or node type: printed as @permission, and checked before resolve and before subscribe. */
export class PermissionPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onTypeConfig(config: PothosTypeConfig): PothosTypeConfig {
    const { permission } = config.pothosOptions as Guard
    return permission ? { ...config, extensions: { ...config.extensions, ...printed(listOf(permission)) } } : config
  }

  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { permission, signedIn: isSignedIn, public: isPublic } = config.pothosOptions as Guard
    const given = [permission, isSignedIn, isPublic].filter((guard) => guard !== undefined).length
    const isRoot = config.kind === 'Query' || config.kind === 'Mutation' || config.kind === 'Subscription'
    if (given > 1 || (given === 0 && isRoot)) {
      throw new Error(`${config.parentType}.${config.name} needs one of permission, signedIn, public; it has ${given}`)
    }
    if (permission && listOf(permission).length === 0)
      throw new Error(`${config.parentType}.${config.name} names no permission key`)
    return permission ? { ...config, extensions: { ...config.extensions, ...printed(listOf(permission)) } } : config
  }

  override wrapResolve(resolve: Resolve<Types>, config: PothosOutputFieldConfig<Types>): Resolve<Types> {
    return guarded(resolve, config.pothosOptions as Guard)
  }

  override wrapSubscribe(
    subscribe: Resolve<Types> | undefined,
    config: PothosOutputFieldConfig<Types>,
  ): Resolve<Types> | undefined {
    return subscribe && guarded(subscribe, config.pothosOptions as Guard)
  }
}

type Resolve<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>

const printed = (requires: readonly PermissionKey[]) => ({
  permission: requires,
  directives: { permission: { requires } },
})

function guarded<R extends GraphQLFieldResolver<any, any, any>>(
  resolve: R,
  { permission, signedIn: isSignedIn }: Guard,
): R {
  if (!permission && !isSignedIn) return resolve
  const keys = permission ? listOf(permission) : []
  const check: GraphQLFieldResolver<unknown, GatewayContext, object> = (source, args, context, info) => {
    demand(context, keys)
    return resolve(source, args, context, info)
  }
  return check as R
}

SchemaBuilder.registerPlugin('permission', PermissionPlugin)
