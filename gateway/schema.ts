import { printSchemaWithDirectives } from '@graphql-tools/utils'
import { lexicographicSortSchema, specifiedDirectives, type GraphQLSchema } from 'graphql'
import './core/scalars.ts'
import './features/lookups/lookup.ts'
import './features/talentFolders/talentFolder.ts'
import './features/talentFolders/talentFolderLive.ts'
import './features/talentFolders/talentFolderMutations.ts'
import './features/users/user.ts'
import './features/users/viewer.ts'
import './features/verifications/verificationCandidate.ts'
import './features/verifications/verificationFolder.ts'
import './features/verifications/verificationImport.ts'
import './features/verifications/verificationLive.ts'
import './features/verifications/verificationMutations.ts'
import { builder } from './core/builder.ts'
import { permissionDirective } from './core/permission.ts'

/** The schema of the gateway. */
export const schema: GraphQLSchema = builder.toSchema({ directives: [...specifiedDirectives, permissionDirective] })

/** The schema as text with descriptions and applied directives, sorted: what schema.graphql holds. */
export const printGatewaySchema = (): string => `${printSchemaWithDirectives(lexicographicSortSchema(schema)).trim()}\n`
