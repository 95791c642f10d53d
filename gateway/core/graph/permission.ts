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

/** Keys of which any one lets a field be used or a record be read. */
export type Keys = PermissionKey | readonly PermissionKey[]

/** Who may use a field. A root field says it by one of these. */
export interface Guard {
  /** The operation of the contract that the field calls: who may call it may use the field. */
  operation?: Operation<any, any, any, any>
  /** Keys of which the viewer must hold any one; beside an operation, some of its keys. */
  permission?: Keys
  /** Everyone of the company; external roles, such as the vendors', are refused (decision D-121). */
  signedIn?: true
  /** Everyone who is signed in, external roles too. */
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
      /** Node types: keys of which any one lets a record be read by id or loader. */
      permission?: Keys
      /** Node types: external roles may read a record, too. */
      everyRole?: true
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

/** Tells whether the viewer has this user name. */
export const isViewer = (context: GatewayContext, userName: string): boolean =>
  signedIn(context).userName.toLowerCase() === userName.toLowerCase()

/** Whether the viewer holds any one of the keys. */
export const holds = (context: GatewayContext, keys: Keys): boolean =>
  listOf(keys).some((key) => signedIn(context).permissions.has(key))

/** Throws FORBIDDEN, naming the keys, unless the viewer holds any one of them. */
export function demand(context: GatewayContext, keys: readonly PermissionKey[]): void {
  const { permissions } = signedIn(context)
  if (!keys.some((key) => permissions.has(key))) {
    throw new RequestError('FORBIDDEN', `Needs the permission ${keys.join(' or ')}`, { requires: keys })
  }
}

/** Throws FORBIDDEN where the viewer's token is known to be one of an external role. The services check again. */
export function demandInternal({ isExternal }: Viewer): void {
  if (isExternal) throw new RequestError('FORBIDDEN', 'This is for people of the company only')
}

/** `permission:` of a field or node type: printed as @permission, and checked before resolve and before subscribe. */
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

/** What the field's guard comes to: that of its operation, or the narrower one that stands beside it. */
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
    if (permission) demand(context, listOf(permission))
    if (isSignedIn) demandInternal(viewer)
    return resolve(source, args, context, info)
  }
  return check as R
}

SchemaBuilder.registerPlugin('permission', PermissionPlugin)
