import { printSchemaWithDirectives } from '@graphql-tools/utils'
import { lexicographicSortSchema, specifiedDirectives, type GraphQLSchema } from 'graphql'
import './core/errors/errorCode.ts'
import './core/graph/scalars.ts'
import './features.generated.ts'
import { builder } from './core/graph/builder.ts'
import { permissionDirective } from './core/graph/permission.ts'
import { semanticNonNullDirective } from './core/graph/plugins/semanticNonNull.ts'

/** The schema of the gateway. */
export const schema: GraphQLSchema = builder.toSchema({
  directives: [...specifiedDirectives, permissionDirective, semanticNonNullDirective],
})

/** Returns the schema as text with descriptions and applied directives, sorted, as in schema.graphql. */
export const printGatewaySchema = (): string => `${printSchemaWithDirectives(lexicographicSortSchema(schema)).trim()}\n`
