import { Type, type Static, type TArray, type TObject, type TProperties } from 'typebox'
import { operation, type Nothing, type Operation } from './operation.ts'
import { withRequestDefault, Id, nullId, withDefault } from './shapes.ts'

/** An entry of a vocabulary (002/3/19). */
export const LookupItem = Type.Object({ id: Id, name: Type.String(), isDefault: Type.Boolean() })
export type LookupItem = Static<typeof LookupItem>

/** Part of a name, as all vocabulary searches accept it. */
export const searchText = Type.String({ maxLength: 200, description: 'part of the name; accents and case are ignored' })
const search = Type.Optional(searchText)
const parent = Type.Optional(Id)
const Filter = Type.Object({ keyword: search, name: search, countryId: parent, companyId: parent })

/** The uses of an entry are counted up to here; one more means "more than this". */
export const mostUsesCounted = 100

/** A vocabulary that can be read completely or searched. */
export interface Vocabulary<Extra extends TProperties = {}> extends Operation<
  Nothing,
  typeof Filter,
  Nothing,
  TArray<TObject<typeof LookupItem.properties & Extra>>
> {
  /** Key of the list: `skillKeyword`. The operation's id is `skillKeywordList`. */
  readonly kind: string
  /** Query parameter that searches: `keyword`, or `name` where the specification calls it so. */
  readonly searchBy: 'keyword' | 'name'
  /** Query parameter that filters by an entry of another list; responses have a member of this name. */
  readonly parentBy: 'countryId' | null
}

interface VocabularyOptions<Extra extends TProperties> {
  searchBy?: 'keyword' | 'name'
  parentBy?: 'countryId'
  /** Whether it accepts a companyId. Only platform administrators may pass one other than their own (decision D-89). */
  takesCompany?: boolean
  /** Members of entries beyond id, name and isDefault. */
  extra?: Extra
  origin?: 'spec' | 'ours'
}

/**
 * Declares the typed operation of a vocabulary: a GET of the list of the caller's company, for everyone who is signed
 * in.
 */
export function vocabulary<Extra extends TProperties = {}>(
  kind: string,
  path: string,
  place: string,
  doc: string,
  { searchBy = 'keyword', parentBy, takesCompany = false, extra, origin = 'spec' }: VocabularyOptions<Extra> = {},
): Vocabulary<Extra> {
  const { companyId, countryId } = Filter.properties
  const query = Type.Object({ [searchBy]: search, ...(parentBy && { countryId }), ...(takesCompany && { companyId }) })
  const declared = operation({
    id: `${kind}List`,
    method: 'GET',
    path,
    service: path.startsWith('/commons-sts/') ? 'accounts' : 'commons',
    access: 'signedIn',
    effect: 'read',
    origin,
    query: query as unknown as typeof Filter,
    answer: Type.Array(
      Type.Object({
        ...LookupItem.properties,
        ...(extra ?? ({} as Extra)),
        ...(parentBy && { [parentBy]: withDefault(withRequestDefault(Id), nullId) }),
      }),
    ),
    doc,
    place,
  })
  return { ...(declared as unknown as Vocabulary<Extra>), kind, searchBy, parentBy: parentBy ?? null }
}

export const isVocabulary = (value: unknown): value is Vocabulary =>
  typeof value === 'object' && value !== null && 'searchBy' in value
