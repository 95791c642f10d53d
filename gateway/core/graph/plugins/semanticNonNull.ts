import { DirectiveLocation, GraphQLDirective, GraphQLInt, GraphQLList, GraphQLNonNull } from 'graphql'
import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core'

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      semanticNonNull: SemanticNonNullPlugin<Types>
    }
    export interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > {
      /** Root fields: no service is asked for the field itself. */
      isAlwaysThere?: true
      /** Below the root: a call of its own reads it, whose failure takes nothing else along. */
      mayFailAlone?: true
    }
  }
}

/** Printed on fields that are null only where an error says why. */
export const semanticNonNullDirective = new GraphQLDirective({
  name: 'semanticNonNull',
  description:
    'The field is null only when an error of the answer says why; clients that treat errors may type it non-null.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLList(new GraphQLNonNull(GraphQLInt)),
      defaultValue: [0],
      description: 'Which levels of a list this is said of; 0 is the field itself.',
    },
  },
})

/** Lets what a service answers fail alone: the field becomes nullable, and the schema says that it has a value otherwise. */
export class SemanticNonNullPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { isAlwaysThere, mayFailAlone } = config.pothosOptions as { isAlwaysThere?: true; mayFailAlone?: true }
    const isRoot = config.kind === 'Query' || config.kind === 'Mutation'
    if (!(isRoot ? !isAlwaysThere : mayFailAlone) || config.type.nullable) return config
    const extensions = config.extensions as { directives?: object } | null | undefined
    return {
      ...config,
      type: { ...config.type, nullable: true },
      extensions: { ...extensions, directives: { ...extensions?.directives, semanticNonNull: {} } },
    }
  }
}

SchemaBuilder.registerPlugin('semanticNonNull', SemanticNonNullPlugin)
