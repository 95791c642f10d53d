import { experiencesInput, type CareerValues } from '../../careerRows/careerValues.ts'
import type { Option } from '../../fields/ChoiceList.tsx'
import { idOfUser, type PickedUser } from '../../fields/UserPicker.tsx'

export interface ApproveValues extends CareerValues {
  owner: PickedUser | null
  jobRank: string
  /** The number as typed. */
  experienceYears: string
  skills: string[]
  channelId: string
  companyName: string
  position: string
  website: string
  desiredWorkLocations: string
  folders: Option[]
  remark: string
}

export const emptyApproval: ApproveValues = {
  owner: null,
  jobRank: '',
  experienceYears: '',
  skills: [],
  channelId: '',
  languages: [],
  experiences: [],
  companyName: '',
  position: '',
  website: '',
  desiredWorkLocations: '',
  folders: [],
  remark: '',
}

/** The maximum length of all skills, joined by commas. */
export const maxSkills = 2000

/** The years of experience that a candidate can have. */
export const experienceYearsRange = { min: 0, max: 70 } as const

/** The values that rows of the same origin often share; the others concern one person. */
type SharedValues = Pick<
  ApproveValues,
  'owner' | 'jobRank' | 'skills' | 'channelId' | 'desiredWorkLocations' | 'folders' | 'remark'
>
const last = new Map<string, SharedValues>()

/** Remembers, as long as the page is open, the values with which a row of a list was approved. */
export function rememberApproval(list: string, values: ApproveValues): void {
  const { owner, jobRank, skills, channelId, desiredWorkLocations, folders, remark } = structuredClone(values)
  last.set(list, { owner, jobRank, skills, channelId, desiredWorkLocations, folders, remark })
}

/** Returns the values of the last approval in a list that the next row may share; undefined if there is none yet. */
export const lastApproval = (list: string) => last.get(list)

/** Returns the form's field for a field of the input, under which a server error is shown. */
export const approveFieldOf = (field: string): keyof ApproveValues | null => {
  const [own = ''] = field.split(/[[.]/)
  const name = { ownerId: 'owner', folderIds: 'folders' }[own] ?? own
  return name in emptyApproval ? (name as keyof ApproveValues) : null
}

/** Returns the input for the mutation: numbers as numbers, and empty fields as null. */
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
    experiences: experiencesInput(values.experiences),
    website: values.website.trim() || null,
    folderIds: values.folders.map(({ value }) => value),
    companyName: values.companyName.trim() || null,
    position: values.position.trim() || null,
    desiredWorkLocations: values.desiredWorkLocations.trim() || null,
  }
}

export type ApproveInput = ReturnType<typeof approveInput>
