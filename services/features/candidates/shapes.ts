import { Type, type Static } from 'typebox'
import { imageMaxBase64 } from '../../core/contract/images.ts'
import { withAlternativeNames, Day, Id, Moment, Nullable, openEnum, withDefault } from '../../core/contract/shapes.ts'

/** 0 Male, 1 Female, 2 Unknown (000/3/35). */
export const genders = { male: 0, female: 1, unknown: 2 } as const

const Text = (most: number) => Type.String({ maxLength: most })
/** A date of a resume, of which often only the month or the year is known. */
const Partial = Type.String({ pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$', description: 'YYYY, YYYY-MM or YYYY-MM-DD' })
const Maybe = <T extends Parameters<typeof Nullable>[0]>(shape: T) => Type.Optional(Nullable(shape))

export const Work = Type.Object({
  company: Text(250),
  position: Type.Optional(Text(250)),
  startDate: Maybe(Partial),
  endDate: Maybe(Partial),
  isAdded: Type.Optional(Type.Boolean({ description: 'whether it is current (000/3/27)' })),
  summary: Type.Optional(Text(10_000)),
})
export const Education = Type.Object({
  institution: Text(250),
  area: Type.Optional(Text(250)),
  studyType: Type.Optional(Text(250)),
  startDate: Maybe(Partial),
  endDate: Maybe(Partial),
  isAdded: Type.Optional(Type.Boolean({ description: 'whether it is current' })),
})
export const Award = Type.Object({ title: Text(250), date: Maybe(Partial) })
export const Skill = Type.Object({
  name: Text(100),
  level: Type.Integer({ minimum: 0, maximum: 5, description: '1 Fundamental Awareness … 5 Expert; 0 if unknown' }),
})
export const CandidateLanguage = Type.Object({ language: Text(100), fluency: Type.Integer({ minimum: 0, maximum: 5 }) })

/** The parts of a candidate that are one stored resume (decision D-84). */
export const Resume = Type.Object({
  summary: Type.Optional(withAlternativeNames(Text(10_000), 'basics.summary')),
  work: Type.Array(Work, { maxItems: 100 }),
  education: Type.Array(Education, { maxItems: 50 }),
  awards: Type.Array(Award, { maxItems: 100 }),
  skills: Type.Array(Skill, { maxItems: 100 }),
  languages: Type.Array(CandidateLanguage, { maxItems: 50 }),
})
export type Resume = Static<typeof Resume>

const Gender = Type.Unsafe<number>(Type.Union(Object.values(genders).map((one) => Type.Literal(one))))

/** The data of a candidate in lists: everything except the resume. */
export const CandidateRow = Type.Object({
  id: withAlternativeNames(Id, 'basics.id'),
  name: withAlternativeNames(Type.String(), 'basics.name'),
  jobTitle: withAlternativeNames(Nullable(Type.String()), 'basics.label'),
  phones: withAlternativeNames(Type.Array(Type.String()), 'basics.profiles.phoneNumbers'),
  emails: withAlternativeNames(Type.Array(Type.String()), 'basics.profiles.emailAddresses'),
  birthday: withAlternativeNames(Nullable(Day), 'basics.birthday'),
  gender: withDefault(withAlternativeNames(openEnum(Gender), 'basics.gender'), genders.unknown),
  address: withAlternativeNames(Nullable(Type.String()), 'basics.location.address'),
  website: withAlternativeNames(Nullable(Type.String()), 'basics.profiles.websites.0'),
  messengers: Type.Array(Type.String()),
  nationalities: Type.Array(Type.String()),
  owner: Nullable(Type.String({ description: 'user name' })),
  source: Nullable(Type.String()),
  recChannelId: Nullable(Id),
  statusId: Nullable(Id),
  labelIds: Type.Array(Id),
  jobRank: Nullable(Type.String()),
  experienceYear: Nullable(Type.Number()),
  skills: Type.Array(Type.String()),
  companies: Type.Array(Type.String({ description: 'current and former employers, latest first' })),
  languages: Type.Array(CandidateLanguage),
  desiredWorkLocations: Type.Array(Type.String()),
  extendProperties: Type.String({ description: "JSON text: values of the company's own fields by key, all as texts" }),
  inBlackList: Type.Boolean(),
  isTerminal: Type.Boolean({ description: 'whether the candidate left the company less than 12 months ago' }),
  onboardDate: Nullable(Day),
  cvPath: Nullable(Type.String({ description: 'path of the newest CV' })),
  photoPath: Type.Optional(
    Nullable(Type.String({ description: 'ours: path of the photo for /commons/file; each new photo gets a new path' })),
  ),
  isFollowed: Type.Boolean({ description: 'whether the caller follows the candidate' }),
  followers: Type.Array(Type.String({ description: 'user names' })),
  createdBy: Type.String(),
  createdDate: Nullable(Moment),
  updatedDate: Nullable(Moment),
  lastActivityDate: Nullable(Moment),
  lastNoteDate: Nullable(Moment),
  version: Type.Integer({ description: 'increases with each change; a change must name the version that was read' }),
  mergedInto: Nullable(Id),
  canEdit: Nullable(Type.Boolean({ description: 'ours' })),
  canDelete: Nullable(Type.Boolean({ description: 'ours' })),
})
export type CandidateRow = Static<typeof CandidateRow>

export const Candidate = Type.Object({ ...CandidateRow.properties, resume: withAlternativeNames(Resume, '.') })
export type Candidate = Static<typeof Candidate>

/** The fields of a candidate in a form. */
export const CandidateFields = Type.Object({
  name: Type.String({ maxLength: 250, description: 'not blank' }),
  jobTitle: Maybe(Text(250)),
  phones: Type.Array(Text(50), {
    maxItems: 20,
    description: '0 and 9 or 10 digits, or + and 8 to 15 digits (decision D-106)',
  }),
  emails: Type.Array(Text(250), { maxItems: 20 }),
  birthday: Maybe(Day),
  gender: Type.Integer({ minimum: 0, maximum: 2, default: 2 }),
  address: Maybe(Text(500)),
  website: Maybe(Text(500)),
  messengers: Type.Array(Text(250), { maxItems: 20, default: [] }),
  nationalities: Type.Array(Text(100), { maxItems: 10, default: [] }),
  owner: Maybe(Text(250)),
  source: Maybe(Text(250)),
  recChannelId: Maybe(Id),
  statusId: Maybe(Id),
  labelIds: Type.Array(Id, { maxItems: 50, default: [] }),
  jobRank: Maybe(Text(250)),
  experienceYear: Maybe(Type.Number({ minimum: 0, maximum: 70 })),
  desiredWorkLocations: Type.Array(Text(100), { maxItems: 30, default: [] }),
  extendProperties: Type.String({
    maxLength: 100_000,
    default: '{}',
    description: "JSON text: values of the company's own fields by key",
  }),
  onboardDate: Maybe(Day),
  inBlackList: Type.Optional(Type.Boolean()),
  resume: Resume,
})
export type CandidateFields = Static<typeof CandidateFields>

/** The members of a body with a photo. */
export const photoFields = {
  photoBase64: Type.Optional(
    Type.String({
      maxLength: imageMaxBase64,
      description:
        'photo: JPG or PNG under 2 MB, in base64 or as a data URL; empty removes it; if left out, not changed',
    }),
  ),
  photoName: Type.Optional(Type.String({ maxLength: 250, description: 'file name of the photo' })),
}
const PhotoFields = Type.Object(photoFields)
export type PhotoFields = Static<typeof PhotoFields>
/** The maximum size of a request with a candidate and a photo. */
export const photoMaxBytes = imageMaxBase64 + 1_048_576

/** The answer to a change that returns no data. */
export const Done = Type.Object({ status: Type.String({ description: 'OK means success' }) })
