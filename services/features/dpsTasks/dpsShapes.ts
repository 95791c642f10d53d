import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable, openEnum } from '../../core/contract/shapes.ts'

export const dpsStatuses = ['DRAFT', 'DONE'] as const
/** The maximum length of the note, and of the joined languages, of a task (001/9). */
export const longestNote = 2000
export const longestLanguages = 225
/** The limits of the years of experience (001/9). */
export const experienceBounds = { min: 0, max: 70 } as const
/** The maximum number of candidates of one add-to-dps call. */
export const mostCandidates = 20_000

const DpsLanguage = Type.Object({
  language: Type.String({ maxLength: 250 }),
  level: Type.Integer({ minimum: 0, maximum: 5, description: '1 Fundamental Awareness … 5 Expert; 0 if unknown' }),
})
const DpsExperience = Type.Object({
  companyName: Type.String({ maxLength: 250 }),
  position: Type.String({ maxLength: 250 }),
})

export const DpsItem = Type.Object({
  id: Id,
  type: Type.Optional(Type.String({ format: 'uuid', description: 'ours: type of the task' })),
  candidateId: Id,
  name: Type.String(),
  phones: Type.Array(Type.String()),
  emails: Type.Array(Type.String()),
  skills: Type.Array(Type.String()),
  status: openEnum(Type.Enum(dpsStatuses)),
  owner: Nullable(Type.String({ description: 'user name' })),
  desiredWorkLocations: Type.Array(Type.String()),
  folderId: Nullable(Type.String({ format: 'uuid', description: 'id of a talent folder' })),
  note: Type.String(),
  inBlackList: Type.Boolean({ description: 'current value of the candidate' }),
  isTerminal: Type.Boolean({ description: 'whether the candidate left the company less than 12 months ago' }),
  openJob: Nullable(Type.String({ description: 'id of a job' })),
  openJobTitle: Type.Optional(Nullable(Type.String({ description: 'ours: title of the job' }))),
  account: Nullable(Type.String()),
  jobRank: Nullable(Type.String()),
  experienceYear: Nullable(Type.Number()),
  languages: Type.Array(DpsLanguage),
  experiences: Type.Array(DpsExperience),
  version: Type.Optional(
    Type.Integer({ description: 'ours: increases with each change; a change must name the version that was read' }),
  ),
  updatedBy: Type.Optional(Nullable(Type.String({ description: 'ours: user name of the last editor' }))),
  updatedDate: Type.Optional(Nullable(Moment)),
})
export type DpsItem = Static<typeof DpsItem>

const Text = (most: number) => Type.String({ maxLength: most })
const Texts = (most: number) => Type.Array(Text(250), { maxItems: most })

/**
 * The fields of the editor. The schema accepts invalid texts, because they are reported in the words of the
 * specification.
 */
export const DpsItemFields = Type.Object({
  name: Type.String({ maxLength: 250, description: 'not blank' }),
  phones: Type.Array(Text(50), {
    maxItems: 20,
    description: 'at least one; 0 and 9 or 10 digits, digits only, not starting with 84 (decision D-106)',
  }),
  emails: Type.Array(Text(250), { maxItems: 20, description: 'at least one' }),
  skills: Type.Array(Text(250), { maxItems: 100, description: 'at least one' }),
  owner: Type.Optional(Nullable(Text(250))),
  desiredWorkLocations: Type.Optional(Texts(30)),
  folderId: Type.Optional(Nullable(Id)),
  note: Type.String({ maxLength: 10_000, description: `not blank, at most ${longestNote} characters` }),
  inBlackList: Type.Optional(Type.Boolean({ description: "ignored; the candidate's value is used" })),
  isTerminal: Type.Optional(Type.Boolean({ description: "ignored; the candidate's value is used" })),
  openJob: Type.Optional(Nullable(Id)),
  account: Type.Optional(Nullable(Text(250))),
  jobRank: Type.Optional(Nullable(Text(250))),
  experienceYear: Type.Optional(
    Nullable(Type.Number({ minimum: experienceBounds.min, maximum: experienceBounds.max })),
  ),
  languages: Type.Optional(
    Type.Array(DpsLanguage, {
      maxItems: 50,
      description: `'language - level, …', joined, has at most ${longestLanguages} characters (decision D-88)`,
    }),
  ),
  experiences: Type.Optional(Type.Array(DpsExperience, { maxItems: 100 })),
  isSaveDraft: Type.Boolean({ description: 'true: it stays DRAFT; false: it becomes DONE and cannot be saved again' }),
  version: Type.Optional(Type.Integer({ minimum: 1, description: 'ours: the version that the caller read' })),
})
export type DpsItemFields = Static<typeof DpsItemFields>

export const DpsType = Type.Object({
  id: Id,
  name: Type.String(),
  searchContent: Type.String({ description: 'JSON text: {searchBox, filters: [{filter, value, operator}]}' }),
  createdBy: Type.String({ description: 'user name' }),
  createdDate: Type.Optional(Type.String({ format: 'date-time', description: 'ours' })),
})
export type DpsType = Static<typeof DpsType>
