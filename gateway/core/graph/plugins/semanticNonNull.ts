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
      /** Root fields: no service has to be called for the field itself. */
      isAlwaysThere?: true
      /** Below the root: the field is read by its own call, whose failure affects nothing else. */
      mayFailAlone?: true
    }
  }
}

/** The directive printed on fields that are null only because of an error. */
export const semanticNonNullDirective = new GraphQLDirective({
  name: 'semanticNonNull',
  description:
    'The field is null only because of an error in the response. Clients that handle errors may treat its type as non-null.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLList(new GraphQLNonNull(GraphQLInt)),
      defaultValue: [0],
      description: 'The levels of a list to which this applies; 0 is the field itself.',
    },
  },
})

/** Lets values from a service fail alone. The field becomes nullable, and the schema marks it as otherwise non-null. */
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
