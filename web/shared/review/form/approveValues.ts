import { idOfUser, type PickedUser } from '../../fields/UserPicker.tsx'

export interface ApproveValues {
  owner: PickedUser | null
  jobRank: string
  /** As typed. */
  experienceYears: string
  skills: string[]
  channelId: string
  languages: { language: string; level: string }[]
  companyName: string
  position: string
  website: string
  desiredWorkLocations: string
  folderIds: string[]
  remark: string
}

export const emptyApproval: ApproveValues = {
  owner: null,
  jobRank: '',
  experienceYears: '',
  skills: [],
  channelId: '',
  languages: [],
  companyName: '',
  position: '',
  website: '',
  desiredWorkLocations: '',
  folderIds: [],
  remark: '',
}

/** What rows that came together often share; the rest is of one person. */
type SharedValues = Pick<
  ApproveValues,
  'owner' | 'jobRank' | 'skills' | 'channelId' | 'desiredWorkLocations' | 'folderIds' | 'remark'
>
const last = new Map<string, SharedValues>()

/** Remembers, as long as the page is open, what a row of a list was approved with. */
export function rememberApproval(list: string, values: ApproveValues): void {
  const { owner, jobRank, skills, channelId, desiredWorkLocations, folderIds, remark } = structuredClone(values)
  last.set(list, { owner, jobRank, skills, channelId, desiredWorkLocations, folderIds, remark })
}

/** What the last row of a list was approved with and the next one may share; undefined: none yet. */
export const lastApproval = (list: string) => last.get(list)

/** Longest text of all languages, joined as they are kept (001/9, decision D-88). */
export const maxLanguages = 225
export const joinedLanguages = (languages: ApproveValues['languages']) =>
  languages.map(({ language, level }) => `${language.trim()} - ${level}`).join(', ')

/** The form's field for a field of the input, under which a complaint of the server goes. */
export const approveFieldOf = (field: string): keyof ApproveValues | null => {
  const name = field === 'ownerId' ? 'owner' : field.split(/[[.]/)[0]!
  return name in emptyApproval ? (name as keyof ApproveValues) : null
}

/** What is sent: numbers as numbers, empty fields as nothing. */
export function approveInput(id: string, values: ApproveValues) {
  const years = values.experienceYears.trim().replace(',', '.')
  return {
    id,
    remark: values.remark.trim(),
    skills: values.skills,
    channelId: values.channelId,
    ownerId: values.owner && idOfUser(values.owner),
    jobRank: values.jobRank || null,
    experienceYears: years === '' ? null : Number(years),
    languages: values.languages.map(({ language, level }) => ({ language: language.trim(), level: Number(level) })),
    website: values.website.trim() || null,
    folderIds: values.folderIds,
    companyName: values.companyName.trim() || null,
    position: values.position.trim() || null,
    desiredWorkLocations: values.desiredWorkLocations.trim() || null,
  }
}

export type ApproveInput = ReturnType<typeof approveInput>
