import { Type, type Static, type TArray, type TObject, type TProperties } from 'typebox'
import { operation, type Nothing, type Operation } from './operation.ts'
import { asAsked, Id, nullId, orElse } from './shapes.ts'

/** An entry of a vocabulary (002/3/19). */
export const LookupItem = Type.Object({ id: Id, name: Type.String(), isDefault: Type.Boolean() })
export type LookupItem = Static<typeof LookupItem>

/** Part of a name, as every search of a vocabulary takes it. */
export const searchText = Type.String({
  maxLength: 200,
  description: 'part of the name; accents and case do not count',
})
const search = Type.Optional(searchText)
const parent = Type.Optional(Id)
const Filter = Type.Object({ keyword: search, name: search, countryId: parent, companyId: parent })

/** What carries a word is counted to here; one more stands for more. */
export const mostUsesCounted = 100

/** A list of words that is read whole, or searched. */
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
  /** Query parameter that asks for the entries below one of another list; answers carry a member of this name. */
  readonly parentBy: 'countryId' | null
}

interface VocabularyOptions<Extra extends TProperties> {
  searchBy?: 'keyword' | 'name'
  parentBy?: 'countryId'
  /** Takes a companyId; another one than the caller's only from platform administrators (decision D-89). */
  takesCompany?: boolean
  /** What entries carry beyond id, name and isDefault. */
  extra?: Extra
  origin?: 'spec' | 'ours'
}

/** Declares the typed operation of a vocabulary: GET of the caller's company's list, for everyone who is signed in. */
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
        ...(parentBy && { [parentBy]: orElse(asAsked(Id), nullId) }),
      }),
    ),
    doc,
    place,
  })
  return { ...(declared as unknown as Vocabulary<Extra>), kind, searchBy, parentBy: parentBy ?? null }
}

export const isVocabulary = (value: unknown): value is Vocabulary =>
  typeof value === 'object' && value !== null && 'searchBy' in value
